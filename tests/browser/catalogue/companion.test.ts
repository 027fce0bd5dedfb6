import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { callButton } from '../../support/browser/talk-page'
import { type SignedUpUser, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
let user: SignedUpUser
beforeAll(async () => {
  user = await signUpUser(product)
})

test('shares a companion page by link and through every service', async () => {
  const { page, context, go, pageErrors } = await browser.visit({ origin: product.origin })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await go('/talk/clara')
  const url = `${product.origin}/talk/clara`
  const panel = page.getByRole('region', { name: 'Partager' })
  for (const [name, host] of [
    ['WhatsApp', 'https://wa.me/'],
    ['E-mail', 'mailto:'],
    ['SMS', 'sms:'],
    ['Facebook', 'https://www.facebook.com/'],
    ['Twitter', 'https://twitter.com/'],
  ] as const) {
    const href = await panel.getByRole('link', { name }).getAttribute('href')
    expect(href).toContain(host)
    expect(decodeURIComponent(href ?? '')).toContain(url)
  }
  for (const name of ['Copier le lien', 'Instagram']) {
    const button = page.getByRole('button', { name })
    await button.click()
    await page.getByText('Lien copié').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
    // The button returns to its normal label after 2 seconds.
    await button.waitFor()
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await page.getByText(messages.TEXT_NOT_COPIED).waitFor()
  expect(pageErrors.take()).toEqual([])
})

const portrait = (page: Page) => page.locator('main img').first()

/** Reads the loudness that moves the portrait: empty while the portrait is still, null when no sample plays. */
const readLevel = (page: Page) =>
  portrait(page).evaluate((image) => {
    const frame = image.closest<HTMLElement>('[data-playing]')
    return frame ? frame.style.getPropertyValue('--level') : null
  })

test('plays a voice sample with a moving portrait, and shows three similar companions', async () => {
  const { page, go, pageErrors } = await browser.visit({
    origin: product.origin,
    size: desktop,
    hasReducedMotion: false,
  })
  await go('/talk/clara')
  const sampleResponse = page.waitForResponse((response) =>
    response.url().endsWith('/samples/clara.wav'),
  )
  await page.getByRole('button', { name: /^Écouter sa voix/ }).click()
  expect((await sampleResponse).status()).toBe(200)
  await expect.poll(async () => Number(await readLevel(page))).toBeGreaterThan(0.05)
  await page.getByRole('button', { name: /^Écouter sa voix/ }).waitFor()
  expect(await readLevel(page)).toBe(null)
  // In two columns, the text is beside the picture.
  const pictureBox = await page.locator('img').first().boundingBox()
  const headingBox = await page.getByRole('heading', { name: 'À propos' }).boundingBox()
  expect(headingBox?.x).toBeGreaterThan((pictureBox?.x ?? 0) + (pictureBox?.width ?? 0))
  const similar = page.getByRole('region', { name: 'Dans le même esprit' })
  const links = similar.getByRole('link', { name: /^Parler avec/ })
  expect(await links.count()).toBe(3)
  await links.first().click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Clara' }).waitFor()
  expect(pageErrors.take()).toEqual([])
})

test('keeps the portrait still during a sample when the user prefers reduced motion', async () => {
  const { page, go } = await browser.visit({ origin: product.origin })
  await go('/talk/clara')
  await page.getByRole('button', { name: /^Écouter sa voix/ }).click()
  await page.getByRole('button', { name: /^Arrêter/ }).waitFor()
  await page.waitForFunction(() => document.querySelector('[data-playing]') !== null)
  expect(await readLevel(page)).toBe('')
})

test('shows the whole face at widths from 320 to 1440 px, and which language the companion teaches', async () => {
  const { page, go } = await browser.visit({ origin: product.origin, size: phone })
  await go('/talk/alistair')
  await page.getByText('Irlande, enseigne l’anglais').waitFor()
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [480, 800],
    [600, 960],
    [667, 375],
    [768, 1024],
    [769, 1024],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    const { visibleWidthShare, visibleHeightShare } = await portrait(page).evaluate((image) => {
      const { clientWidth, clientHeight } = image
      const scale = Math.max(clientWidth / 400, clientHeight / 480)
      return {
        visibleWidthShare: clientWidth / scale / 400,
        visibleHeightShare: clientHeight / scale / 480,
      }
    })
    // The face ends at two thirds of the picture, whose lower quarter the name may cover.
    expect(visibleWidthShare, `${width}`).toBeGreaterThan(0.95)
    expect(visibleHeightShare, `${width}`).toBeGreaterThan(0.88)
    const picture = (await portrait(page).boundingBox())!
    const playButton = (await page.getByRole('button', { name: /^Écouter sa voix/ }).boundingBox())!
    // A little beyond the face.
    const faceRight = picture.x + picture.width * 0.72
    const faceBottom = picture.y + picture.height * 0.72
    expect(
      playButton.x > faceRight || playButton.y > faceBottom,
      `the button is beside or below the face at ${width}`,
    ).toBe(true)
  }
})

test.each([
  { width: 320, height: 568, hasFonts: true },
  { width: 320, height: 568, hasFonts: false },
  { width: 360, height: 640, hasFonts: true },
  { width: 390, height: 844, hasFonts: true },
])(
  'shows who the companion is without scrolling on a phone of $width × $height (fonts loaded: $hasFonts)',
  async ({ hasFonts, ...size }) => {
    const { page, context, go } = await browser.visit({ origin: product.origin, size: phone })
    await page.setViewportSize(size)
    // The fallback fonts are wider.
    if (!hasFonts) await page.route('**/*.woff2', (route) => route.abort())
    await signIn(context, product.origin, user)
    await go('/talk/alistair')
    const name = page.getByRole('heading', { level: 1, name: 'Alistair' })
    const country = page.getByText('Irlande, enseigne l’anglais')
    const callButtonBox = (await callButton(page, 'Alistair').boundingBox())!
    const picture = (await portrait(page).boundingBox())!
    // Only the bar of the demonstration mode may be above the portrait.
    expect(picture.y).toBeLessThan(size.height * 0.1)
    // The face ends at two thirds of the picture.
    expect(picture.y + picture.height * 0.67).toBeLessThan(callButtonBox.y)
    for (const element of [name, country]) {
      const box = (await element.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(Math.min(callButtonBox.y, size.height))
    }
    await context.close()
  },
)

test('explains why a call cannot start, and vibrates the phone on navigation', async () => {
  const { page, context, go } = await browser.visit({
    origin: product.origin,
    size: phone,
    prepare: (page) =>
      page.addInitScript(() => {
        const vibrations: unknown[] = []
        Object.assign(window, { vibrations })
        navigator.vibrate = (pattern) => vibrations.push(pattern) > 0
      }),
  })
  await signIn(context, product.origin, user)
  await page.route('**/call-flow*.js', (route) => route.abort())
  await go('/talk/clara')
  await callButton(page, 'Clara').click()
  await page.getByText(messages.VOICE_NOT_INITIALISED).waitFor()

  await page.unroute('**/call-flow*.js')
  await page.routeWebSocket(/\/stream/, (socket) => socket.close({ code: 1011 }))
  await page.reload()
  await callButton(page, 'Clara').click()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Réessayer' })
  await failure.waitFor()
  expect(await failure.innerText()).toContain(messages.CALL_NOT_CONNECTED)
  await page.getByRole('button', { name: 'Retour' }).click()

  await expectNoAxeViolations(page, 'companion')
  await page.getByRole('link', { name: /Retour/ }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Profil' }).click()
  await page.waitForURL('**/profile')
  expect(
    await page.evaluate(() => (window as unknown as { vibrations: number[] }).vibrations),
  ).toContain(50)
})
