import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, openBrowser, phone, type TestBrowser } from '../support/browser/open-browser'
import { signIn, signUpMember } from '../support/product/sign-up-user'
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

test('five tabs show three companions each, by keyboard too', async () => {
  const { page, go, problems } = await browser.visit({ origin: product.origin, size: phone })
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
  expect(problems.take()).toEqual([])
})

test('the example plays as captions, and aloud on request', async () => {
  const { page, go, problems } = await browser.visit({ origin: product.origin, size: desktop })
  await go('/')
  const example = page.getByRole('region', { name: 'Un bout de conversation' })
  await example.scrollIntoViewIfNeeded()
  await example.getByRole('button', { name: 'Mettre en pause' }).click()
  const heard = page.waitForResponse((response) => response.url().endsWith('/0.wav'))
  await example.getByRole('button', { name: 'Écouter à voix haute' }).click()
  const sound = await heard
  expect(sound.headers()['content-type']).toBe('audio/wav')
  // The words follow the sound to the next line, which is the caller's.
  await example.getByRole('button', { name: 'Mettre en pause' }).waitFor()
  await page.waitForResponse((response) => response.url().endsWith('/2.wav'))
  expect(problems.take()).toEqual([])
})

test('says what it is in French, and leads in: visitors to an account, members to the companions', async () => {
  const { page, context, go, problems } = await browser.visit({ origin: product.origin })
  await go('/')
  expect(await page.locator('html').getAttribute('lang')).toBe('fr')
  const leadsTo = async (name: string) =>
    page.getByRole('link', { name, exact: true }).first().getAttribute('href')
  expect(await leadsTo('Commencer gratuitement')).toBe('/register')
  expect(await leadsTo('Se connecter')).toBe('/login')
  expect(await leadsTo('Connexion')).toBe('/login')
  expect(await leadsTo('Inscription')).toBe('/register')
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

  await signIn(context, product.origin, await signUpMember(product))
  await go('/')
  expect(await leadsTo('Accéder aux compagnons')).toBe('/dashboard')
  expect(await page.getByRole('link', { name: 'Commencer gratuitement' }).count()).toBe(0)
  expect(problems.take()).toEqual([])
})

test('without scripts everything is there to read', async () => {
  const answer = await fetch(product.origin)
  const page = await answer.text()
  for (const words of ['Histoires imaginées', 'Bientôt: filtres avancés', 'Pose la journée où tu'])
    expect(page).toContain(words)
})
