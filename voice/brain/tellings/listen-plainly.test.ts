import { describe, expect, it } from 'vitest'
import { startTestCall } from '../testing/start-test-call'

/** The answers to a text in calls with different random choices. */
async function answerInCalls(text: string): Promise<readonly string[]> {
  return Promise.all(
    Array.from({ length: 8 }, async (_, seed) =>
      (await startTestCall({ seed, companion: { category: 'bien_etre' } }).say(text)).join(' '),
    ),
  )
}

describe('a plain reply', () => {
  it('repeats no place or circumstance as if it were the subject', async () => {
    for (const answer of await answerInCalls(
      'hier soir j’ai cru entendre un bruit dans l’escalier',
    ))
      expect(answer).not.toMatch(/^(?:Ah|Ah oui|Tiens), l’escalier|^L’escalier/)
  })

  it('says back what somebody else did, in the caller’s words', async () => {
    expect((await answerInCalls('mon frère a envoyé une carte de Lisbonne')).join(' ')).toMatch(
      /[Tt]on frère a envoyé une carte de Lisbonne/,
    )
  })

  it('does not take an age for a duration', async () => {
    for (const answer of await answerInCalls('elle a douze ans et elle adore les pizzas'))
      expect(answer).not.toMatch(/ans, (?:ce n’est pas rien|quand même|ça compte)/)
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
  ])('is not answered with a doctor for the caller: "%s"', async (text) => {
    for (const answer of await answerInCalls(text))
      expect(answer).not.toMatch(/médecin traitant|dentiste|le 15/)
  })
})
