import { beforeAll, expect, test } from 'vitest'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import {
  hangUpDialog,
  skipRating,
  startFirstCall,
  visitAsCaller,
} from '../../support/browser/talk-page'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import type { BuiltProduct } from '../../support/product/start-built-product'

let product: BuiltProduct
const browser = setUpSharedBrowser()

beforeAll(async () => {
  product = await startSharedProduct()
})

/** An empty name matches the call button of any companion. */
const anyName = ''

const goBack = () => history.back()

test('asks before the back button leaves a call that was opened from the catalogue', async () => {
  const { page, go, pageErrors } = await visitAsCaller(browser, product)
  await go('/dashboard')
  await page
    .getByRole('link', { name: /^Parler avec/ })
    .first()
    .click()
  await page.waitForURL('**/talk/*')
  await waitUntilLoaded(page)
  await startFirstCall(page, anyName)

  await page.evaluate(goBack)
  await hangUpDialog(page).getByRole('button', { name: 'Terminer' }).click()
  await skipRating(page)
  expect(pageErrors.take()).toEqual([])
})

test('asks before the back button leaves a call that was opened by its URL', async () => {
  const { page, go, call, pageErrors } = await visitAsCaller(browser, product)
  await go('/aide')
  await go('/talk/raphael')
  await waitUntilLoaded(page)
  await startFirstCall(page, 'Raphaël')

  await page.evaluate(goBack)
  await hangUpDialog(page).getByRole('button', { name: 'Continuer' }).click()
  await page.reload()
  await call.waitForReceived('call.resumed')
  // The page handles the back button only once it shows the call again.
  await page.locator('[data-call="active"]').waitFor()
  await waitUntilLoaded(page)

  await page.evaluate(goBack)
  await hangUpDialog(page).getByRole('button', { name: 'Terminer' }).click()
  await skipRating(page)
  expect(pageErrors.take()).toEqual([])

  // The call has ended, and has left no entry in the browser's history.
  await page.evaluate(goBack)
  await page.waitForURL('**/aide')
})
