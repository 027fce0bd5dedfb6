import { describe, expect, test } from 'vitest'
import { exchanges } from './all-exchanges'
import { indexExchanges } from './find-exchange'
import { parseExchanges } from './parse-exchanges'

const index = indexExchanges(exchanges)
/** Returns the first wording of the exchange that the search finds, and its score. */
const find = (text: string) => {
  const found = index.find(text)
  return found && { wording: exchanges[found.index]?.wordings[0], score: found.score }
}

describe('finding a written exchange', () => {
  test('finds every wording with a score of 1', () => {
    const missed = exchanges.flatMap(({ wordings }) =>
      wordings.filter((wording) => (index.find(wording)?.score ?? 0) < 0.99),
    )
    expect(missed).toEqual([])
  })

  test('finds an exchange when the caller uses synonyms', () => {
    expect(find('mon gamin fait encore des cauchemars la nuit')?.wording).toBe(
      find('mon fils fait des cauchemars')?.wording,
    )
    expect(find('je bosse trop en ce moment')?.wording).toBe(find('je travaille trop')?.wording)
  })

  test('finds the exchange that matches one part of a longer text', () => {
    const found = find('oh moi tu sais, j’ai promené le chien, et puis je dors mal')
    expect(found?.wording).toBe(find('je dors mal')?.wording)
  })

  test('prefers the question in a text to its other sentences', () => {
    const found = find('Je dors mal. Tu aimes quoi comme musique ?')
    expect(found?.wording).toBe(find('tu aimes quoi comme musique ?')?.wording)
  })

  test('distinguishes the caller from the companion, and a statement from its negation', () => {
    expect(find('tu as peur du noir ?')?.wording).not.toBe(find('j’ai peur de tout')?.wording)
    expect(find('j’ai pas eu mon bac')?.wording).not.toBe(find('j’ai eu mon bac')?.wording)
  })

  test.each([
    'le facteur a livré un colis bleu',
    'mon oncle collectionne les timbres de Hongrie',
    'oui je sais',
    'la réunion du syndic est reportée',
    'combien coûte un timbre pour la Suisse ?',
  ])('finds no close match for: %s', (text) => {
    expect(find(text)?.score ?? 0).toBeLessThan(0.62)
  })
})

describe('reading exchanges', () => {
  test('expands alternatives, and separates the answers from the replies to yes, no and anything else', () => {
    const [exchange] = parseExchanges(`
> (mon|ton) chat (gris)? dort
Il dort bien ?
oui: Tant mieux.
non: Dommage.
sinon: Je vois.`)
    expect(exchange).toEqual({
      wordings: ['mon chat gris dort', 'mon chat  dort', 'ton chat gris dort', 'ton chat  dort'],
      answers: ['Il dort bien ?'],
      afterYes: ['Tant mieux.'],
      afterNo: ['Dommage.'],
      afterOther: ['Je vois.'],
    })
  })
})
