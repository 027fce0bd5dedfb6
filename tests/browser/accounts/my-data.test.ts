import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('a user downloads a copy of their data, and sees why another download is refused', async () => {
  const { page, go, context, pageErrors } = await browser.visit({ origin: product.origin })
  const user = await signUpUser(product)
  await signIn(context, product.origin, user)
  await go('/profile')
  await page.getByRole('link', { name: 'Voir et télécharger' }).click()
  await page.getByRole('heading', { level: 1, name: 'Mes données' }).waitFor()
  await page.getByText('Transcriptions', { exact: false }).first().waitFor()
  await expectAccessibleAtAllSizes(page, 'the data of the user')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger mes données' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-amivoix-\d{4}-\d\d-\d\d[.]json$/)
  const copy = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(copy).toMatchObject({ email: user.email })
  await page.getByText('Votre copie est prête').waitFor()
  expect(pageErrors.take()).toEqual([])

  await page.route('**/api/me/data', (route) =>
    route.fulfill({
      status: 429,
      json: { code: 'RATE_LIMITED', message: 'Trop de demandes', retryable: true },
    }),
  )
  await page.getByRole('button', { name: 'Télécharger mes données' }).click()
  await page.getByRole('alert').getByText('Trop de demandes').waitFor()
  pageErrors.take()
})

test('a visitor is sent to the sign-in page', async () => {
  const { page, go } = await browser.visit({ origin: product.origin })
  await go('/mes-donnees')
  await page.waitForURL('**/login**')
})
