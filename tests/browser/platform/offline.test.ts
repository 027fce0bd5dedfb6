import { expect, test } from 'vitest'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('shows an offline page without a network, and the app again once the network is back', async () => {
  const { page, context, go } = await browser.visit({ origin: product.origin, size: phone })
  await go('/')
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await context.setOffline(true)
  await go('/register')
  const title = page.getByRole('heading', { level: 1 })
  expect(await title.innerText()).toBe('Vous êtes hors ligne')
  await expectNoAxeViolations(page, 'offline')
  // The service worker never answers API requests.
  expect(await page.evaluate(() => fetch('/api/me').then(String, () => 'refused'))).toBe('refused')
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Réessayer' }).click()
  await page.waitForURL('**/register')
  await expect.poll(() => title.innerText()).toBe('Votre première conversation est offerte')
})

test('has a web app manifest with icons', async () => {
  const { page, go } = await browser.visit({ origin: product.origin })
  await go('/')
  const url = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await fetch(product.origin + url)).json()
  expect(manifest).toMatchObject({ name: 'Amivoix', display: 'standalone', lang: 'fr' })
  expect(manifest.icons).not.toEqual([])
  for (const { src, type } of manifest.icons) {
    const icon = await fetch(product.origin + src)
    expect(icon.headers.get('content-type'), src).toContain(type)
  }
})
