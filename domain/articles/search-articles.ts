import { normaliseText } from '../companions/search/search-words'
import type { ArticleCategory } from './article-categories'

type Searchable = {
  title: string
  excerpt: string
  category: ArticleCategory
  tags: readonly string[]
}

export type ArticleSearch = {
  /** As typed; compared without accents and letter case. */
  text: string
  /** Null to search all categories. */
  category: ArticleCategory | null
}

/**
 * Returns the articles of the category that contain the text in their title, excerpt or tags, in
 * the given order.
 */
export function searchArticles<Article extends Searchable>(
  articles: readonly Article[],
  { text, category }: ArticleSearch,
): Article[] {
  const query = normalise(text)
  return articles.filter(
    (article) =>
      (category === null || article.category === category) &&
      [article.title, article.excerpt, ...article.tags].some((field) =>
        normalise(field).includes(query),
      ),
  )
}

const normalise = (text: string) => normaliseText(text).trim()
