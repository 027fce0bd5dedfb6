import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { openBrowser, phone, type TestBrowser } from '../support/browser/open-browser'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

let product: BuiltProduct
let browser: TestBrowser
beforeAll(async () => {
  product = await startBuiltProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('without a network a page says so, and comes back with it', async () => {
  const { page, context, go } = await browser.visit({
    origin: product.origin,
    size: phone,
    hasServiceWorker: true,
  })
  await go('/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await context.setOffline(true)
  await go('/register')
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.innerText()).toBe('Vous êtes hors ligne')
  await expectNoFault(page, 'offline')
  // The API is never answered by anything but the server.
  expect(await page.evaluate(() => fetch('/api/me').then(String, () => 'refused'))).toBe('refused')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await page.waitForURL('**/register')
  await expect.poll(() => title.innerText()).toBe('Votre première conversation est offerte')
})

test('the product can be installed', async () => {
  const { page, go } = await browser.visit({ origin: product.origin })
  await go('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await fetch(product.origin + address)).json()
  expect(manifest).toMatchObject({ name: 'Amivoix', display: 'standalone', lang: 'fr' })
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(product.origin + src)
    expect(icon.headers.get('content-type'), src).toContain(type)
  }
})
