import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

/** Returns the answers to a text in several calls, each with other random choices. */
async function answerInCalls(text: string): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: 8 }, async (_, seed) =>
      (await startTestCall({ seed, companion: { category: 'bien_etre' } }).say(text)).join(' '),
    ),
  )
}

describe('a plain reply', () => {
  it('does not repeat a place or circumstance as the subject of the statement', async () => {
    for (const answer of await answerInCalls(
      'hier soir j’ai cru entendre un bruit dans l’escalier',
    ))
      expect(answer).not.toMatch(/^(?:Ah|Ah oui|Tiens), l’escalier|^L’escalier/)
  })

  it('repeats in the caller’s words what somebody else did', async () => {
    expect((await answerInCalls('mon frère a envoyé une carte de Lisbonne')).join(' ')).toMatch(
      /[Tt]on frère a envoyé une carte de Lisbonne/,
    )
  })

  it('does not take an age for a duration', async () => {
    for (const answer of await answerInCalls('elle a douze ans et elle adore les pizzas'))
      expect(answer).not.toMatch(/ans, (?:ce n’est pas rien|quand même|ça compte)/)
  })

  it('takes up the age of somebody', async () => {
    for (const answer of await answerInCalls('elle a six ans')) expect(answer).toMatch(/^Six ans, /)
  })

  it('does not take the feeling of somebody else for the caller’s', async () => {
    for (const answer of await answerInCalls('les autres se moquent de lui à l’école'))
      expect(answer).not.toMatch(/te juger|de te|as pu te/)
  })

  it('asks nothing about a spouse that fits only people who live elsewhere', async () => {
    for (const text of ['ma compagne travaille à l’aéroport', 'mon mari est infirmier'])
      for (const answer of await answerInCalls(text)) expect(answer).not.toMatch(/voyez souvent/)
  })

  it('leaves the feelings of somebody else to that person', async () => {
    for (const text of ['ma sœur est épuisée en ce moment', 'son oncle est furieux'])
      for (const answer of await answerInCalls(text))
        expect(answer).not.toMatch(/n’as pas vraiment soufflé|déborder le vase|à ta place/)
  })

  it('answers what follows "mais"', async () => {
    for (const answer of await answerInCalls('je suis crevée mais tellement heureuse'))
      expect(answer).not.toMatch(/épuisant|fatigue|soufflé/)
  })

  it('never consists of the caller’s words alone', async () => {
    for (const answer of await answerInCalls('ma tante range ses bocaux par couleur'))
      expect(answer.split(/[.?!] /).length).toBeGreaterThan(1)
  })

  it('does not ask whether something surprises the caller', async () => {
    for (const answer of await answerInCalls('elle a un rire qui s’entend dans tout le gymnase'))
      expect(answer).not.toMatch(/étonne/)
  })
})

describe('an ailment of somebody else', () => {
  it.each([
    'le véto dit qu’il a de l’arthrose',
    'mon chien a mal au dos depuis hier',
    'elle dit qu’elle a mal au ventre tous les matins',
    'sa brosse à dents est encore là',
  ])('is not answered with the advice to see a doctor: "%s"', async (text) => {
    for (const answer of await answerInCalls(text))
      expect(answer).not.toMatch(/médecin traitant|dentiste|le 15/)
  })
})
