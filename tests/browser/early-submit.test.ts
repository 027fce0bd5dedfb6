import { expect, test } from 'vitest'
import { phone } from '../support/browser/open-browser'
import { startSharedProduct, useSharedBrowser } from '../support/browser/shared-product'

const product = await startSharedProduct()
const browser = useSharedBrowser()

test('sends a form that was submitted before the scripts had loaded', async () => {
  const { page } = await browser.visit({ origin: product.origin, size: phone })
  let releaseScripts = () => {}
  const released = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  // Not page.goto, which waits in these tests until the page is hydrated.
  await page.evaluate((url) => window.location.assign(url), `${product.origin}/mot-de-passe-oublie`)
  await page.getByLabel('Email').fill('early@example.test')
  const submit = page.getByRole('button', { name: 'Envoyer le lien' })
  await submit.click()
  expect(await submit.getAttribute('aria-busy')).toBe('true')
  releaseScripts()
  await page.getByText('Ouvrez le lien qu’il contient').waitFor()
  expect(new URL(page.url()).search).toBe('')
})
