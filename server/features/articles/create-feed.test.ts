import { expect, test } from 'vitest'
import { createFeed } from './create-feed'
import type { StoredArticle } from './parse-article'

const article: StoredArticle = {
  id: 3,
  slug: 'eux-et-nous',
  title: 'Eux & <nous>',
  excerpt: '“Rien” d’autre',
  author: 'L’équipe Amivoix',
  publishedAt: '2026-11-09',
  category: 'securite',
  tags: ['Vie privée'],
  imageUrl: null,
  readTime: 5,
  content: '<p>Bonjour.</p>',
  seoTitle: 'Eux',
  seoDescription: 'Eux et nous.',
  coverCompanions: ['octave', 'eleonore'],
}

test('lists the articles with absolute URLs and escaped texts', () => {
  const feed = createFeed([article], 'https://amivoix.test')
  expect(feed).toContain('<title>Eux &amp; &lt;nous&gt;</title>')
  expect(feed).toContain('<guid>https://amivoix.test/blog/3</guid>')
  expect(feed).toContain('<pubDate>Mon, 09 Nov 2026 08:00:00 GMT</pubDate>')
  expect(feed).toContain('<category>Sécurité</category>\n<category>Vie privée</category>')
  expect(feed).toContain('href="https://amivoix.test/blog/rss.xml" rel="self"')
})

test('returns a feed without items and without an invalid date when there are no articles', () => {
  expect(createFeed([], 'https://amivoix.test')).not.toMatch(/<item>|undefined|Invalid/)
})
