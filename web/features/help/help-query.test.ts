import { expect, test } from 'vitest'
import { formatHelpQuery, readHelpView } from './help-query'

test('reads back what it writes into the address', () => {
  const view = { search: 'été & reçus', category: 'payment' } as const
  expect(readHelpView(new URLSearchParams(formatHelpQuery(view)))).toEqual(view)
})

test('leaves out what is not chosen', () => {
  expect(formatHelpQuery({ search: '  ', category: null })).toBe('')
})

test('ignores an unknown category and shortens a search that is too long', () => {
  const query = new URLSearchParams({ q: 'a'.repeat(500), categorie: 'constructor' })
  expect(readHelpView(query)).toEqual({ search: 'a'.repeat(100), category: null })
})
