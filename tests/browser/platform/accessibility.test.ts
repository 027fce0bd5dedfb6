import { beforeAll, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { acceptedCard } from '../../support/billing/stripe-emulator-server'
import { expectAccessibleAtAllSizes as expectAccessible } from '../../support/browser/expect-accessible-at-all-sizes'
import type { BrowserWindow } from '../../support/browser/open-browser'
import { orderButton, pay } from '../../support/browser/payment-page'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { signIn, signUpUser, waitForMailLink } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
let visitor: BrowserWindow
let signedInUser: BrowserWindow

// Both windows prefer reduced motion, the default of `visit`, so axe never measures a colour in the middle of a transition.
beforeAll(async () => {
  const { origin } = product
  visitor = await browser.visit({ origin })
  signedInUser = await browser.visit({ origin })
  await signIn(signedInUser.context, origin, await signUpUser(product))
})

/** Opens a page and waits until its scripts have loaded. */
async function openHydrated({ page, go }: BrowserWindow, url: string) {
  await go(url)
  await waitUntilLoaded(page)
}

/** Allows only the console messages about requests that the test made fail on purpose. */
const expectNoOtherPageErrors = (pageErrors: readonly string[], ...codes: string[]) =>
  expect(pageErrors.filter((error) => !codes.some((code) => error.includes(code)))).toEqual([])

test('has no accessibility violation on public pages, forms and their errors', async () => {
  const { page, pageErrors } = visitor
  const waitForText = (words: string) =>
    page.getByText(words).filter({ visible: true }).first().waitFor()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const url of [
    '/',
    '/conditions-vente',
    '/dev/mail',
    '/login?confirme=1',
    '/confirmer?token=rien',
  ]) {
    await openHydrated(visitor, url)
    await expectAccessible(page, url)
  }
  await openHydrated(visitor, '/login')
  await press('Se connecter')
  await waitForText(messages.EMAIL_REQUIRED)
  await expectAccessible(page, 'sign-in errors')

  await openHydrated(visitor, '/register')
  await expectAccessible(page, 'registration')
  await press('Créer un compte gratuit')
  await waitForText(messages.TERMS_NOT_ACCEPTED)
  await expectAccessible(page, 'registration errors')
  await page.getByLabel('Email').fill('accessible@example.test')
  await page.getByLabel('Pseudo').fill('Accessible')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
  await page.getByRole('checkbox').check()
  await press('Créer un compte gratuit')
  await page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' }).waitFor()
  await expectAccessible(page, 'registration sent')

  await openHydrated(visitor, '/mot-de-passe-oublie')
  await expectAccessible(page, 'forgotten password')
  const { email } = await signUpUser(product)
  await page.getByLabel('Email').fill(email)
  await press('Envoyer le lien')
  await page.getByRole('heading', { name: 'Regardez vos e-mails' }).waitFor()
  await expectAccessible(page, 'link sent')
  await openHydrated(visitor, (await waitForMailLink(product, email)).replace(product.origin, ''))
  await press('Enregistrer le mot de passe')
  await waitForText(messages.PASSWORD_REQUIRED)
  await expectAccessible(page, 'new password errors')
  await openHydrated(visitor, '/reinitialiser?token=rien')
  await page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor()
  await expectAccessible(page, 'invalid link')
  expect(pageErrors.take()).toEqual([])
})

