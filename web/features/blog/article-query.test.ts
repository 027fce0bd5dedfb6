import { expect, test } from 'vitest'
import { formatArticleQuery, parseArticleQuery } from './article-query'

test('formats no query for a search without text and category', () => {
  expect(formatArticleQuery({ text: ' ', category: null })).toBe('')
  expect(parseArticleQuery('')).toEqual({ text: '', category: null })
})

test('parses a formatted query back into the same search', () => {
  const search = { text: 'à deux & <b>', category: 'bien-etre' } as const
  expect(formatArticleQuery(search)).toBe('?q=%C3%A0+deux+%26+%3Cb%3E&categorie=bien-etre')
  expect(parseArticleQuery(formatArticleQuery(search))).toEqual(search)
})

test('ignores unknown categories and truncates long texts', () => {
  expect(parseArticleQuery('?categorie=toString&q=').category).toBeNull()
  expect(parseArticleQuery(`?q=${'é'.repeat(500)}`).text).toHaveLength(100)
})
