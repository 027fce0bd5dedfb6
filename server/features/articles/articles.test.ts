import { describe, expect, test } from 'vitest'
import { articleSources } from '../../../content/articles/article-sources'
import { companions } from '../../../content/companions/companions'
import { articleCategoryKeys } from '../../../domain/articles/article-categories'
import { pickSimilarArticles } from '../../../domain/articles/pick-similar-articles'
import { countWords } from '../../../domain/articles/read-time'
import { createArticleLibrary } from './article-library'
import { parseArticles } from './parse-articles'

const library = createArticleLibrary(parseArticles(articleSources))
const articles = library.list()

/** Hosts that articles may link to: public authorities, doi.org for studies, and helplines. */
const sourceHosts = [
  'arretonslesviolences.gouv.fr',
  'doi.org',
  'eur-lex.europa.eu',
  'signal.conso.gouv.fr',
  'www.cnil.fr',
  'www.coe.int',
  'www.cybermalveillance.gouv.fr',
  'www.info.urgence114.fr',
  'www.legifrance.gouv.fr',
  'www.sos-amitie.com',
  'www.who.int',
  '3114.fr',
]

/** The host of an https URL; null for any other. */
const findHost = (url: string) => /^https:[/]{2}([^/]+)/.exec(url)?.[1] ?? null

test('the blog has seven articles, one in each category, the newest first', () => {
  expect(articles.map(({ id }) => id).sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(articles.map(({ category }) => category).sort()).toEqual([...articleCategoryKeys].sort())
  const days = articles.map(({ publishedAt }) => publishedAt)
  expect(days).toEqual(days.toSorted().reverse())
})

describe.each(articles)('the article $slug', (article) => {
  const text = article.content.replaceAll(/<[^>]+>/g, ' ')

  test('has 700 to 1,200 words', () => {
    expect(countWords(text)).toBeGreaterThanOrEqual(700)
    expect(countWords(text)).toBeLessThanOrEqual(1_200)
  })

  test('has a title of at most 80 characters, and a description of 80 to 160', () => {
    expect(`${article.seoTitle} · Amivoix`.length).toBeLessThanOrEqual(80)
    expect(article.seoDescription.length).toBeGreaterThanOrEqual(80)
    expect(article.seoDescription.length).toBeLessThanOrEqual(160)
  })

  test('follows French typography', () => {
    expect(text).not.toMatch(/['"]|\p{L} [:;!?»]|« |\.\.\./u)
  })

  test('uses only second-level headings, because the page has the first-level heading', () => {
    expect(article.content).toContain('<h2>')
    expect(article.content).not.toMatch(/<h[13-6]/)
  })

  test('links to articles that exist, and to known sources', () => {
    for (const [, url = ''] of article.content.matchAll(/href="([^"]*)"/g)) {
      if (!url.startsWith('/')) expect(sourceHosts, url).toContain(findHost(url))
      const [, id] = /^[/]blog[/](\d+)$/.exec(url) ?? []
      if (id !== undefined) expect(library.find(Number(id)), url).toBeDefined()
    }
  })

  test('links to at least one source', () => {
    expect(article.content).toMatch(/href="https:/)
  })

  test('has a cover with existing companions, and at least one similar article', () => {
    const ids = companions.map(({ id }) => id)
    expect(article.imageUrl).toBe(`/blog/couvertures/${article.id}.svg`)
    for (const id of article.coverCompanions) expect(ids).toContain(id)
    expect(pickSimilarArticles(article, articles).length).toBeGreaterThan(0)
  })
})

test('refuses a file whose name does not match the article', () => {
  const [source = ''] = Object.values(articleSources)
  expect(() => parseArticles({ './9-autre.md': source })).toThrow('9-autre.md')
})
