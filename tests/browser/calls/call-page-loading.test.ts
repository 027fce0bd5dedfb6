import { expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

/** Matches the URL of the data of a companion's page. */
const pageDataUrl = /\/talk\/\w+\.data/

async function openDashboard() {
  const browserWindow = await browser.visit({ origin: product.origin, size: phone })
  await signIn(browserWindow.context, product.origin, await signUpUser(product))
  await browserWindow.go('/dashboard')
  // The loading message of the catalogue has the same text as that of a companion page.
  await browserWindow.page.getByText(messages.AGENTS_LOADING).first().waitFor({ state: 'hidden' })
  return browserWindow
}

test('shows loading messages in place of a slow companion page', async () => {
  const { page, pageErrors } = await openDashboard()
  let releaseAnswer = () => {}
  const answerReleased = new Promise<void>((resolve) => {
    releaseAnswer = resolve
  })
  await page.route(pageDataUrl, async (route) => {
    await answerReleased
    await route.continue()
  })
  await page.getByRole('link', { name: 'Parler avec Octave' }).first().click()
  const main = page.getByRole('main')
  await main.getByText(messages.AGENTS_LOADING).waitFor()
  expect(await main.getByRole('link').count()).toBe(0)
  await main.getByText(messages.AGENT_CONNECTING).waitFor()
  releaseAnswer()
  await page.getByRole('heading', { level: 1, name: 'Octave' }).waitFor()
  expect(await main.getByText(messages.AGENT_CONNECTING).count()).toBe(0)
  expect(pageErrors.take()).toEqual([])
})

test('says that a companion page could not be loaded, and loads it again', async () => {
  const { page } = await openDashboard()
  await page.route(pageDataUrl, (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('link', { name: 'Parler avec Octave' }).first().click()
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await page.unrouteAll()
  await page.getByRole('button', { name: messages.RETRY }).click()
  await page.getByRole('heading', { level: 1, name: 'Octave' }).waitFor()
})
