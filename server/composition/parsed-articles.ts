import { articleSources } from '../../content/articles/article-sources'
import type { StoredArticle } from '../features/articles/parse-article'
import { parseArticles } from '../features/articles/parse-articles'

/**
 * The articles of the blog. In the production build, vite.config.ts replaces this computation with
 * its result.
 */
export const parsedArticles: readonly StoredArticle[] = parseArticles(articleSources)
