import { describe, expect, it } from 'vitest'
import { startTestCall } from '../../testing/start-test-call'

/** Begins a crisis with the first text, and returns the response to the second. Expects that the crisis goes on. */
async function respond(report: string, text: string): Promise<string> {
  const call = startTestCall()
  await call.say(report)
  const response = (await call.say(text)).join(' ')
  expect(call.dialogue.isInCrisis?.()).toBe(true)
  return response
}

describe('a promise in a crisis', () => {
  it.each([
    'promis je fais rien',
    'oui promis',
    'je ferai rien ce soir, promis',
    'j’ai promis à ma sœur',
  ])('gets thanks when the caller makes it: "%s"', async (text) => {
    expect(await respond('je veux mourir', text)).toMatch(/Merci, cette nuit de gagnée/)
  })

  it.each([
    'il m’avait promis de rester toujours',
    'elle m’a promis',
    'on m’avait promis du travail',
  ])('is not taken for the caller’s when somebody else made it: "%s"', async (text) => {
    expect(await respond('je veux mourir', text)).not.toMatch(/Merci, cette nuit/)
  })
})

describe('a question about death in a crisis', () => {
  const refusal = /À cette question-là|pas de réponse à ça/

  it.each([
    'est-ce que ça fait mal',
    'ça fait mal ?',
    'ça fait mal de mourir',
    'c’est quoi le moyen le plus rapide',
    'tu crois qu’on va au paradis ?',
    'il y a quelque chose après ?',
  ])('is refused an answer: "%s"', async (text) => {
    expect(await respond('je veux mourir', text)).toMatch(refusal)
  })

  it.each([
    'ça fait mal de vivre',
    'ça fait tellement mal',
    'c’est long d’attendre que ça décroche',
    'c’est long, ça sonne toujours ?',
    'ma mère est morte, elle est au ciel',
    'de toute façon je suis sans espoir',
  ])('is not seen in "%s"', async (text) => {
    expect(await respond('je veux mourir', text)).not.toMatch(refusal)
  })
})

describe('an attacker who has left', () => {
  it('prompts the advice to lock the door', async () => {
    expect(await respond('mon mari me frappe', 'il est parti')).toMatch(/porte à clé/)
  })

  it.each([
    'il est parti chercher son fusil',
    'il est descendu prendre un couteau',
    'il est sorti récupérer sa batte',
  ])('counts as a present danger when he fetches a weapon: "%s"', async (text) => {
    const response = await respond('mon mari me frappe', text)
    expect(response).not.toMatch(/Alors ce moment|proches|ne justifie un coup/)
    expect(response).toMatch(/\b17\b|\b112\b/)
  })

  it('is not assumed to stay away when the caller says otherwise', async () => {
    const response = await respond('mon mari me frappe', 'il est parti mais il revient')
    expect(response).not.toMatch(/Alors ce moment/)
  })
})

describe('a wish to die after a poisoning', () => {
  const thanks = /Merci de me le dire. Le 15/

  it.each(['je voulais mourir', 'pour mourir'])(
    'is taken for the caller’s own: "%s"',
    async (text) => {
      expect(await respond('j’ai avalé vingt cachets', text)).toMatch(thanks)
    },
  )

  it.each(['c’est mon fils qui voulait mourir pas moi', 'ma mère avait envie de mourir'])(
    'is not taken for the caller’s own: "%s"',
    async (text) => {
      expect(await respond('j’ai avalé vingt cachets', text)).not.toMatch(thanks)
    },
  )
})

describe('bleeding that was taken for a pregnancy emergency', () => {
  it.each([
    'non j’ai mes règles',
    'c’est juste mes règles',
    'je suis pas enceinte',
    'non pas enceinte',
  ])('is no longer treated as one after "%s"', async (text) => {
    const call = startTestCall()
    await call.say('J’ai mal au ventre, je saigne')
    expect((await call.say(text)).join(' ')).not.toMatch(/maternité|grossesse/)
    expect(call.dialogue.isInCrisis?.()).toBe(false)
  })

  it.each([
    'j’ai mes règles mais je saigne trop',
    'c’est pas mes règles',
    'je suis pas enceinte je crois',
  ])('is still treated as one after "%s"', async (text) => {
    await respond('J’ai mal au ventre, je saigne', text)
  })
})
