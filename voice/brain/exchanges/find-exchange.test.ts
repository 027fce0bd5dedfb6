import { describe, expect, test } from 'vitest'
import { exchanges } from './all-exchanges'
import { indexExchanges } from './find-exchange'
import { parseExchanges } from './parse-exchanges'

const index = indexExchanges(exchanges)
/** The first wording of the exchange that is found. */
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

  test('finds an exchange from other words for the same thing', () => {
    expect(find('mon gamin fait encore des cauchemars la nuit')?.wording).toBe(
      find('mon fils fait des cauchemars')?.wording,
    )
    expect(find('je bosse trop en ce moment')?.wording).toBe(find('je travaille trop')?.wording)
  })

  test('answers the part of a longer text that an exchange is about', () => {
    const found = find('oh moi tu sais, j’ai promené le chien, et puis je dors mal')
    expect(found?.wording).toBe(find('je dors mal')?.wording)
  })

  test('answers the question of a text, not its other sentences', () => {
    const found = find('Je dors mal. Tu aimes quoi comme musique ?')
    expect(found?.wording).toBe(find('tu aimes quoi comme musique ?')?.wording)
  })

  test('tells the caller from the companion, and yes from no', () => {
    expect(find('tu as peur du noir ?')?.wording).not.toBe(find('j’ai peur de tout')?.wording)
    expect(find('j’ai pas eu mon bac')?.wording).not.toBe(find('j’ai eu mon bac')?.wording)
  })

  test.each([
    'le facteur a livré un colis bleu',
    'mon oncle collectionne les timbres de Hongrie',
    'oui je sais',
    'la réunion du syndic est reportée',
    'combien coûte un timbre pour la Suisse ?',
  ])('finds nothing near enough for: %s', (text) => {
    expect(find(text)?.score ?? 0).toBeLessThan(0.62)
  })
})

describe('reading exchanges', () => {
  test('expands alternatives and keeps answers and what follows apart', () => {
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
