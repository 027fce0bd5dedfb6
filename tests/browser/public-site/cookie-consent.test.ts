import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cookieConsentKey } from '../../../domain/cookie-consent'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { expectNoOverflow } from '../../support/browser/expect-no-overflow'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { type BuiltProduct, startBuiltProduct } from '../../support/product/start-built-product'

const analyticsId = 'G-TEST123'

let product: BuiltProduct
const browser = setUpSharedBrowser()

beforeAll(async () => {
  product = await startBuiltProduct({ environment: { ANALYTICS_ID: analyticsId } })
})
afterAll(() => product?.close())

/** Opens a browser context without a cookie choice; records and answers all requests to other origins. */
async function openVisitor(size?: typeof phone) {
  const origin = product.origin
  const externalRequests: string[] = []
  const visitor = await browser.visit({
    origin,
    hasAnsweredCookies: false,
    ...(size && { size }),
  })
  await visitor.context.route(
    (url) => url.origin !== origin,
    (route) => {
      externalRequests.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    },
  )
  return { ...visitor, externalRequests }
}

const banner = (page: Page) => page.getByRole('region', { name: 'Des cookies' })
const settings = (page: Page) => page.getByRole('dialog', { name: 'Vos cookies' })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const readConsent = (page: Page) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), cookieConsentKey)

const readPersonalisation = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['personalisation'])

/** Returns the commands that the analytics tag received, in order. */
const readTagCommands = (page: Page) =>
  page.evaluate(() => {
    const dataLayer: unknown = Reflect.get(window, 'dataLayer')
    return Array.isArray(dataLayer)
      ? dataLayer.map((command) => Array.from(command).slice(0, 3))
      : []
  })

test('sends no external request before an answer or after a refusal', async () => {
  const { page, go, externalRequests, pageErrors, context } = await openVisitor(phone)
  await go('/')
  await banner(page).waitFor()
  await expectNoAxeViolations(page, 'cookie banner')
  await expectNoOverflow(page, 'cookie banner', { width: 320, height: 568 })
  const consentStored = page.waitForResponse('**/api/cookie-consents')
  await press(page, 'Refuser')
  await banner(page).waitFor({ state: 'detached' })
  expect((await consentStored).status()).toBe(201)
  expect(await readConsent(page)).toEqual({
    // True after any choice, even a refusal.
    hasConsented: true,
    preferences: { essential: true, analytics: false, personalization: false, marketing: false },
    consentDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
  })
  await go('/talk/soline')
  await waitUntilLoaded(page)
  expect(await banner(page).count()).toBe(0)
  expect([await readPersonalisation(page), await readTagCommands(page), externalRequests]).toEqual([
    'denied',
    [],
    [],
  ])
  expect(pageErrors.take()).toEqual([])
  await context.close()
})

test('loads the analytics tag when the visitor accepts, and deletes its cookies when the visitor turns it off', async () => {
  const { page, go, externalRequests, pageErrors, context } = await openVisitor()
  await go('/')
  await press(page, 'Accepter tout')
  await expect
    .poll(() => externalRequests)
    .toEqual([`https://www.googletagmanager.com/gtag/js?id=${analyticsId}`])
  const commands = await readTagCommands(page)
  // Further commands may follow these four.
  expect(commands.slice(0, 4)).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }],
    ['js', expect.anything()],
    ['config', analyticsId],
  ])
  expect(await readPersonalisation(page)).toBe('granted')

  await context.addCookies([{ name: '_ga_TEST123', value: '1', url: product.origin }])
  await press(page, 'Paramètres des cookies')
  await settings(page).getByRole('switch', { name: 'Mesure d’audience' }).uncheck()
  await press(page, 'Enregistrer mes choix')
  await settings(page).waitFor({ state: 'detached' })
  expect((await readTagCommands(page)).at(-1)).toMatchObject([
    'consent',
    'update',
    { analytics_storage: 'denied', ad_storage: 'denied' },
  ])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga_TEST123')
  expect((await readConsent(page)).preferences).toMatchObject({ analytics: false, marketing: true })
  expect(pageErrors.take()).toEqual([])
  await context.close()
})

