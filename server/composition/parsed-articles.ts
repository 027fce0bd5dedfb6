import { articleSources } from '../../content/articles/article-sources'
import type { StoredArticle } from '../features/articles/parse-article'
import { parseArticles } from '../features/articles/parse-articles'

/** The articles of the blog. In the built server, vite.config.ts puts the result in place of this computation. */
export const parsedArticles: readonly StoredArticle[] = parseArticles(articleSources)
