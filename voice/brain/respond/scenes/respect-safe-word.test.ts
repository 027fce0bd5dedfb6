import { describe, expect, it } from 'vitest'
import { companions } from '../../../../content/companions/companions'
import { startTestCall } from '../../testing/start-test-call'

function startCall(id = 'lucrece', seed = 7) {
  const companion = companions.find((one) => one.id === id)
  if (!companion) throw new Error(`There is no companion ${id}.`)
  return startTestCall({ companion, seed })
}

const meeting = 'Je suis un voleur et tu me surprends dans ton bureau.'

describe('a request to stop', () => {
  it.each([
    'Stop, on arrête le jeu, je suis mal à l’aise.',
    'stop',
    'j’arrête',
    'je suis mal à l’aise',
    'c’est trop pour moi',
  ])('ends the scene, and other words do not resume it: "%s"', async (stop) => {
    for (const [id, seed] of [
      ['lucrece', 1],
      ['vesper', 2],
      ['nyx', 3],
    ] as const) {
      const call = startCall(id, seed)
      await call.sayAll([meeting, 'je tiens un collier de perles'])
      const answer = (await call.say(stop)).join(' ')
      expect(answer).toMatch(/arrêt|stop|pause/i)
      expect(answer).not.toMatch(/bureau|collier|regarde|approche|corps|cœur|« /)
      const later = [...(await call.say('je vous entends bien')), ...(await call.say('oui ça va'))]
      expect(later.join(' ')).not.toMatch(/bureau|collier|regarde|approche|« /)
    }
  })

  it('is also confirmed outside a scene, by a companion for fantasies', async () => {
    const answer = await startCall().say('Stop, on arrête le jeu, je suis mal à l’aise.')
    expect(answer.join(' ')).toMatch(/arrêt|stop|pause/i)
    expect(answer.join(' ')).not.toMatch(/commencer|corps|cœur/)
  })

  it('is not recognised when the characters stop walking', async () => {
    const call = startCall()
    await call.say(meeting)
    expect((await call.say('on s’arrête devant la porte')).join(' ')).not.toMatch(/stop|rangée/i)
  })
})

describe('the safe word', () => {
  it('is "stop" until the caller chooses another one, which then works', async () => {
    const call = startCall()
    expect((await call.say('C’est quoi le mot pour arrêter ?')).join(' ')).toMatch(/« stop »/i)
    await call.say('mon mot c’est mandarine')
    const reminder = await call.say('c’est quoi le mot pour arrêter déjà ?')
    expect(reminder.join(' ')).toContain('« mandarine »')
    await call.say(meeting)
    expect((await call.say('mandarine')).join(' ')).toMatch(/j’arrête tout|on s’arrête/)
  })

  it('is chosen when the caller answers the request to choose it with a single word', async () => {
    const greetings = ['Bonsoir, choisissez le mot qui arrête tout.']
    const lucrece = companions.find(({ id }) => id === 'lucrece')!
    const call = startTestCall({
      companion: { ...lucrece, persona: { ...lucrece.persona, greetings } },
    })
    await call.greeting()
    expect((await call.say('mandarine')).join(' ')).toContain('« mandarine »')
  })
})

describe('a scene that begins with the meeting of the caller and the companion', () => {
  it.each([
    ['Je tiens un collier de perles', /collier de perles/i],
    ['Continue, décris-moi la pièce.', /lumière|porte|horloge/],
    ['Et si je refuse ?', /refus|respecté/i],
    ['Je n’ai jamais fait ça, je suis intimidée.', /doucement|temps/],
    ['On reprend plus doucement ?', /lentement|doucement/],
  ])('responds to "%s"', async (text, expected) => {
    const call = startCall()
    expect((await call.say(meeting)).join(' ')).toContain('dans mon bureau')
    expect((await call.say(text)).join(' ')).toMatch(expected)
  })

  it('is resumed at a slower pace on request', async () => {
    const call = startCall()
    await call.sayAll([meeting, 'stop'])
    expect((await call.say('on reprend plus doucement ?')).join(' ')).toMatch(/doucement|rythme/)
  })
})
