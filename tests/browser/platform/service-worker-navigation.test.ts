import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { readMe, waitForMailLink } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

/** Opens a page that the service worker controls, as it does on every visit but the first. */
async function visitWithServiceWorker() {
  const visitor = await browser.visit({ origin: product.origin })
  await visitor.go('/login')
  await visitor.page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    while (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve))
  })
  await visitor.go('/login')
  expect(await visitor.page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  return visitor
}

async function signInWithGoogle(page: Page, email: string) {
  await waitUntilLoaded(page)
  await page.getByRole('button', { name: /avec Google$/ }).click()
  await page.waitForURL('**/dev/google/authorize?**')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continuer' }).click()
}

test('signs up and then signs in with Google while the service worker is active', async () => {
  const { page, context, go, pageErrors } = await visitWithServiceWorker()
  await go('/register?next=%2Ftalk%2Foctave')
  await page.getByRole('checkbox').check()
  await signInWithGoogle(page, 'sw@example.test')
  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(await readMe(context, product.origin)).toMatchObject({ email: 'sw@example.test' })

  await context.clearCookies()
  await go('/login?next=%2Ftalk%2Foctave')
  await signInWithGoogle(page, 'sw@example.test')
  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(await readMe(context, product.origin)).toMatchObject({ email: 'sw@example.test' })
  expect(pageErrors.take()).toEqual([])
})

test('signs in by the confirmation link while the service worker is active', async () => {
  const { page, context, go } = await visitWithServiceWorker()
  const email = 'sw.link@example.test'
  const form = {
    name: 'Camille',
    email,
    password: 'une phrase assez longue',
    hasAcceptedTerms: true,
  }
  const { origin } = product
  const registration = await context.request.post(`${origin}/api/auth/sign-up/email`, {
    data: form,
    headers: { origin },
  })
  expect(registration.status()).toBe(200)
  const link = await waitForMailLink(product, email)
  await go(link.slice(origin.length))
  await page.waitForURL(`${origin}/dashboard`)
  expect(await readMe(context, origin)).toMatchObject({ email })
})

test('keeps navigation preload off, because it would request each page twice', async () => {
  const { page } = await visitWithServiceWorker()
  const isPreloading = () =>
    page.evaluate(async () => {
      const { navigationPreload } = await navigator.serviceWorker.ready
      return (await navigationPreload.getState()).enabled
    })
  expect(await isPreloading()).toBe(false)
})
