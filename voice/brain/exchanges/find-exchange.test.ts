import { describe, expect, test } from 'vitest'
import { normaliseText } from '../../text-analysis/normalise-text'
import { exchanges } from './all-exchanges'
import { createExchangeSearch } from './find-exchange'
import { parseExchanges } from './parse-exchanges'
import { prepareExchanges } from './prepare-exchanges'
import { preparedExchanges } from './prepared-exchanges'

const search = createExchangeSearch(preparedExchanges)
/** Returns the first wording of the exchange that the search finds, and its score. */
const find = (text: string) => {
  const found = search.find(text)
  return found && { wording: exchanges[found.index]?.wordings[0], score: found.score }
}

describe('finding a written exchange', () => {
  test('finds every wording with a score of at least 0.99', () => {
    const missed = exchanges.flatMap(({ follows, wordings }) => {
      const openings = follows.map((opening) => search.find(opening)?.index ?? null)
      return wordings.filter((wording) =>
        (openings.length > 0 ? openings : [null]).some(
          (opening) => (search.find(wording, opening)?.score ?? 0) < 0.99,
        ),
      )
    })
    expect(missed).toEqual([])
  })

  test('every thread has an exchange that opens it', () => {
    const openingExchanges = exchanges.filter(({ follows }) => follows.length === 0)
    const openingWordings = new Set(
      openingExchanges.flatMap(({ wordings }) => wordings.map(normaliseText)),
    )
    const follows = new Set(exchanges.flatMap((exchange) => exchange.follows))
    expect([...follows].filter((wording) => !openingWordings.has(normaliseText(wording)))).toEqual(
      [],
    )
  })

  test('finds exchanges of a thread only after the exchange that opens it', () => {
    const [opening, reply] = parseExchanges(`
> mon chat est parti
Depuis quand ?

après: mon chat est parti

> depuis ce matin
Il va revenir.`)
    const extendedSearch = createExchangeSearch(prepareExchanges([...exchanges, opening!, reply!]))
    const openingIndex = exchanges.length
    expect(extendedSearch.find('depuis ce matin', openingIndex)?.index).toBe(openingIndex + 1)
    expect(extendedSearch.find('depuis hier matin', openingIndex)?.index).toBe(openingIndex + 1)
    expect(extendedSearch.find('depuis ce matin')?.index).not.toBe(openingIndex + 1)
  })

  test('finds an exchange by synonyms', () => {
    expect(find('mon gamin fait encore des cauchemars la nuit')?.wording).toBe(
      find('mon fils fait des cauchemars')?.wording,
    )
    expect(find('je me suis engueulé avec mon frangin')?.wording).toBe(
      find('je me dispute avec mon frère')?.wording,
    )
  })

  test('ignores an announcement such as "faut que je te raconte un truc" before the news', () => {
    expect(find('faut que je te raconte un truc, on s’est embrassés')?.wording).toBe(
      find('on s’est embrassés')?.wording,
    )
  })

  test.each([
    'moi je voudrais pas non plus',
    'on n’en parle à personne d’autre',
    'ça fait du bien de l’avoir dit',
    'elle me parle jamais de ça',
  ])('finds no reliable match for a sentence that does not say what it is about: %s', (text) => {
    expect(find(text)?.score ?? 0).toBeLessThan(0.78)
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
      follows: [],
      wordings: ['mon chat gris dort', 'mon chat  dort', 'ton chat gris dort', 'ton chat  dort'],
      answers: ['Il dort bien ?'],
      afterYes: ['Tant mieux.'],
      afterNo: ['Dommage.'],
      afterOther: ['Je vois.'],
    })
  })
})
