import { describe, expect, test } from 'vitest'
import { searchArticles } from './search-articles'

const articles = [
  {
    id: 1,
    title: 'Éloge du silence',
    excerpt: 'Se taire à deux.',
    category: 'amour',
    tags: ['Écoute'],
  },
  {
    id: 2,
    title: 'Bien dormir',
    excerpt: 'Le cœur léger.',
    category: 'bien-etre',
    tags: ['Sommeil'],
  },
  {
    id: 3,
    title: 'Vos droits',
    excerpt: 'La loi, et l’écoute.',
    category: 'actualites',
    tags: ['Droit'],
  },
] as const

const find = (text: string, category: 'amour' | 'actualites' | null = null) =>
  searchArticles(articles, { text, category }).map(({ id }) => id)

describe('a search', () => {
  test.each([
    ['eloge', [1]],
    ['SILENCE', [1]],
    ['coeur', [2]],
    ['sommeil', [2]],
    ['écoute', [1, 3]],
    ["l'ecoute", [3]],
    ['  droit ', [3]],
    ['', [1, 2, 3]],
    ['<b>', []],
    ['silence sommeil', []],
  ])('for %j finds %j in titles, excerpts and tags', (text, ids) => {
    expect(find(text)).toEqual(ids)
  })

  test('stays within the category', () => {
    expect(find('', 'amour')).toEqual([1])
    expect(find('écoute', 'actualites')).toEqual([3])
    expect(find('sommeil', 'amour')).toEqual([])
  })
})
