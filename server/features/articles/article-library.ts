import type { StoredArticle } from './parse-article'

export type ArticleLibrary = ReturnType<typeof createArticleLibrary>

/** Creates the library of the parsed articles. */
export const createArticleLibrary = (articles: readonly StoredArticle[]) => ({
  /** Newest first. */
  list: () => articles,
  find: (id: number) => articles.find((article) => article.id === id),
})
