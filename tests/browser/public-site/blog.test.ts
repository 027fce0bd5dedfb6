import { describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

const getPage = (path: string) => fetch(product.origin + path, { redirect: 'manual' })
const readPage = async (path: string) => (await getPage(path)).text()

/** Returns the canonical URL of a page, without the origin. */
const findCanonicalPath = (html: string) => {
  const [, url] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? []
  return url?.replace(product.origin, '')
}

const findStructuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

describe('the list of articles', () => {
  test('searches while typing, filters by category, and keeps both in the URL', async () => {
    const { page, go, pageErrors } = await browser.visit({
      origin: product.origin,
      size: phone,
    })
    await go('/blog')
    const articles = page.getByRole('main').getByRole('article')
    expect(await articles.count()).toBe(7)
    for (const article of await articles.all())
      expect(await article.getByRole('listitem').count()).toBeLessThanOrEqual(3)
    await expectAccessibleAtAllSizes(page, 'all articles')

    await page.getByRole('searchbox', { name: 'Rechercher un article' }).fill('DONNEES')
    await expect.poll(() => articles.count()).toBe(2)
    await page.getByRole('button', { name: 'Actualités' }).click()
    await expect.poll(() => articles.count()).toBe(1)
    expect(await articles.getByRole('heading').innerText()).toBe(
      'Ce que la loi exige d’un compagnon vocal',
    )
    await page.waitForURL('**/blog?q=DONNEES&categorie=actualites')
    await page.reload()
    expect(await articles.count()).toBe(1)

    await page.getByRole('searchbox').fill('introuvable')
    await page.getByText('Aucun article ne correspond à votre recherche.').waitFor()
    await expectAccessibleAtAllSizes(page, 'no article')
    await page.getByRole('button', { name: 'Voir tous les articles' }).click()
    await expect.poll(() => articles.count()).toBe(7)
    await page.waitForURL('**/blog')
    expect(pageErrors.take()).toEqual([])
  })

  test('searches and filters without scripts', async () => {
    const { page, go } = await browser.visit({ origin: product.origin, hasScripts: false })
    await go('/blog')
    await page.getByRole('button', { name: 'Sécurité' }).click()
    await page.waitForURL('**/blog?q=&categorie=securite')
    const headings = page.getByRole('article').getByRole('heading')
    expect(await headings.allInnerTexts()).toEqual(['Que deviennent vos paroles\u00a0?'])
    await page.getByRole('searchbox').fill('memoire')
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL('**/blog?q=memoire&categorie=securite')
    expect(await headings.count()).toBe(1)
    await page.getByRole('button', { name: 'Tous' }).click()
    await page.waitForURL('**/blog?q=memoire&categorie=')
    expect(await headings.count()).toBe(2)
    await headings.first().getByRole('link').click()
    await page.getByRole('link', { name: 'Retour au blog' }).waitFor()
  })
})

describe('the newsletter', () => {
  test('asks for a confirmation of the address by mail, and lets the subscriber unsubscribe through a link in the mail', async () => {
    const { page, go, pageErrors } = await browser.visit({
      origin: product.origin,
      size: phone,
    })
    const email = 'lectrice@example.test'
    await go('/blog')
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByRole('button', { name: 'S’inscrire' }).click()
    await page.getByRole('heading', { level: 1, name: 'Regardez vos e-mails' }).waitFor()
    await expectAccessibleAtAllSizes(page, 'sign-up sent')
    const confirmation = await waitForMail(email, 'Confirmez votre inscription')
    await page.goto(findLink(confirmation, /token=/))
    const confirmButton = page.getByRole('button', { name: 'Confirmer mon inscription' })
    await confirmButton.waitFor()
    await expectAccessibleAtAllSizes(page, 'confirmation')
    await confirmButton.click()
    await page.getByRole('heading', { level: 1, name: 'Votre inscription est confirmée' }).waitFor()
    const welcome = await waitForMail(email, 'Votre inscription est confirmée')
    await page.goto(findLink(welcome, /[?]id=/))
    await page.getByRole('button', { name: 'Me désinscrire' }).click()
    await page.getByRole('heading', { level: 1, name: 'Votre désinscription est faite' }).waitFor()
    await expectAccessibleAtAllSizes(page, 'unsubscribed')
    expect(pageErrors.take()).toEqual([])
  })

  test('can be subscribed to without scripts', async () => {
    const { page, go } = await browser.visit({ origin: product.origin, hasScripts: false })
    await go('/blog')
    await page.getByLabel('Adresse e-mail').fill('lecteur@example.test')
    await page.getByRole('button', { name: 'S’inscrire' }).click()
    await page.getByRole('heading', { level: 1, name: 'Regardez vos e-mails' }).waitFor()
    await waitForMail('lecteur@example.test', 'Confirmez votre inscription')
  })
})

describe('an article', () => {
  test('can be read and shared through the device, and links to similar articles', async () => {
    const { page, go, pageErrors } = await browser.visit({
      origin: product.origin,
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.share = async (shared) => {
            document.documentElement.dataset['shared'] = JSON.stringify(shared)
          }
        }),
    })
    const response = await go('/blog/4')
    expect(response?.status()).toBe(200)
    await page
      .getByRole('heading', { level: 1, name: 'Le soir, la solitude et le sommeil' })
      .waitFor()
    const main = page.getByRole('main')
    expect(await main.getByText(/L’équipe Amivoix · 12 novembre 2026 · 4\smin/).count()).toBe(1)
    expect(await main.locator('img').first().evaluate(isLoaded)).toBe(true)
    await main.getByRole('button', { name: 'Partager' }).click()
    await expect
      .poll(async () =>
        JSON.parse((await page.locator('html').getAttribute('data-shared')) ?? '{}'),
      )
      .toEqual({
        title: 'Le soir, la solitude et le sommeil',
        text: expect.stringMatching(/^Pourquoi la solitude/),
        url: `${product.origin}/blog/4`,
      })
    await expectAccessibleAtAllSizes(page, 'article')
    const similar = page.getByRole('region', { name: 'Articles similaires' })
    expect(await similar.getByRole('link').count()).toBe(2)
    await similar.getByRole('link', { name: 'Les mots après une rupture' }).click()
    await page.waitForURL('**/blog/5')
    await page.getByRole('heading', { level: 1, name: 'Les mots après une rupture' }).waitFor()
    await page.getByRole('link', { name: 'Retour au blog' }).click()
    await page.waitForURL('**/blog')
    expect(pageErrors.take()).toEqual([])
  })

  test('has one h1 on a phone, and copies its URL where the device cannot share', async () => {
    const { page, context, go } = await browser.visit({
      origin: product.origin,
      size: phone,
      prepare: (page) =>
        page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share')),
    })
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await go('/blog/1')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await page.getByRole('button', { name: 'Partager' }).click()
    await page.getByRole('button', { name: 'Lien copié' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${product.origin}/blog/1`,
    )
  })

  test.each(['/blog/99', '/blog/rien', '/blog/01'])('returns 404 for %s', async (path) => {
    const { page, go, pageErrors } = await browser.visit({ origin: product.origin })
    const response = await go(path)
    expect(response?.status()).toBe(404)
    expect(pageErrors.take()).toHaveLength(1)
    await page.getByRole('heading', { level: 1, name: messages.ARTICLE_NOT_FOUND }).waitFor()
    await expectAccessibleAtAllSizes(page, 'article not found')
    await page.getByRole('main').getByRole('link', { name: 'Retour au blog' }).click()
    await page.waitForURL('**/blog')
  })

  test('describes itself to search engines and messaging apps', async () => {
    const html = await readPage('/blog/4?partage=1')
    expect(findCanonicalPath(html)).toBe('/blog/4')
    expect(html).toContain(
      `<meta property="og:image" content="${product.origin}/blog/couvertures/4.png"/>`,
    )
    expect(findStructuredData(html)).toMatchObject([
      {
        '@type': 'BlogPosting',
        headline: 'Le soir, la solitude et le sommeil',
        datePublished: '2026-11-12',
        mainEntityOfPage: `${product.origin}/blog/4`,
      },
    ])
  })
})

describe('the public pages', () => {
  test('in the sitemap can be indexed and state their canonical URL; the pages that they link to are in the sitemap or not indexed', async () => {
    const sitemap = await readPage('/sitemap.xml')
    const paths = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
    expect(paths.length).toBeGreaterThan(60)
    const otherPaths = new Set<string>()
    for (const path of paths) {
      const response = await getPage(path)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      expect(findCanonicalPath(html), path).toBe(path)
      expect(html, path).not.toContain('noindex')
      expect(html, path).toMatch(/<meta property="og:image" content="http/)
      expect(html, path).toMatch(/<meta name="description" content="[^"]{40,}"/)
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
        const { origin, pathname } = new URL(href, product.origin + path)
        // The pages of the emulators are not part of the site.
        const isOfSite = origin === product.origin && !pathname.startsWith('/dev/')
        if (isOfSite && !paths.includes(pathname)) otherPaths.add(pathname)
      }
    }
    expect(otherPaths).toContain('/login')
    for (const path of otherPaths) {
      const response = await getPage(path)
      const isPage = response.headers.get('content-type')?.startsWith('text/html')
      if (response.ok && isPage)
        expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex" ?\/?>/)
    }
  })

  test.each(['/confirmer', '/reinitialiser'])(
    'ask search engines not to index %s',
    async (path) => {
      expect(await readPage(path)).toContain('<meta name="robots" content="noindex"/>')
    },
  )

  test.each(['/login', '/register', '/mot-de-passe-oublie'])(
    'ask search engines not to index %s, but give it a preview in messaging apps',
    async (path) => {
      const html = await readPage(path)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(findCanonicalPath(html)).toBe(path)
      expect(html).toMatch(/<meta property="og:image" content="http/)
    },
  )

  test('describe the organisation and the offers on the landing page to search engines', async () => {
    expect(findStructuredData(await readPage('/'))).toMatchObject([
      { '@type': 'Organization' },
      { '@type': 'Product', offers: { length: 5 } },
    ])
  })

  test('redirect a direct visit of the newsletter page to the blog', async () => {
    const { status, headers } = await fetch(`${product.origin}/newsletter`, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([302, '/blog'])
  })

  test.each([
    ['/special-agents', 301, '/profile/special-agents'],
    ['/history', 301, '/profile/history'],
    ['/inconnu/encore', 302, '/'],
  ])('redirect %s with status %i to %s', async (path, status, target) => {
    const response = await getPage(path)
    expect([response.status, response.headers.get('location')]).toEqual([status, target])
  })

  test('load nothing from another host, and declare the size of their pictures', async () => {
    const sitemap = await readPage('/sitemap.xml')
    for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)</g)) {
      const html = await readPage(new URL(url).pathname)
      const references = [
        ...html.matchAll(
          /<(?:img|script|source|iframe|audio|video)\b[^>]*?\ssrc(?:set)?="([^"]+)"/g,
        ),
        ...html.matchAll(
          /<link\b(?![^>]*rel="(?:canonical|alternate)")[^>]*?\s(?:data-)?href="([^"]+)"/g,
        ),
        ...html.matchAll(/url\(["']?([^"')]+)/g),
      ].map(([, href = '']) => new URL(href, url))
      expect(references.length, url).toBeGreaterThan(3)
      const externalReferences = references.filter(
        ({ protocol, origin }) => protocol !== 'data:' && origin !== product.origin,
      )
      expect(externalReferences.map(String), url).toEqual([])
      for (const [image] of html.matchAll(/<img\b[^>]*>/g))
        expect(image, url).toMatch(/^(?=.*\swidth="\d+")(?=.*\sheight="\d+")/)
    }
  })

  test('have a feed and a sitemap of well-formed XML', async () => {
    const { page, go } = await browser.visit({ origin: product.origin })
    await go('/blog')
    for (const path of ['/blog/rss.xml', '/sitemap.xml']) {
      const root = await page.evaluate(async (path) => {
        const text = await (await fetch(path)).text()
        const { documentElement } = new DOMParser().parseFromString(text, 'application/xml')
        return documentElement.nodeName
      }, path)
      expect(root, path).toBe(path === '/sitemap.xml' ? 'urlset' : 'rss')
    }
  })
})

const isLoaded = (image: HTMLElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

/** Waits for a mail to the address whose subject starts with the text, and returns its body. */
async function waitForMail(email: string, subjectStart: string) {
  let text: string | undefined
  await expect
    .poll(async () => {
      const mails = await product.listMails()
      text = mails.find(
        (mail) => mail.to.includes(email) && mail.subject.startsWith(subjectStart),
      )?.text
      return text
    })
    .toBeDefined()
  return text ?? ''
}

const findLink = (text: string, pattern: RegExp) =>
  (text.match(/https?:\S+/g) ?? []).find((url) => pattern.test(url)) ?? ''
