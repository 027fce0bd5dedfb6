import { expect, test } from 'vitest'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signInAsAdministrator, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('finds a user, adds minutes, suspends the account, and shows each action in the audit log', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  const user = await signUpUser(product)
  const userWindow = await browser.visit({ origin: product.origin })
  await signIn(userWindow.context, product.origin, user)
  await signInAsAdministrator(context, product)

  await go('/admin/users')
  await page.getByRole('searchbox').fill(user.email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: user.email })
  await page.getByText('1 compte', { exact: true }).waitFor()
  await expectAccessibleAtAllSizes(page, 'users in the administration')

  await row.getByRole('button', { name: 'Ajouter des minutes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter des minutes' })
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await dialog.getByText('Indiquez un nombre entier supérieur à 0').waitFor()
  await dialog.getByLabel('Minutes à ajouter').fill('30')
  await dialog.getByLabel('Motif').fill('Geste commercial')
  await expectAccessibleAtAllSizes(page, 'the dialog that adds minutes')
  await page.route('**/minutes', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await dialog.getByText('Erreur lors de la mise à jour').waitFor()
  expect(await dialog.getByLabel('Motif').inputValue()).toBe('Geste commercial')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Ajouter', exact: true }).dblclick()
  await page.getByText('Minutes mises à jour').waitFor()
  await row.getByText(/35\sminutes/).waitFor()

  await row.getByRole('link', { name: user.email }).click()
  await page.getByText(/30\sminutes ajoutées par notre équipe/).waitFor()
  await page.getByRole('button', { name: 'Suspendre le compte' }).click()
  const suspension = page.getByRole('dialog', { name: /Suspendre ce compte/ })
  await suspension.getByLabel('Motif').fill('Menaces')
  await suspension.getByRole('button', { name: 'Suspendre' }).click()
  await page.getByText('Suspendu le').waitFor()
  await expectAccessibleAtAllSizes(page, 'a suspended user in the administration')

  // The suspended user is redirected to the sign-in page, which says why.
  await userWindow.go('/wallet')
  await userWindow.page.waitForURL('**/login?suspendu=1')
  await userWindow.page.getByText('Votre compte est suspendu.').waitFor()
  await expectAccessibleAtAllSizes(userWindow.page, 'the sign-in page of a suspended user')

  await go('/admin/journal')
  await page.getByText('Compte suspendu').waitFor()
  await page.getByText('Motif : Menaces').waitFor()
  await page.getByText('Minutes ajoutées : 30').waitFor()
  await expectAccessibleAtAllSizes(page, 'the audit log')
})
