import { expect, test } from 'vitest'
import { formatHelpQuery, readHelpFilter } from './help-query'

test('parses a formatted query back into the same filter', () => {
  const filter = { search: 'été & reçus', category: 'payment' } as const
  expect(readHelpFilter(new URLSearchParams(formatHelpQuery(filter)))).toEqual(filter)
})

test('leaves default values out of the query', () => {
  expect(formatHelpQuery({ search: '  ', category: null })).toBe('')
})

test('ignores an unknown category and truncates a search that is too long', () => {
  const query = new URLSearchParams({ q: 'a'.repeat(500), categorie: 'constructor' })
  expect(readHelpFilter(query)).toEqual({ search: 'a'.repeat(100), category: null })
})
