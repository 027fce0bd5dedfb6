import {
  type ArticleCategory,
  articleCategories,
} from '../../../domain/articles/article-categories'
import type { ArticleSearch } from '../../../domain/articles/search-articles'

/** Names of the form fields and of the parameters in the page's URL. */
export const queryFields = { text: 'q', category: 'categorie' } as const

/** In characters; longer than any title. */
export const maxSearchLength = 100

/** Parses the URL query of the list; unknown values are ignored. */
export function parseArticleQuery(query: string): ArticleSearch {
  const parameters = new URLSearchParams(query)
  return {
    text: (parameters.get(queryFields.text) ?? '').slice(0, maxSearchLength),
    category: parseArticleCategory(parameters.get(queryFields.category)),
  }
}

/** Formats the URL query of a search; default values are left out. */
export function formatArticleQuery({ text, category }: ArticleSearch): string {
  const parameters = new URLSearchParams()
  if (text.trim() !== '') parameters.set(queryFields.text, text.trim())
  if (category) parameters.set(queryFields.category, category)
  const query = parameters.toString()
  return query && `?${query}`
}

/** Returns null for an unknown category. */
export const parseArticleCategory = (value: string | null): ArticleCategory | null =>
  value !== null && Object.hasOwn(articleCategories, value) ? (value as ArticleCategory) : null
