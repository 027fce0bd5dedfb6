import type { Article } from '../../../contract/articles'
import { articleCategories } from '../../../domain/articles/article-categories'

/** Returns the article as a BlogPosting of schema.org; `address` is the absolute URL of its page. */
export function createArticleData(article: Article, address: string) {
  const { title, seoDescription, author, publishedAt, category, tags, imageUrl, readTime } = article
  const { origin } = new URL(address)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: seoDescription,
    inLanguage: 'fr',
    datePublished: publishedAt,
    articleSection: articleCategories[category],
    keywords: tags.join(', '),
    timeRequired: `PT${readTime}M`,
    author: { '@type': 'Organization', name: author, url: origin },
    publisher: { '@type': 'Organization', name: 'Amivoix', url: origin },
    mainEntityOfPage: address,
    // Search engines show no SVG.
    ...(imageUrl !== null && { image: new URL(imageUrl.replace(/[.]svg$/, '.png'), origin).href }),
  }
}