test('has no accessibility violation on a companion page and its report dialog', async () => {
  const { page, pageErrors } = visitor
  await openHydrated(visitor, '/talk/vesper')
  await expectAccessible(page, '/talk/vesper')
  await page.getByRole('button', { name: 'Signaler Vesper' }).click()
  const report = page.getByRole('dialog', { name: 'Signaler Vesper' })
  await report.waitFor()
  await expectAccessible(page, 'report')
  await report.getByLabel('Précisions').fill('a'.repeat(1_001))
  await report.getByLabel('Votre e-mail').fill('personne')
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await report.getByText('Choisissez ce qui décrit').waitFor()
  await expectAccessible(page, 'report with errors')
  await report.getByLabel('Se fait passer pour une personne réelle').check()
  await report.getByLabel('Précisions').fill('Elle dit être ma voisine.')
  await report.getByLabel('Votre e-mail').fill('visite@example.test')
  await page.route('**/api/reports', (route) => route.abort())
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await report.getByRole('alert').waitFor()
  await expectAccessible(page, 'report that was not sent')
  await page.unroute('**/api/reports')
  await report.getByRole('button', { name: 'Envoyer' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Signalement envoyé' })
  await confirmation.getByText('visite@example.test').waitFor()
  await expectAccessible(page, 'report sent')
  await confirmation.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Signaler Vesper' }).and(page.locator(':focus')).waitFor()
  expectNoOtherPageErrors(pageErrors.take(), 'ERR_FAILED')
})

test('has no accessibility violation in the cookie banner and settings', async () => {
  const newVisitor = await browser.visit({
    origin: product.origin,
    hasAnsweredCookies: false,
  })
  await openHydrated(newVisitor, '/login')
  await newVisitor.page.getByRole('region', { name: 'Des cookies' }).waitFor()
  await expectAccessible(newVisitor.page, 'cookies')
  await newVisitor.page.getByRole('button', { name: 'Paramétrer' }).click()
  await newVisitor.page.getByRole('dialog', { name: 'Vos cookies' }).waitFor()
  await expectAccessible(newVisitor.page, 'cookie settings')
  expect(newVisitor.pageErrors.take()).toEqual([])
  await newVisitor.context.close()
})

test('has no accessibility violation on the pages of a user', async () => {
  const { page, go, pageErrors } = signedInUser
  const companionLinks = page.getByRole('link', { name: 'Parler avec Hélène' })
  await go('/dashboard?confirme=1')
  await page.getByText('Votre adresse est confirmée').waitFor()
  await companionLinks.first().waitFor()
  await expectAccessible(page, 'dashboard after the confirmation')
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await expectAccessible(page, 'filters')
  await go('/dashboard?q=xyzxyz')
  await page.getByText(messages.AGENTS_NOT_MATCHED, { exact: true }).waitFor()
  await expectAccessible(page, 'no search result')
  await page.route('**/api/agents', (route) => route.abort())
  await go('/dashboard')
  await page.getByText(messages.AGENTS_NOT_LOADED).waitFor()
  await expectAccessible(page, 'companions not loaded')
  await page.unroute('**/api/agents')

  await openHydrated(signedInUser, '/favorites')
  await expectAccessible(page, 'no favourite')
  await openHydrated(signedInUser, '/profile/special-agents')
  await expectAccessible(page, 'special companions of an empty profile')
  await go('/profile/history')
  await page.getByText('Vos conversations apparaîtront ici').waitFor()
  await expectAccessible(page, 'empty history')
  await go('/profile/history/0e000000-0000-4000-8000-000000000000')
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await expectAccessible(page, 'conversation that does not exist')
  await openHydrated(signedInUser, '/talk/helene')
  await expectAccessible(page, 'companion page')
  expectNoOtherPageErrors(pageErrors.take(), '404', 'ERR_FAILED')
})

test('has no accessibility violation in the profile, the account and their dialogs', async () => {
  const { page, go, pageErrors } = signedInUser
  await go('/profile')
  await page.getByText('Aucune réponse pour l’instant, sur 20 questions').waitFor()
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await expectAccessible(page, 'profile')
  await page.getByLabel('Âge').fill('17')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.locator('p[id$=note]', { hasText: 'L’âge minimum est de 18 ans.' }).waitFor()
  await expectAccessible(page, 'profile with an error')
  await page.getByRole('link', { name: 'Compagnons', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await dialog.waitFor()
  await expectAccessible(page, 'leaving unsaved')
  await dialog.getByRole('button', { name: 'Rester' }).click()
  await page.getByLabel('Âge').fill('')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.getByRole('dialog').waitFor()
  await expectAccessible(page, 'deletion')
  await page.keyboard.press('Escape')
  expect(pageErrors.take()).toEqual([])
})

test('has no accessibility violation in the wallet and a purchase', async () => {
  const { page, go, pageErrors } = signedInUser
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await go('/wallet?tab=abonnements')
  await button("S'abonner : Abonnement mensuel").waitFor()
  await expectAccessible(page, 'subscriptions')
  await page.getByRole('tab', { name: 'Historique' }).click()
  await page.getByText(messages.PURCHASES_EMPTY).waitFor()
  await expectAccessible(page, 'empty purchases')
  await page.getByRole('tab', { name: 'Crédits' }).click()
  await button('Acheter : Pack Standard').waitFor()
  await expectAccessible(page, 'credits')
  await button('Acheter : Pack Standard').click()
  await page.getByRole('dialog', { name: 'Votre commande' }).waitFor()
  await expectAccessible(page, 'order dialog')
  await button(orderButton).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await expectAccessible(page, 'payment page of the emulator')
  await pay(page, acceptedCard)
  await page.waitForURL('**/success?session_id=**')
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await expectAccessible(page, 'success')
  await page.route('**/api/wallet**', (route) => route.abort())
  await page.route('**/api/wallet/**', (route) => route.abort())
  await go('/wallet?tab=historique')
  await page.getByRole('button', { name: messages.RETRY }).first().waitFor()
  await expectAccessible(page, 'wallet not loaded')
  await page.unrouteAll()
  expectNoOtherPageErrors(pageErrors.take(), 'ERR_FAILED')
})