test('lets the visitor allow one category by keyboard, asks again after six months, and deletes the choice on request', async () => {
  const { page, go, pageErrors, context } = await openVisitor()
  const start = new Date('2026-11-21T10:00:00Z')
  await page.clock.setFixedTime(start)
  await go('/')
  await banner(page).getByRole('button', { name: 'Paramétrer' }).focus()
  await page.keyboard.press('Enter')
  const switches = settings(page).getByRole('switch')
  await switches.first().waitFor()
  expect(
    await switches.evaluateAll((all) => all.map((element) => element.matches(':checked'))),
  ).toEqual([true, false, false, false])
  expect(await switches.first().isDisabled()).toBe(true)
  await expectNoAxeViolations(page, 'cookie settings')
  await expectNoOverflow(page, 'cookie settings', { width: 320, height: 568 })
  await settings(page).getByRole('switch', { name: 'Personnalisation' }).focus()
  await page.keyboard.press('Space')
  await settings(page).getByRole('button', { name: 'Enregistrer mes choix' }).focus()
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  expect(await readPersonalisation(page)).toBe('granted')

  await page.clock.setFixedTime(new Date('2027-05-21T09:59:59Z'))
  await go('/')
  await waitUntilLoaded(page)
  expect(await banner(page).count()).toBe(0)
  await page.clock.setFixedTime(new Date('2027-05-21T10:00:01Z'))
  await go('/')
  await banner(page).waitFor()
  expect(await readPersonalisation(page)).toBe('denied')

  await press(page, 'Accepter tout')
  await press(page, 'Paramètres des cookies')
  await press(page, 'Effacer ma réponse')
  await banner(page).waitFor()
  expect(await readConsent(page)).toBeNull()
  expect(pageErrors.take()).toEqual([])
  await context.close()
})

const windowSizes = [
  { width: 320, height: 568, hasFonts: true },
  { width: 320, height: 568, hasFonts: false },
  { width: 360, height: 640, hasFonts: true },
  { width: 360, height: 740, hasFonts: true },
  { width: 390, height: 844, hasFonts: true },
  { width: 720, height: 450, hasFonts: true },
] as const

test.each(windowSizes)(
  'has equal buttons to refuse and accept, and covers no main link or heading at $width × $height (fonts loaded: $hasFonts)',
  async ({ hasFonts, ...size }) => {
    const { page, go, context } = await openVisitor(phone)
    await page.setViewportSize(size)
    // The fallback fonts are wider.
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort())
    await go('/')
    await banner(page).waitFor()
    const readStyle = (name: string) =>
      page.getByRole('button', { name }).evaluate((button) => {
        const { width, height } = button.getBoundingClientRect()
        const { color, backgroundColor, fontSize } = getComputedStyle(button)
        return [Math.round(width), Math.round(height), color, backgroundColor, fontSize]
      })
    expect(await readStyle('Refuser')).toEqual(await readStyle('Accepter tout'))
    const main = page.getByRole('main')
    for (const name of ['Commencer gratuitement', 'Se connecter'])
      expect(await isAboveBanner(page, main.getByRole('link', { name }).first())).toBe(true)
    await go('/talk/soline')
    await banner(page).waitFor()
    expect(await isAboveBanner(page, page.getByRole('heading', { level: 1 }))).toBe(true)
    expect(await isAboveBanner(page, page.getByText('Français', { exact: false }).first())).toBe(
      true,
    )
    await context.close()
  },
)

/** Whether an element is in the window and ends above the banner, so that the banner covers no part of it. */
async function isAboveBanner(page: Page, element: Locator) {
  const [bannerBox, box] = await Promise.all([banner(page).boundingBox(), element.boundingBox()])
  if (!bannerBox || !box) throw new Error('Not rendered')
  return box.y >= 0 && box.y + box.height <= bannerBox.y
}
