import type { Article } from '../../../contract/articles'
import { articleCategories } from '../../../domain/articles/article-categories'
import { createPageMeta } from '../../document/page-meta'

/** Meta tags of an article's page; `url` is its absolute URL. */
export function createArticleMeta(article: Article, url: string) {
  const { title, imageUrl } = article
  const { origin, pathname } = new URL(url)
  return createPageMeta({
    origin,
    path: pathname,
    title: `${article.seoTitle} · Amivoix`,
    description: article.seoDescription,
    kind: 'article',
    publishedAt: article.publishedAt,
    ...(imageUrl !== null && {
      image: { url: toPreviewUrl(imageUrl, origin), alt: title, isOwnPreview: true },
    }),
    structuredData: [createArticleStructuredData(article, url)],
  })
}

/** Messaging apps and search engines do not show SVG, so the PNG version is used. */
const toPreviewUrl = (imageUrl: string, origin: string) =>
  new URL(imageUrl.replace(/[.]svg$/, '.png'), origin).href

/** Returns the article as a BlogPosting of schema.org; `url` is the absolute URL of its page. */
function createArticleStructuredData(article: Article, url: string) {
  const { title, seoDescription, author, publishedAt, category, tags, imageUrl, readTime } = article
  const { origin } = new URL(url)
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
    mainEntityOfPage: url,
    ...(imageUrl !== null && { image: toPreviewUrl(imageUrl, origin) }),
  }
}
