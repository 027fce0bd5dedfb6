import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexedPaths } from '../../../contract/paths'
import { startProduct, type TestProduct } from '../../support/product/start-product'

describe('public content', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  const get = async (path: string) => {
    const { status, headers, body } = await product.request(path)
    return { status, type: headers.get('content-type'), text: String(body) }
  }

  test('the sitemap lists the pages, all articles and all companions', async () => {
    const { status, type, text } = await get('/sitemap.xml')
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8'])
    const sitemapUrls = [...text.matchAll(/<loc>([^<]+)<[/]loc>/g)].map(
      ([, url = '']) => new URL(url),
    )
    expect(new Set(sitemapUrls.map(({ origin }) => origin))).toEqual(new Set([product.origin]))
    const paths = sitemapUrls.map(({ pathname }) => pathname)
    expect(new Set(paths).size).toBe(paths.length)
    const isArticle = (path: string) => /^[/]blog[/][1-7]$/.test(path)
    const isCompanion = (path: string) => path.startsWith('/talk/')
    const { body: companions } = await product.request('/api/agents')
    expect(paths.filter(isArticle)).toHaveLength(7)
    expect(paths.filter(isCompanion)).toHaveLength((companions as unknown[]).length)
    expect(paths.filter((path) => !isArticle(path) && !isCompanion(path)).sort()).toEqual(
      [...indexedPaths].sort(),
    )
  })

  test('robots.txt contains the URL of the sitemap', async () => {
    const { status, text } = await get('/robots.txt')
    expect(status).toBe(200)
    expect(text).toContain(`Sitemap: ${product.origin}/sitemap.xml`)
    expect(text).not.toMatch(/^Disallow: [/]$/m)
  })

  test('the feed lists the articles, newest first', async () => {
    const { status, type, text } = await get('/blog/rss.xml')
    expect([status, type]).toEqual([200, 'application/rss+xml; charset=utf-8'])
    expect([...text.matchAll(/<guid>[^<]*[/](\d+)<[/]guid>/g)].map(([, id]) => id)).toEqual([
      '7',
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ])
  })

  test('every article has an SVG picture, and an article and the site have a PNG link preview', async () => {
    const { body } = await product.request('/api/articles')
    for (const { imageUrl } of body as { imageUrl: string }[]) {
      expect(await get(imageUrl)).toMatchObject({
        status: 200,
        type: 'image/svg+xml; charset=utf-8',
      })
    }
    for (const path of ['/blog/couvertures/1.png', '/apercu.png'])
      expect(await get(path)).toMatchObject({ status: 200, type: 'image/png' })
  })

  test('an article has no field beyond the documented ones', async () => {
    const { body } = await product.request('/api/articles/1')
    expect(Object.keys(body as object).sort()).toEqual([
      'author',
      'category',
      'content',
      'excerpt',
      'id',
      'imageUrl',
      'publishedAt',
      'readTime',
      'seoDescription',
      'seoTitle',
      'slug',
      'tags',
      'title',
    ])
  })

  test.each(['/api/articles/99', '/api/articles/0/similar', '/api/articles/-1'])(
    'returns 404 for an unknown article: %s',
    async (path) => {
      expect(await product.request(path)).toMatchObject({
        status: 404,
        body: { code: 'ARTICLE_NOT_FOUND', message: 'Article non trouvé' },
      })
    },
  )

  test('there is no security.txt while the operator has no security contact', async () => {
    expect((await get('/.well-known/security.txt')).status).toBe(404)
  })

  test('redirects password managers to the page where the password is changed', async () => {
    const { status, headers } = await product.request('/.well-known/change-password')
    expect([status, headers.get('location')]).toEqual([302, '/profile'])
  })
})
