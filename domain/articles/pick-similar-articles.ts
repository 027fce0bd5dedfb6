import type { ArticleCategory } from './article-categories'

type Comparable = { id: number; category: ArticleCategory; tags: readonly string[] }

const maxSimilar = 2

/**
 * Returns at most two other articles of the same category or with a common tag. Those with the most
 * in common come first; articles with equally much in common keep the given order.
 */
export function pickSimilarArticles<Article extends Comparable>(
  article: Comparable,
  articles: readonly Article[],
): Article[] {
  const countCommon = (other: Comparable) =>
    Number(other.category === article.category) +
    other.tags.filter((tag) => article.tags.includes(tag)).length
  return articles
    .filter((other) => other.id !== article.id && countCommon(other) > 0)
    .toSorted((one, other) => countCommon(other) - countCommon(one))
    .slice(0, maxSimilar)
}
