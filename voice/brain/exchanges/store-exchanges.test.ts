import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { exchanges } from './all-exchanges'
import { createExchangeSearch } from './find-exchange'
import type { PreparedExchanges } from './prepare-exchanges'
import { preparedExchanges } from './prepared-exchanges'
import { restoreExchanges, storeExchanges } from './store-exchanges'

const restored = restoreExchanges(storeExchanges(preparedExchanges))

/** One text in three is a whole wording; the others join the first half of a wording and the second half of another. */
const texts = Array.from({ length: 500 }, (_, index) => {
  const wordings = exchanges[(index * 4) % exchanges.length]!.wordings
  const words = wordings[index % wordings.length]!.split(' ')
  const otherWords = exchanges[(index * 7) % exchanges.length]!.wordings[0]!.split(' ')
  const half = Math.ceil(words.length / 2)
  return [...words.slice(0, half), ...(index % 3 ? otherWords : words).slice(half)].join(' ')
})

test('stores and restores the prepared exchanges without a change', () => {
  expect({ ...restored, wordings: hashWordings(restored) }).toEqual({
    ...preparedExchanges,
    wordings: hashWordings(preparedExchanges),
  })
})

/** Hashes the arrays, because Vitest takes half a minute to compare arrays of this size. */
const hashWordings = ({ wordings }: PreparedExchanges) =>
  Object.fromEntries(
    Object.entries(wordings).map(([name, values]) => [
      name,
      createHash('sha256').update(values.join()).digest('hex'),
    ]),
  )

test('finds the same exchanges in restored wordings, with and without a thread', () => {
  const search = createExchangeSearch(preparedExchanges)
  const restoredSearch = createExchangeSearch(restored)
  const openings = [...new Set(preparedExchanges.openings.flat())]
  const findAll = ({ find }: typeof search) =>
    texts.flatMap((text, index) => [find(text), find(text, openings[index % openings.length])])
  const found = findAll(restoredSearch)
  expect(found.filter((one) => one?.score === 1).length).toBeGreaterThan(50)
  expect(found.filter((one) => one !== null && one.score < 1).length).toBeGreaterThan(200)
  expect(found).toEqual(findAll(search))
})
