import { describe, expect, it } from 'vitest'
import type { DialogueMemory } from '../../dialogue/dialogue-context'
import { startTestCall } from '../../testing/start-test-call'
import { removeForgotten } from '../../understanding/memory-wish'

const pastMeeting: DialogueMemory = {
  statement: 'Vous avez un rendez-vous avec les RH jeudi.',
  quote: 'j’ai un rendez-vous avec les RH jeudi',
  topic: 'un rendez-vous avec les RH',
  event: 'past',
}

describe('a remembered event', () => {
  it('is asked about in the greeting when it is over', async () => {
    const call = startTestCall({ caller: { memories: [pastMeeting] } })
    const greeting = (await call.greeting()).join(' ')
    expect(greeting).toMatch(
      /ce rendez-vous avec les RH, (?:c’était comment|comment ça s’est passé) \?/,
    )
  })

  it('is not asked about again later in the call', async () => {
    const call = startTestCall({ caller: { memories: [pastMeeting] } })
    await call.greeting()
    await call.sayAll(['bien', 'il pleut chez moi', 'je range la cuisine'])
    expect(call.responses.slice(1).flat().join(' ')).not.toContain('RH')
  })

  it('is asked about in other words in the next call', async () => {
    const [first, second] = await Promise.all(
      [0, 1].map((callCount) =>
        startTestCall({ callCount, caller: { memories: [pastMeeting] } }).greeting(),
      ),
    )
    expect(second?.at(-1)).toContain('RH')
    expect(second?.at(-1)).not.toBe(first?.at(-1))
  })

  it('is not invented when nothing is remembered', async () => {
    expect((await startTestCall().greeting()).join(' ')).not.toMatch(/rendez-vous|entretien/)
  })
})

describe('a request to forget a person', () => {
  const sister: DialogueMemory = {
    statement: 'Votre sœur s’appelle Judith.',
    quote: 'ma sœur s’appelle Judith',
    topic: null,
    event: null,
  }

  it.each([
    'oublie ma sœur',
    'oublie ce que je t’ai dit sur ma sœur',
    'oubliez le prénom de ma sœur',
    'tu peux oublier ce que j’ai dit de ma sœur',
  ])('is respected, whether this call or an earlier one named the person: "%s"', async (wish) => {
    const call = startTestCall({ caller: { memories: [sister] } })
    await call.say('ma sœur Judith a eu un bébé')
    expect((await call.say(wish)).join(' ')).toMatch(/ta sœur.*supprime/)
    expect((await call.say('comment s’appelle ma sœur ?')).join(' ')).not.toContain('Judith')
  })

  it('does not remove other facts', async () => {
    const call = startTestCall()
    await call.sayAll(['mon chien s’appelle Rex', 'ma sœur s’appelle Judith', 'oublie ma sœur'])
    expect((await call.say('comment s’appelle mon chien ?')).join(' ')).toContain('Rex')
  })

  it('removes the person from the statements that may become memories', () => {
    const statements = ['ma fille s’appelle Zoé', 'j’habite à Lyon', 'oublie ma fille']
    expect(removeForgotten(statements)).toEqual(['j’habite à Lyon'])
  })

  it('is not assumed when the caller says that somebody else forgets the person', async () => {
    const call = startTestCall()
    await call.sayAll(['ma fille s’appelle Zoé', 'ma mère oublie ma fille parfois'])
    expect((await call.say('comment s’appelle ma fille ?')).join(' ')).toContain('Zoé')
  })
})
