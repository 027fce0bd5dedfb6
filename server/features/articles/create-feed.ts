import { articleFeedPath, articlePath, pagePaths } from '../../../contract/paths'
import { articleCategories } from '../../../domain/articles/article-categories'
import { escapeHtml } from '../../platform/http/responses/escape-html'
import type { StoredArticle } from './parse-article'

/** Returns the blog as an RSS 2.0 document (https://www.rssboard.org/rss-specification). */
export function createFeed(articles: readonly StoredArticle[], origin: string): string {
  const newest = articles[0]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>Blog d’Amivoix</title>
<link>${escapeHtml(origin + pagePaths.blog)}</link>
<atom:link href="${escapeHtml(origin + articleFeedPath)}" rel="self" type="application/rss+xml"/>
<description>Comprendre les conversations avec une intelligence artificielle.</description>
<language>fr</language>${newest ? `\n<lastBuildDate>${toRssDate(newest.publishedAt)}</lastBuildDate>` : ''}
${articles.map((article) => createItem(article, origin)).join('\n')}
</channel>
</rss>
`
}

function createItem(article: StoredArticle, origin: string) {
  const url = escapeHtml(origin + articlePath(article.id))
  return `<item>
<title>${escapeHtml(article.title)}</title>
<link>${url}</link>
<guid>${url}</guid>
<pubDate>${toRssDate(article.publishedAt)}</pubDate>
${[articleCategories[article.category], ...article.tags].map((name) => `<category>${escapeHtml(name)}</category>`).join('\n')}
<description>${escapeHtml(article.excerpt)}</description>
</item>`
}

/** RSS requires a time in the format of RFC 822, but an article has only a day. */
const toRssDate = (day: string) => new Date(`${day}T08:00:00Z`).toUTCString()
