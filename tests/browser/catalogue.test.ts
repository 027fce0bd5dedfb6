import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Agent } from '../../contract/companions/catalogue'
import { fakeAgent } from '../../contract/testing/fake-agent'
import { messages } from '../../domain/messages'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { expectToFit } from '../support/browser/expect-no-overflow'
import { openBrowser, sizes, type TestBrowser } from '../support/browser/open-browser'
import { type BrowserMember, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

let product: BuiltProduct
let browser: TestBrowser
let member: BrowserMember

beforeAll(async () => {
  product = await startBuiltProduct()
  browser = await openBrowser()
  member = await signUpMember(product)
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

const inLove: Partial<Agent>[] = [
  { name: 'Zoé', popularity: 90, tags: ['Tendre', 'Complice'] },
  { name: 'Éléonore', popularity: 80, tags: ['Tendre'], rating: { average: 4.55, count: 20 } },
  { name: 'Abel', popularity: 70, tags: ['Complice'], voiceGender: 'masculine' },
  { name: 'Émile', popularity: 60, voiceGender: 'masculine', language: 'spanish' },
  { id: 'soline', name: 'Inès', popularity: 50, tags: ['Sensuelle', 'Tendre', 'Complice'] },
  { name: 'Lou', popularity: 40, description: 'On <b>lit</b> des lettres.' },
  { name: 'Raphaël', popularity: 30 },
]

/** Seven in « Amour », thirty in « Bien-être », and one who is cared for. */
const companions = (): Agent[] =>
  [
    ...inLove,
    ...Array.from({ length: 30 }, (_, index) => ({
      name: `Calme ${index + 1}`,
      category: 'bien_etre' as const,
    })),
    { name: 'Hélène', category: 'intime_sante' as const, popularity: 100 },
  ].map((differing, index) =>
    fakeAgent({
      id: `companion-${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 60 - index)).toISOString(),
      image: `${product.origin}/portraits/placeholder.svg`,
      ...differing,
    }),
  )

const list = '**/api/agents'

describe.each(sizes)('the catalogue at $width × $height', (size) => {
  const isPhone = size.width < 768

  async function visit() {
    const visitor = await browser.visit({ origin: product.origin, size, hasReducedMotion: true })
    const { page, context } = visitor
    await signIn(context, product.origin, member)
    await page.route(list, (route) => route.fulfill({ json: companions() }))
    return visitor
  }

  const namesIn = (page: Page, section: string) =>
    page.getByRole('region', { name: section }).getByRole('heading', { level: 3 }).allTextContents()
  const resultsOf = (page: Page) => namesIn(page, 'Résultats de recherche')
  const search = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un compagnon' })
  const openFilters = (page: Page) => page.getByRole('button', { name: /^Filtres/ }).click()
  const tick = (page: Page, tag: string) => page.getByText(tag, { exact: true }).click()
  const told = (page: Page, words: string) =>
    page.getByRole('status').filter({ hasText: words }).waitFor()
  const sections = (page: Page) => page.getByRole('heading', { name: 'Amour' }).waitFor()

  test('shows its sections, in the order asked for, more and fewer of each', async () => {
    const { page, go, problems } = await visit()
    await go('/dashboard')
    await sections(page)
    expect(await namesIn(page, 'Compagnons populaires')).toEqual(['Hélène', 'Zoé', 'Éléonore'])
    expect(await namesIn(page, 'Amour')).toEqual(['Zoé', 'Éléonore', 'Abel'])
    const love = page.getByRole('region', { name: 'Amour' })
    await love.getByText('Note moyenne 4,6 sur 5, 20 avis').waitFor()
    await page.getByText('ne remplacent pas un professionnel de santé').waitFor()
    await expectNoFault(page, 'sections')
    await expectToFit(page, 'sections', { width: 320, height: 568 })

    await love.getByRole('button', { name: 'Voir plus (4 restants)' }).click()
    expect(await namesIn(page, 'Amour')).toHaveLength(7)
    await love
      .getByRole('link', { name: 'Parler avec Émile' })
      .and(page.locator(':focus'))
      .waitFor()
    await love.getByRole('button', { name: 'Voir moins' }).click()
    expect(await namesIn(page, 'Amour')).toHaveLength(3)
    const calm = page.getByRole('region', { name: 'Bien-être' })
    await calm.getByRole('button', { name: 'Voir plus (27 restants)' }).click()
    await calm.getByRole('button', { name: 'Voir plus (15 restants)' }).click()
    await calm.getByRole('button', { name: 'Voir plus (3 restants)' }).click()
    expect(await namesIn(page, 'Bien-être')).toHaveLength(30)

    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Alphabétique')
    await expect.poll(() => namesIn(page, 'Amour')).toEqual(['Abel', 'Éléonore', 'Émile'])
    await page.getByRole('button', { name: 'Passer à l’ordre décroissant' }).click()
    await expect.poll(() => namesIn(page, 'Amour')).toEqual(['Zoé', 'Raphaël', 'Lou'])
    await page.reload()
    await sections(page)
    expect(await namesIn(page, 'Amour')).toEqual(['Zoé', 'Raphaël', 'Lou'])
    await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Plus récents')
    await page.getByRole('button', { name: 'Passer à l’ordre croissant' }).click()
    await expect.poll(() => namesIn(page, 'Amour')).toEqual(['Raphaël', 'Lou', 'Inès'])
    expect(problems.take()).toEqual([])
  })

  test('finds who is looked for, and remembers what was asked', async () => {
    const { page, go, problems } = await visit()
    await go('/dashboard')
    await sections(page)
    await search(page).fill('eleo')
    await told(page, '1 compagnon trouvé')
    expect(await resultsOf(page)).toEqual(['Éléonore'])
    await search(page).fill('CALME')
    await told(page, '30 compagnons trouvés')
    await expect.poll(() => resultsOf(page)).toHaveLength(24)
    await page.getByRole('button', { name: 'Voir plus (6 restants)' }).click()
    expect(await resultsOf(page)).toHaveLength(30)

    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await sections(page)
    await openFilters(page)
    await page.getByLabel('Catégorie', { exact: true }).last().selectOption('Amour')
    await tick(page, 'Tendre')
    await tick(page, 'Complice')
    await expectNoFault(page, 'filters')
    if (isPhone) await page.getByRole('button', { name: 'Voir 2 compagnons' }).click()
    else await openFilters(page)
    await told(page, '2 compagnons trouvés')
    expect(await resultsOf(page)).toEqual(['Zoé', 'Inès'])
    await page.getByRole('button', { name: 'Filtres, 3 actifs' }).waitFor()
    await expectNoFault(page, 'results')

    await page.reload()
    await told(page, '2 compagnons trouvés')
    await page.getByRole('link', { name: 'Parler avec Inès' }).click()
    await page.waitForURL(/\/talk\//)
    await page.goBack()
    await told(page, '2 compagnons trouvés')
    await page.getByRole('button', { name: 'Retirer le filtre Complice' }).click()
    await told(page, '3 compagnons trouvés')
    await page.getByRole('button', { name: 'Effacer tout' }).click()
    await sections(page)
    expect(new URL(page.url()).search).toBe('')
    expect(problems.take()).toEqual([])
  })

  test('says when there is nobody, and when the companions do not come', async () => {
    const { page, go } = await visit()
    await go('/dashboard?voix=masculine&langue=klingon&tag=Inconnu')
    await told(page, '2 compagnons trouvés')
    for (const odd of ['<img src=x onerror=alert(1)>', '🦄 ‮مرحبا', '(.*'.repeat(40)]) {
      await search(page).fill(odd)
      await page.getByText(messages.AGENTS_NOT_MATCHED, { exact: true }).waitFor()
    }
    await expectNoFault(page, 'nobody found')
    await page.getByRole('button', { name: 'Effacer les filtres' }).click()
    await sections(page)
    expect(await search(page).inputValue()).toBe('')

    await page.unroute(list)
    await page.route(list, (route) => route.abort())
    await page.reload()
    await page.getByText(messages.AGENTS_NOT_LOADED).waitFor()
    await page.unroute(list)
    await page.route(list, (route) => route.fulfill({ json: [] }))
    await page.getByRole('button', { name: messages.RETRY }).click()
    await page.getByText(messages.AGENTS_EMPTY).waitFor()
    await page.unroute(list)
    await page.route(list, (route) =>
      route.fulfill({
        status: 403,
        json: { code: 'FORBIDDEN', message: 'permission denied', retryable: false },
      }),
    )
    await page.reload()
    await page.getByText(messages.AGENTS_FORBIDDEN).waitFor()
  })
})
