import { expect, test } from 'vitest'
import { countWords, estimateReadMinutes } from './read-time'

test('counts words, not punctuation', () => {
  expect(countWords('« L’appel », dit-elle : 5 minutes !')).toBe(4)
})

test('does not count the URLs of links', () => {
  expect(countWords('Voir la [CNIL](https://www.cnil.fr/fr/plaintes).')).toBe(3)
})

test('estimates whole minutes, at least one', () => {
  expect(estimateReadMinutes('Court.')).toBe(1)
  expect(estimateReadMinutes('mot '.repeat(900))).toBe(5)
})
