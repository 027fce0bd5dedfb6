import { expect, test } from 'vitest'
import { desktop, phone } from '../support/browser/open-browser'
import { startSharedProduct, useSharedBrowser } from '../support/browser/shared-product'
import { signIn, signUpUser } from '../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = useSharedBrowser()

test('shows three companions in each of five tabs, by keyboard too', async () => {
  const { page, go, pageErrors } = await browser.visit({ origin: product.origin, size: phone })
  await go('/')
  const tabs = page.getByRole('tab')
  expect(await tabs.allInnerTexts()).toEqual([
    'Amour',
    'Amitié',
    'Professionnel',
    'Apprentissage',
    'Fantasmes',
  ])
  await tabs.first().focus()
  for (const name of ['Amitié', 'Professionnel', 'Apprentissage', 'Fantasmes', 'Amour']) {
    await page.keyboard.press('ArrowRight')
    const panel = page.getByRole('tabpanel', { name })
    await expect.poll(() => panel.isVisible()).toBe(true)
    expect(await page.getByRole('tabpanel').count()).toBe(1)
    expect(await panel.getByRole('link', { name: /^Parler avec/ }).count()).toBe(3)
  }
  expect(pageErrors.take()).toEqual([])
})

test('plays the sample conversation as captions, and with sound on request', async () => {
  const { page, go, pageErrors } = await browser.visit({ origin: product.origin, size: desktop })
  await go('/')
  const example = page.getByRole('region', { name: 'Un bout de conversation' })
  await example.scrollIntoViewIfNeeded()
  await example.getByRole('button', { name: 'Mettre en pause' }).click()
  const audioRequested = page.waitForResponse((response) => response.url().endsWith('/0.wav'))
  await example.getByRole('button', { name: 'Écouter à voix haute' }).click()
  const audio = await audioRequested
  expect(audio.headers()['content-type']).toBe('audio/wav')
  // The captions follow the audio to the next line, which belongs to the caller.
  await example.getByRole('button', { name: 'Mettre en pause' }).waitFor()
  await page.waitForResponse((response) => response.url().endsWith('/2.wav'))
  expect(pageErrors.take()).toEqual([])
})

test('is in French, and links visitors to sign-up and users to the companions', async () => {
  const { page, context, go, pageErrors } = await browser.visit({ origin: product.origin })
  await go('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  const readHref = async (name: string) =>
    page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  expect(await readHref('Commencer gratuitement')).toBe('/register')
  expect(await readHref('Se connecter')).toBe('/login')
  expect(await readHref('Connexion')).toBe('/login')
  expect(await readHref('Inscription')).toBe('/register')
  for (const fact of ['5', '50+', '100 %', '24h/24'])
    await page.getByRole('definition').filter({ hasText: fact }).first().waitFor()
  for (const step of [
    'Créez votre profil',
    'Choisissez un compagnon',
    'Lancez un appel',
    'Parlez librement',
  ])
    await page.getByRole('listitem').getByRole('heading', { name: step }).waitFor()
  expect(await page.getByRole('link', { name: 'Commencer gratuitement' }).count()).toBe(2)
  expect(await page.locator('blockquote').count()).toBe(6)

  await signIn(context, product.origin, await signUpUser(product))
  await go('/')
  expect(await readHref('Accéder aux compagnons')).toBe('/dashboard')
  expect(await page.getByRole('link', { name: 'Commencer gratuitement' }).count()).toBe(0)
  expect(pageErrors.take()).toEqual([])
})

test('contains all its text without scripts', async () => {
  const response = await fetch(product.origin)
  const page = await response.text()
  for (const text of ['Histoires imaginées', 'Bientôt: filtres avancés', 'Pose la journée où tu'])
    expect(page).toContain(text)
})
