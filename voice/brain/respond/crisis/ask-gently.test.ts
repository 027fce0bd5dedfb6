import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

/** The classifier rates these words as a little similar to a danger, as it does many ordinary remarks. */
const possibleDanger = 'j’ai assez gardé pour moi'
const gentleQuestion = /ça va \?|le coup \?|le moral, ça va/
const helpline = /\b(?:3114|3919|15|17)\b/

describe('after words that resemble a danger only a little', () => {
  it('asks in passing whether all is well, without a helpline or a crisis', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    const answer = (await call.say(possibleDanger)).join(' ')
    expect(answer).toMatch(gentleQuestion)
    expect(answer).not.toMatch(helpline)
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it.each(['non pas vraiment', 'ça va pas non', 'bof'])(
    'asks directly and names a helpline when the caller answers "%s"',
    async (answer) => {
      const call = startTestCall()
      await call.say('bonsoir')
      await call.say(possibleDanger)
      expect((await call.say(answer)).join(' ')).toMatch(helpline)
    },
  )

  it.each([
    'oui oui ça va',
    'non non ça va',
    'depuis qu’on est petites c’est moi qui appelle',
    'non j’ai plus de batterie pour regarder des vidéos enfin si il me reste dix-huit pour cent',
  ])('goes on with the call when the caller answers "%s"', async (answer) => {
    const call = startTestCall()
    await call.say('bonsoir')
    await call.say(possibleDanger)
    expect((await call.say(answer)).join(' ')).not.toMatch(helpline)
  })

  it('asks directly when the caller says such words twice', async () => {
    const call = startTestCall()
    await call.say('bonsoir')
    await call.say(possibleDanger)
    expect(
      (await call.say('alors là je me suis dit c’est bon j’ai assez gardé')).join(' '),
    ).toMatch(helpline)
  })
})

describe('after two questions about words that only resembled a danger', () => {
  const report = 'j’ai mangé trop piquant j’ai les lèvres en feu'

  it('goes on with the call when the caller gives an ordinary answer again', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', report])
    expect((await call.say('le curry')).join(' ')).toMatch(/oui ou non \?$/)
    expect((await call.say('c’est la recette de ma tante')).join(' ')).not.toMatch(helpline)
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it.each(['rien', 'je peux pas parler', 'j’ai peur'])(
    'stays in crisis mode when the caller answers "%s"',
    async (answer) => {
      const call = startTestCall()
      await call.sayAll(['bonsoir', report, 'le curry', answer])
      expect(call.dialogue.isInCrisis?.()).toBe(true)
    },
  )

  it('stays in crisis mode after an explicit or probable report, despite ordinary answers', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'il est derrière moi', 'le bus', 'je cherche une place assise'])
    expect(call.dialogue.isInCrisis?.()).toBe(true)
  })
})

describe('a question about whether a danger was meant', () => {
  const report = 'mon mari va me hurler dessus'

  it('is answered by a yes right after it, but not by a yes to a later question', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', report])
    expect((await call.say('oui')).join(' ')).toMatch(/\b17\b/)
    const other = startTestCall()
    await other.sayAll(['bonsoir', report, 'sa sœur habite à côté', 'elle aime bien le cinéma'])
    expect((await other.say('oui')).join(' ')).not.toMatch(/\b(?:17|112|114)\b/)
  })

  it('ends the crisis when the caller answers that there is no danger', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', report, 'non mais y a pas de danger'])
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })
})

describe('a caller who cannot move because a cat sleeps on them', () => {
  it('is not in a crisis', async () => {
    const call = startTestCall()
    await call.sayAll(['bonsoir', 'je suis coincée là', 'si je bouge il se réveille', 'le chat'])
    await call.say('il est sur mes genoux')
    expect(call.dialogue.isInCrisis?.()).toBe(false)
    expect(call.responses.flat().join(' ')).not.toMatch(helpline)
  })
})
