import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Agent } from '../../../contract/companions/catalogue'
import { fakeAgent } from '../../../contract/testing/fake-agent'
import { messages } from '../../../domain/messages'
import { expectAccessibleAtAllSizes as expectAccessible } from '../../support/browser/expect-accessible-at-all-sizes'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { phone, type Size, sizes, zoomedPhone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { type SignedUpUser, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
let user: SignedUpUser

beforeAll(async () => {
  user = await signUpUser(product)
})

const loveCompanions: Partial<Agent>[] = [
  { name: 'Zoé', popularity: 90, tags: ['Tendre', 'Complice'] },
  { name: 'Éléonore', popularity: 80, tags: ['Tendre'], rating: { average: 4.55, count: 20 } },
  { name: 'Abel', popularity: 70, tags: ['Complice'], voiceGender: 'masculine' },
  { name: 'Émile', popularity: 60, voiceGender: 'masculine', language: 'spanish' },
  { id: 'clara', name: 'Inès', popularity: 50, tags: ['Sensuelle', 'Tendre', 'Complice'] },
  { name: 'Lou', popularity: 40, description: 'On <b>lit</b> des lettres.' },
  { name: 'Raphaël', popularity: 30 },
]

/** Returns seven companions in "Amour", thirty in "Bien-être" and one in "Intime et santé". */
const createCompanions = (): Agent[] =>
  [
    ...loveCompanions,
    ...Array.from({ length: 30 }, (_, index) => ({
      name: `Calme ${index + 1}`,
      category: 'bien_etre' as const,
    })),
    { name: 'Hélène', category: 'intime_sante' as const, popularity: 100 },
  ].map((fields, index) =>
    fakeAgent({
      id: `companion-${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 60 - index)).toISOString(),
      image: `${product.origin}/portraits/placeholder.svg`,
      ...fields,
    }),
  )

const companionsUrl = '**/api/agents'
const samplesUrl = '**/api/agents/*/sample'

async function visit(size: Size) {
  const browserWindow = await browser.visit({ origin: product.origin, size })
  const { page, context } = browserWindow
  await signIn(context, product.origin, user)
  await page.route(companionsUrl, (route) => route.fulfill({ json: createCompanions() }))
  await page.route(samplesUrl, (route) =>
    route.fulfill({ json: { text: 'Bonsoir.', audio: null, address: 'vous' } }),
  )
  return browserWindow
}

const listNames = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('heading', { level: 3 }).allTextContents()
const listResults = (page: Page) => listNames(page, 'Résultats de recherche')
const getSearchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Rechercher un compagnon' })
const toggleFilters = (page: Page) => page.getByRole('button', { name: /^Filtres/ }).click()
const toggleTag = (page: Page, tag: string) => page.getByText(tag, { exact: true }).click()
const waitForResultCount = (page: Page, words: string) =>
  page.getByRole('status').filter({ hasText: words }).waitFor()
const waitForSections = (page: Page) => page.getByRole('heading', { name: 'Amour' }).waitFor()

test('sorts the companions in each section, and shows more or fewer of them', async () => {
  const { page, go, pageErrors } = await visit(phone)
  await go('/dashboard')
  await waitForSections(page)
  expect(await listNames(page, 'Compagnons populaires')).toEqual(['Hélène', 'Zoé', 'Éléonore'])
  expect(await listNames(page, 'Amour')).toEqual(['Zoé', 'Éléonore', 'Abel'])
  const loveSection = page.getByRole('region', { name: 'Amour' })
  await loveSection.getByText('Note moyenne 4,6 sur 5, 20 avis').waitFor()
  await page.getByText('ne remplacent pas un professionnel de santé').waitFor()
  await expectAccessible(page, 'sections')

  await loveSection.getByRole('button', { name: 'Voir plus (4 restants)' }).click()
  expect(await listNames(page, 'Amour')).toHaveLength(7)
  await loveSection
    .getByRole('link', { name: 'Parler avec Émile' })
    .and(page.locator(':focus'))
    .waitFor()
  await loveSection.getByRole('button', { name: 'Voir moins' }).click()
  expect(await listNames(page, 'Amour')).toHaveLength(3)
  const wellBeingSection = page.getByRole('region', { name: 'Bien-être' })
  await wellBeingSection.getByRole('button', { name: 'Voir plus (27 restants)' }).click()
  await wellBeingSection.getByRole('button', { name: 'Voir plus (15 restants)' }).click()
  await wellBeingSection.getByRole('button', { name: 'Voir plus (3 restants)' }).click()
  expect(await listNames(page, 'Bien-être')).toHaveLength(30)

  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Alphabétique')
  await expect.poll(() => listNames(page, 'Amour')).toEqual(['Abel', 'Éléonore', 'Émile'])
  await page.getByRole('button', { name: 'Passer à l’ordre décroissant' }).click()
  await expect.poll(() => listNames(page, 'Amour')).toEqual(['Zoé', 'Raphaël', 'Lou'])
  await page.reload()
  await waitForSections(page)
  expect(await listNames(page, 'Amour')).toEqual(['Zoé', 'Raphaël', 'Lou'])
  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('Plus récents')
  await page.getByRole('button', { name: 'Passer à l’ordre croissant' }).click()
  await expect.poll(() => listNames(page, 'Amour')).toEqual(['Raphaël', 'Lou', 'Inès'])
  expect(pageErrors.take()).toEqual([])
})

test.each(sizes)(
  'finds companions by search and filters, and keeps the filters in the URL, at $width px',
  async (size) => {
    const { page, go, pageErrors } = await visit(size)
    await go('/dashboard')
    await waitForSections(page)
    await getSearchField(page).fill('eleo')
    await waitForResultCount(page, '1 compagnon trouvé')
    expect(await listResults(page)).toEqual(['Éléonore'])
    await getSearchField(page).fill('CALME')
    await waitForResultCount(page, '30 compagnons trouvés')
    await expect.poll(() => listResults(page)).toHaveLength(24)
    await page.getByRole('button', { name: 'Voir plus (6 restants)' }).click()
    expect(await listResults(page)).toHaveLength(30)

    // Searches by a need, with a spelling mistake.
    await getSearchField(page).fill('je voudrais mieux dromir')
    await waitForResultCount(page, '30 compagnons trouvés')

    await page.getByRole('button', { name: 'Effacer la recherche' }).click()
    await waitForSections(page)
    await toggleFilters(page)
    await page.getByLabel('Catégorie', { exact: true }).last().selectOption('Amour')
    await toggleTag(page, 'Tendre')
    await toggleTag(page, 'Complice')
    await expectNoAxeViolations(page, 'filters')
    if (size === phone) await page.getByRole('button', { name: 'Voir 2 compagnons' }).click()
    else await toggleFilters(page)
    await waitForResultCount(page, '2 compagnons trouvés')
    expect(await listResults(page)).toEqual(['Zoé', 'Inès'])
    await page.getByRole('button', { name: 'Filtres, 3 actifs' }).waitFor()
    await expectNoAxeViolations(page, 'results')

    await page.reload()
    await waitForResultCount(page, '2 compagnons trouvés')
    await page.getByRole('link', { name: 'Parler avec Inès' }).click()
    await page.waitForURL(/\/talk\//)
    await page.goBack()
    await waitForResultCount(page, '2 compagnons trouvés')
    await page.getByRole('button', { name: 'Retirer le filtre Complice' }).click()
    await waitForResultCount(page, '3 compagnons trouvés')
    await page.getByRole('button', { name: 'Effacer tout' }).click()
    await waitForSections(page)
    expect(new URL(page.url()).search).toBe('')
    expect(pageErrors.take()).toEqual([])
  },
)

test('says when nothing matches, and when the companions cannot be loaded', async () => {
  const { page, go } = await visit(phone)
  await go('/dashboard?voix=masculine&langue=klingon&tag=Inconnu')
  await waitForResultCount(page, '2 compagnons trouvés')
  for (const text of ['<img src=x onerror=alert(1)>', '🦄 ‮مرحبا', '(.*'.repeat(40)]) {
    await getSearchField(page).fill(text)
    await page.getByText(messages.AGENTS_NOT_MATCHED, { exact: true }).waitFor()
    await page.getByText('Personne ne correspond à ces mots, mais ces compagnons').waitFor()
    expect(await listResults(page)).toHaveLength(3)
  }
  await expectAccessible(page, 'no search result')
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await waitForSections(page)
  expect(await getSearchField(page).inputValue()).toBe('')
  await getSearchField(page).fill('je veux mourir')
  await page.getByRole('link', { name: '3114' }).waitFor()
  await getSearchField(page).fill('')
  await waitForSections(page)

  await page.unroute(companionsUrl)
  await page.route(companionsUrl, (route) => route.abort())
  await page.reload()
  await page.getByText(messages.AGENTS_NOT_LOADED).waitFor()
  await page.unroute(companionsUrl)
  await page.route(companionsUrl, (route) => route.fulfill({ json: [] }))
  await page.getByRole('button', { name: messages.RETRY }).click()
  await page.getByText(messages.AGENTS_EMPTY).waitFor()
  await page.unroute(companionsUrl)
  await page.route(companionsUrl, (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'FORBIDDEN', message: 'permission denied', retryable: false },
    }),
  )
  await page.reload()
  await page.getByText(messages.AGENTS_FORBIDDEN).waitFor()
})

test.each(sizes)(
  'brings suggestions and search results into view for a newcomer, at $width px',
  async (size) => {
    const { page, context, go, pageErrors } = await browser.visit({ origin: product.origin, size })
    await signIn(context, product.origin, user)
    await go('/dashboard')
    const isInView = (element: Locator) =>
      element.evaluate((node) => {
        const { top, bottom } = node.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      })
    await page.getByRole('button', { name: 'Apprendre', exact: true }).click()
    const suggestions = page.getByRole('region', { name: /^De quoi avez-vous besoin/ })
    await suggestions.getByRole('heading', { name: 'Alistair' }).waitFor()
    await suggestions.getByText('Anglais', { exact: true }).waitFor()
    const lastLink = suggestions.getByRole('link', { name: /^Appeler/ }).last()
    await expect.poll(() => isInView(lastLink)).toBe(true)

    await page.getByRole('searchbox').fill('parler anglais')
    const results = page.getByRole('region', { name: 'Résultats de recherche' })
    await expect.poll(() => isInView(results.getByRole('heading', { level: 3 }).first())).toBe(true)
    expect(await isInView(page.getByRole('searchbox'))).toBe(true)
    expect(pageErrors.take()).toEqual([])
  },
)

test('does not scroll the catalogue when it is opened with filters', async () => {
  const { page, go } = await visit(phone)
  await page.setViewportSize({ width: 667, height: 375 })
  await go('/dashboard?categorie=amour')
  await waitForResultCount(page, '7 compagnons trouvés')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('asks newcomers what they need, and suggests three companions, until they close the suggestions', async () => {
  const { page, context, go, pageErrors } = await browser.visit({
    origin: product.origin,
  })
  await signIn(context, product.origin, user)
  await go('/dashboard')
  const suggestions = page.getByRole('region', { name: /^De quoi avez-vous besoin/ })
  const suggestedNames = suggestions.getByRole('heading', { level: 3 })
  await expect.poll(() => suggestedNames.allTextContents()).toEqual(['Margaux', 'Basile', 'Soline'])
  await expectNoAxeViolations(page, 'suggestions for newcomers')
  await suggestions.getByRole('button', { name: 'Dormir' }).click()
  await expect.poll(() => suggestedNames.allTextContents()).toEqual(['Soline', 'Hiro', 'Ambre'])
  await suggestions.getByText('Elle parle peu, très lentement').waitFor()
  await suggestions.getByText('Pour « Dormir » : Soline, Hiro et Ambre.').waitFor()
  const sampleResponse = page.waitForResponse((response) =>
    response.url().endsWith('/samples/hiro.wav'),
  )
  await suggestions.getByRole('button', { name: 'Écouter la voix de Hiro' }).click()
  expect((await sampleResponse).ok()).toBe(true)
  await suggestions.getByRole('status').filter({ hasText: /^«/ }).waitFor()
  const callLink = suggestions.getByRole('link', { name: 'Appeler Hiro' })
  expect(await callLink.getAttribute('href')).toBe('/talk/hiro')

  await suggestions.getByRole('link', { name: 'Voir tous les compagnons' }).click()
  await page.getByRole('heading', { name: 'Compagnons populaires' }).waitFor()
  await suggestions.getByRole('button', { name: 'Ne plus me le demander' }).click()
  await page.getByRole('link', { name: 'Recharger' }).first().click()
  await page.waitForURL('**/wallet')
  await page.goBack()
  await page.getByRole('heading', { name: 'Compagnons populaires' }).waitFor()
  expect(await suggestions.count()).toBe(0)
  await go('/dashboard')
  await page.getByRole('heading', { name: 'Compagnons populaires' }).waitFor()
  expect(await suggestions.count()).toBe(0)
  expect(pageErrors.take()).toEqual([])
})

test.each([true, false])(
  'never covers a name with the button on the narrowest cards (fonts loaded: %s)',
  async (hasFonts) => {
    const { page, go } = await visit(phone)
    await page.setViewportSize(zoomedPhone)
    // The fallback fonts are wider.
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort())
    await page.route(companionsUrl, (route) =>
      route.fulfill({
        json: createCompanions().map((companion) => ({ ...companion, name: 'Alessandra' })),
      }),
    )
    await go('/dashboard')
    const card = page.getByRole('region', { name: 'Compagnons populaires' }).getByRole('article')
    const name = card.first().getByRole('heading', { name: 'Alessandra' })
    await name.waitFor()
    const nameBox = await name.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().toJSON() as DOMRect
    })
    const buttonBox = (await card
      .first()
      .getByRole('link', { name: /^Parler/ })
      .boundingBox())!
    const isBeside = nameBox.right <= buttonBox.x
    const isAbove = nameBox.bottom <= buttonBox.y
    expect(isBeside || isAbove).toBe(true)
  },
)
