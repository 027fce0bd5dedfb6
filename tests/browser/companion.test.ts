import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { desktop, openBrowser, phone, type TestBrowser } from '../support/browser/open-browser'
import { type BrowserMember, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'
import { callButton } from '../support/browser/talk-page'

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

test('a page is shared by copy, and by every service named', async () => {
  const { page, context, go, problems } = await browser.visit({ origin: product.origin })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await go('/talk/clara')
  const address = `${product.origin}/talk/clara`
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
    expect(decodeURIComponent(href ?? '')).toContain(address)
  }
  for (const name of ['Copier le lien', 'Instagram']) {
    const button = page.getByRole('button', { name })
    await button.click()
    await page.getByText('Lien copié').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    // « the 'link copied' state lasts 2 s »
    await button.waitFor()
  }
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copier le lien' }).click()
  await page.getByText(messages.LINK_NOT_COPIED).waitFor()
  expect(problems.take()).toEqual([])
})

test('a voice is heard before a call, and others of the same spirit are near', async () => {
  const { page, go, problems } = await browser.visit({ origin: product.origin, size: desktop })
  await go('/talk/clara')
  const heard = page.waitForResponse((response) => response.url().endsWith('/samples/clara.wav'))
  await page.getByRole('button', { name: /^Écouter sa voix/ }).click()
  expect((await heard).status()).toBe(200)
  await page.getByRole('button', { name: /^Écouter sa voix/ }).waitFor()
  // Two columns: the words stand beside the picture.
  const picture = await page.locator('img').first().boundingBox()
  const words = await page.getByRole('heading', { name: 'À propos' }).boundingBox()
  expect(words?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0))
  const similar = page.getByRole('region', { name: 'Dans le même esprit' })
  const links = similar.getByRole('link', { name: /^Parler avec/ })
  expect(await links.count()).toBe(3)
  await links.first().click()
  await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Clara' }).waitFor()
  expect(problems.take()).toEqual([])
})

test('on a phone the way back is felt; a call that cannot start says why', async () => {
  const { page, context, go } = await browser.visit({
    origin: product.origin,
    size: phone,
    prepare: (page) =>
      page.addInitScript(() => {
        const felt: unknown[] = []
        Object.assign(window, { felt })
        navigator.vibrate = (pattern) => felt.push(pattern) > 0
      }),
  })
  await signIn(context, product.origin, member)
  await page.route('**/call-room*.js', (route) => route.abort())
  await go('/talk/clara')
  await callButton(page, 'Clara').click()
  await page.getByText(messages.VOICE_NOT_INITIALISED).waitFor()

  await page.unroute('**/call-room*.js')
  await page.routeWebSocket(/\/stream/, (line) => line.close({ code: 1011 }))
  await page.reload()
  await callButton(page, 'Clara').click()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
  const failure = page.getByRole('alert').filter({ hasText: 'Réessayer' })
  await failure.waitFor()
  expect(await failure.innerText()).toContain(messages.CALL_NOT_CONNECTED)
  await page.getByRole('button', { name: 'Retour' }).click()

  await expectNoFault(page, 'companion')
  await page.getByRole('link', { name: /Retour/ }).click()
  await page.waitForURL('**/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Profil' }).click()
  await page.waitForURL('**/profile')
  expect(await page.evaluate(() => (window as unknown as { felt: number[] }).felt)).toContain(50)
})

test('the history that does not come says so, and is asked for again', async () => {
  const { page, context, go } = await browser.visit({ origin: product.origin })
  await signIn(context, product.origin, member)
  await page.route('**/api/conversations', (route) => route.abort())
  await go('/profile/history')
  await page.getByText(/^Erreur lors du chargement/).waitFor()
  await page.unroute('**/api/conversations')
  await page.getByRole('button', { name: messages.RETRY }).click()
  await page.getByText(/^Erreur lors du chargement/).waitFor({ state: 'detached' })
})
