import { expect, test } from 'vitest'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { readMe } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

/** Opens a page whose scripts wait until they are released. */
async function openWithSlowScripts(path: string) {
  const { page } = await browser.visit({ origin: product.origin, size: phone })
  let releaseScripts = () => {}
  const scriptsReleased = new Promise<void>((resolve) => {
    releaseScripts = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await scriptsReleased
    await route.continue()
  })
  // page.goto would wait until the page is hydrated (open-browser.ts).
  await page.evaluate((url) => window.location.assign(url), product.origin + path)
  return { page, releaseScripts }
}

test('sends a form that was submitted before the scripts had loaded', async () => {
  const { page, releaseScripts } = await openWithSlowScripts('/mot-de-passe-oublie')
  await page.getByLabel('Email').fill('early@example.test')
  const submitButton = page.getByRole('button', { name: 'Envoyer le lien' })
  await submitButton.click()
  expect(await submitButton.getAttribute('aria-busy')).toBe('true')
  releaseScripts()
  await page.getByText('Ouvrez le lien qu’il contient').waitFor()
  expect(new URL(page.url()).search).toBe('')
})

test('opens a tab and adds a favourite when their buttons were pressed before the scripts had loaded', async () => {
  const { page, releaseScripts } = await openWithSlowScripts('/')
  const firstFavouriteButton = page
    .getByRole('button', { name: /^Ajouter .* aux favoris$/ })
    .first()
  const label = (await firstFavouriteButton.getAttribute('aria-label')) ?? ''
  await firstFavouriteButton.click()
  await page.getByRole('tab', { name: 'Apprentissage' }).click()
  releaseScripts()
  await page.getByRole('tabpanel', { name: 'Apprentissage' }).waitFor()
  expect(
    await page.getByRole('tab', { name: 'Apprentissage' }).getAttribute('aria-busy'),
  ).toBeNull()
  const pressedLabel = label.replace('Ajouter', 'Retirer').replace('aux', 'des')
  await expect.poll(() => page.locator(`[aria-label="${pressedLabel}"]`).count()).toBe(1)
})

test('does not delay a click on the retry button when the app shell has failed', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin, size: phone })
  await context.addInitScript(() => {
    // The app shell fails because the favourites listen for "storage" in one of its effects.
    window.addEventListener = new Proxy(window.addEventListener, {
      apply(target, self, args: Parameters<typeof window.addEventListener>) {
        if (args[0] === 'storage') throw new Error('The app shell fails.')
        Reflect.apply(target, self, args)
      },
    })
  })
  await go('/blog')
  const retry = page.getByRole('button', { name: 'Réessayer' })
  await page.getByRole('heading', { name: 'La ligne est mauvaise' }).waitFor()
  const isDelayed = await retry.evaluate((button: HTMLElement) => {
    button.click()
    return button.hasAttribute('aria-busy')
  })
  expect(isDelayed).toBe(false)
})

test('links the tabs to their panels, and hides the favourite button, without scripts', async () => {
  const { page, go } = await browser.visit({
    origin: product.origin,
    size: phone,
    hasScripts: false,
  })
  await go('/')
  for (const panel of await page.locator('[role=tabpanel]').all())
    expect(await panel.isVisible()).toBe(true)
  await page.getByRole('tab', { name: 'Apprentissage' }).click()
  await page.waitForURL('**/#panel-apprentissage')
  expect(await page.locator('button[aria-pressed]').first().isVisible()).toBe(false)
})

test('redirects to Google when the button was pressed before the scripts had loaded', async () => {
  const { page, releaseScripts } = await openWithSlowScripts('/login?next=%2Ftalk%2Foctave')
  const button = page.getByRole('button', { name: 'Continuer avec Google' })
  await button.click()
  expect(await button.getAttribute('aria-busy')).toBe('true')
  releaseScripts()
  await page.waitForURL('**/dev/google/authorize?**')
})

test('redirects to Google and back without scripts', async () => {
  const { page, go, context } = await browser.visit({
    origin: product.origin,
    size: phone,
    hasScripts: false,
  })
  await go('/register?next=%2Ftalk%2Foctave')
  await page.getByRole('button', { name: 'S’inscrire avec Google' }).click()
  // The terms have to be accepted first.
  await page.waitForURL('**/register?next=%2Ftalk%2Foctave&google=GOOGLE_NEW')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Ouvrir mon compte avec Google' }).click()
  await page.waitForURL('**/dev/google/authorize?**')
  await page.getByLabel('Email').fill('sans-script@example.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(await readMe(context, product.origin)).toMatchObject({ email: 'sans-script@example.test' })
})
