import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { fixedApiPaths, pagePaths } from '../../../contract/paths'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { type BrowserWindow, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
let browserWindow: BrowserWindow

async function openDevelopersPage() {
  browserWindow = await browser.visit({ origin: product.origin, size: phone })
  await signIn(browserWindow.context, product.origin, await signUpUser(product))
  await browserWindow.go(pagePaths.developers)
  return browserWindow.page
}

afterEach(() => {
  expect(browserWindow.pageErrors.take()).toEqual([])
})

/**
 * Connects to the realtime API with a key. Resolves with the type of the first event, after which the
 * connection is closed, or with the HTTP status of the refusal.
 */
function connect(key: string) {
  const url = `${product.origin.replace('http', 'ws')}${fixedApiPaths.realtime}?model=soline`
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${key}` } })
  return new Promise<string | number>((resolve) => {
    socket.once('message', (data) => {
      resolve((JSON.parse(String(data)) as { type: string }).type)
      socket.close()
    })
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
    socket.on('error', () => {})
  })
}

test('the developers page creates a key that works, shows it once, and revokes it', async () => {
  const page = await openDevelopersPage()
  await page.getByText('Aucune clé. Créez-en une pour chaque programme.').waitFor()
  await expectAccessibleAtAllSizes(page, 'the developers page without keys')
  await page.getByRole('button', { name: 'Créer une clé' }).click()
  await page.getByRole('button', { name: 'Créer la clé' }).click()
  await page.getByText('Donnez un nom à la clé', { exact: true }).first().waitFor()
  expect(await page.getByLabel('Nom').evaluate((field) => field === document.activeElement)).toBe(
    true,
  )
  await expectAccessibleAtAllSizes(page, 'the form of a new key with errors')
  await page.getByLabel('Nom').fill('Enceinte du salon')
  await page.getByLabel('Limite par mois').fill('30')
  await page.getByLabel('Seules des personnes majeures').check()
  await page.getByRole('button', { name: 'Créer la clé' }).click()
  const keyDialog = page.getByRole('dialog', { name: 'Votre clé' })
  const key = await keyDialog.locator('code').innerText()
  expect(key).toMatch(/^amv_/)
  await expectAccessibleAtAllSizes(page, 'a new key')
  await page.keyboard.press('Escape')
  await keyDialog.getByRole('button', { name: 'Je l’ai gardée' }).click()
  const row = page.getByRole('row', { name: /Enceinte du salon/ })
  await row.getByText('0 sur 30 min').waitFor()
  expect(await page.content()).not.toContain(key)
  await expectAccessibleAtAllSizes(page, 'the developers page with a key')

  expect(await connect(key)).toBe('session.created')
  await row.getByRole('button', { name: 'Révoquer Enceinte du salon' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click()
  await page.getByText('Aucune clé. Créez-en une pour chaque programme.').waitFor()
  expect(await connect(key)).toBe(401)
})

test('the developers page is linked from the profile', async () => {
  const page = await openDevelopersPage()
  await browserWindow.go(pagePaths.profile)
  await page.getByRole('link', { name: 'Voir les clés' }).click()
  await page.getByRole('heading', { name: 'Vos clés' }).waitFor()
})

test('the developers page asks visitors to sign in, and returns after the sign-in', async () => {
  browserWindow = await browser.visit({ origin: product.origin, size: phone })
  const { page, go } = browserWindow
  await go(pagePaths.partnerships)
  await page
    .getByRole('navigation', { name: 'Pied de page' })
    .getByRole('link', { name: 'Développeurs' })
    .click()
  await page.getByRole('heading', { name: 'Une clé par programme' }).waitFor()
  await page.getByText('@openai/agents-realtime').first().waitFor()
  expect(await page.getByRole('button', { name: 'Créer une clé' }).count()).toBe(0)
  await expectAccessibleAtAllSizes(page, 'the developers page of a visitor')
  expect(
    await page.getByRole('link', { name: 'Créer un compte gratuit' }).getAttribute('href'),
  ).toBe('/register?next=%2Fdeveloppeurs')
  const { email, password } = await signUpUser(product)
  await page.getByRole('link', { name: 'Se connecter pour créer une clé' }).click()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.waitForURL(`**${pagePaths.developers}`)
  await page.getByRole('heading', { name: 'Vos clés' }).waitFor()
})

test('the developers page can be read without scripts', async () => {
  browserWindow = await browser.visit({ origin: product.origin, hasScripts: false })
  const response = await browserWindow.go(pagePaths.developers)
  expect(response?.status()).toBe(200)
  await browserWindow.page.getByRole('heading', { level: 1, name: 'Développeurs' }).waitFor()
  await browserWindow.page.getByText('Un exemple à lancer').waitFor()
})
