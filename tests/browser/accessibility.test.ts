import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { expectFineEverywhere as expectFine } from '../support/browser/expect-accessible-at-all-sizes'
import { openBrowser, type TestBrowser, type Visitor } from '../support/browser/open-browser'
import { cardFields, paidCard } from '../support/billing/stripe-emulator-server'
import { findMailLink, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

let product: BuiltProduct
let browser: TestBrowser
/** Somebody who only looks, and somebody who signs in once. */
let visitor: Visitor
let member: Visitor

// Without motion no colour is caught on its way to another.
beforeAll(async () => {
  product = await startBuiltProduct()
  browser = await openBrowser()
  const { origin } = product
  visitor = await browser.visit({ origin, hasReducedMotion: true })
  member = await browser.visit({ origin, hasReducedMotion: true })
  await signIn(member.context, origin, await signUpMember(product))
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

/** The page's own scripts answer from here on. */
async function open({ page, go }: Visitor, address: string) {
  await go(address)
  await page.waitForLoadState('networkidle')
}

/** What the browser itself reports of answers that a test makes up, or asks for. */
const onlyReported = (problems: readonly string[], ...codes: string[]) =>
  expect(problems.filter((problem) => !codes.some((code) => problem.includes(code)))).toEqual([])

test('public pages, the forms and their errors have no fault', async () => {
  const { page, problems } = visitor
  const shown = (words: string) => page.getByText(words).filter({ visible: true }).first().waitFor()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  for (const address of [
    '/',
    '/conditions-vente',
    '/dev/mail',
    '/login?confirme=1',
    '/login?error=expired',
  ]) {
    await open(visitor, address)
    await expectFine(page, address)
  }
  await open(visitor, '/login')
  await press('Se connecter')
  await shown(messages.EMAIL_REQUIRED)
  await expectFine(page, 'sign-in errors')

  await open(visitor, '/register')
  await expectFine(page, 'registration')
  await press('Créer un compte gratuit')
  await shown(messages.TERMS_NOT_ACCEPTED)
  await expectFine(page, 'registration errors')
  await page.getByLabel('Email').fill('accessible@example.test')
  await page.getByLabel('Pseudo').fill('Accessible')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
  await page.getByRole('checkbox').check()
  await press('Créer un compte gratuit')
  await page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' }).waitFor()
  await expectFine(page, 'registration sent')

  await open(visitor, '/mot-de-passe-oublie')
  await expectFine(page, 'forgotten password')
  const { email } = await signUpMember(product)
  await page.getByLabel('Email').fill(email)
  await press('Envoyer le lien')
  await page.getByRole('heading', { name: 'Regardez vos e-mails' }).waitFor()
  await expectFine(page, 'link sent')
  await open(visitor, (await findMailLink(product, email)).replace(product.origin, ''))
  await press('Enregistrer le mot de passe')
  await shown(messages.PASSWORD_REQUIRED)
  await expectFine(page, 'new password errors')
  await open(visitor, '/reinitialiser?token=rien')
  await page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor()
  await expectFine(page, 'link that does not work')
  expect(problems.take()).toEqual([])
})

test('a companion seen by a visitor, and the report of it, have no fault', async () => {
  const { page, problems } = visitor
  await open(visitor, '/talk/vesper')
  await expectFine(page, '/talk/vesper')
  await page.getByRole('button', { name: 'Signaler Vesper' }).click()
  const report = page.getByRole('dialog', { name: 'Signaler Vesper' })
  await report.waitFor()
  await expectFine(page, 'report')
  await report.getByLabel('Précisions').fill('a'.repeat(1_001))
  await report.getByLabel('Votre e-mail').fill('personne')
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await report.getByText('Choisissez ce qui décrit').waitFor()
  await expectFine(page, 'report with faults')
  await report.getByLabel('Se fait passer pour une personne réelle').check()
  await report.getByLabel('Précisions').fill('Elle dit être ma voisine.')
  await report.getByLabel('Votre e-mail').fill('visite@example.test')
  await page.route('**/api/reports', (route) => route.abort())
  await report.getByRole('button', { name: 'Envoyer' }).click()
  await report.getByRole('alert').waitFor()
  await expectFine(page, 'report that did not leave')
  await page.unroute('**/api/reports')
  await report.getByRole('button', { name: 'Envoyer' }).click()
  const sent = page.getByRole('dialog', { name: 'Signalement envoyé' })
  await sent.getByText('visite@example.test').waitFor()
  await expectFine(page, 'report sent')
  await sent.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Signaler Vesper' }).and(page.locator(':focus')).waitFor()
  onlyReported(problems.take(), 'ERR_FAILED')
})

test('the question of cookies and its settings have no fault', async () => {
  const newcomer = await browser.visit({
    origin: product.origin,
    hasAnsweredCookies: false,
    hasReducedMotion: true,
  })
  await open(newcomer, '/login')
  await newcomer.page.getByRole('region', { name: 'Des cookies' }).waitFor()
  await expectFine(newcomer.page, 'cookies')
  await newcomer.page.getByRole('button', { name: 'Paramétrer' }).click()
  await newcomer.page.getByRole('dialog', { name: 'Vos cookies' }).waitFor()
  await expectFine(newcomer.page, 'cookie settings')
  expect(newcomer.problems.take()).toEqual([])
  await newcomer.context.close()
})

test('the pages of a member have no fault', async () => {
  const { page, go, problems } = member
  const toCompanions = page.getByRole('link', { name: 'Parler avec Hélène' })
  await go('/dashboard?confirme=1')
  await page.getByText('Votre adresse est confirmée').waitFor()
  await toCompanions.first().waitFor()
  await expectFine(page, 'dashboard after the confirmation')
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await expectFine(page, 'filters')
  await go('/dashboard?q=personne+ne+s%27appelle+ainsi')
  await page.getByText(messages.AGENTS_NOT_MATCHED, { exact: true }).waitFor()
  await expectFine(page, 'nobody found')
  await page.route('**/api/agents', (route) => route.abort())
  await go('/dashboard')
  await page.getByText(messages.AGENTS_NOT_LOADED).waitFor()
  await expectFine(page, 'companions that do not come')
  await page.unroute('**/api/agents')

  await open(member, '/favorites')
  await expectFine(page, 'no favourite')
  await open(member, '/profile/special-agents')
  await expectFine(page, 'special companions of an empty profile')
  await go('/profile/history')
  await page.getByText('Vos conversations apparaîtront ici').waitFor()
  await expectFine(page, 'empty history')
  await go('/profile/history/0e000000-0000-4000-8000-000000000000')
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await expectFine(page, 'conversation that does not exist')
  await open(member, '/talk/helene')
  await expectFine(page, 'companion page')
  onlyReported(problems.take(), '404', 'ERR_FAILED')
})

test('the profile, the account and their questions have no fault', async () => {
  const { page, go, problems } = member
  await go('/profile')
  await page.getByText('Aucune réponse pour l’instant, sur 20 questions').waitFor()
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await expectFine(page, 'profile')
  await page.getByLabel('Âge').fill('17')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.locator('p[id$=note]', { hasText: 'L’âge minimum est de 18 ans.' }).waitFor()
  await expectFine(page, 'profile with a fault')
  await page.getByRole('link', { name: 'Compagnons', exact: true }).click()
  const leaving = page.getByRole('dialog', { name: 'Quitter sans enregistrer ?' })
  await leaving.waitFor()
  await expectFine(page, 'leaving unsaved')
  await leaving.getByRole('button', { name: 'Rester' }).click()
  await page.getByLabel('Âge').fill('')
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.getByRole('dialog').waitFor()
  await expectFine(page, 'deletion')
  await page.keyboard.press('Escape')
  expect(problems.take()).toEqual([])
})

test('the wallet, the last step of a purchase and its end have no fault', async () => {
  const { page, go, problems } = member
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await go('/wallet?tab=abonnements')
  await button("S'abonner : Abonnement mensuel").waitFor()
  await expectFine(page, 'subscriptions')
  await page.getByRole('tab', { name: 'Historique' }).click()
  await page.getByText(messages.PURCHASES_EMPTY).waitFor()
  await expectFine(page, 'empty purchases')
  await page.getByRole('tab', { name: 'Crédits' }).click()
  await button('Acheter : Pack Standard').waitFor()
  await expectFine(page, 'credits')
  await button('Acheter : Pack Standard').click()
  await page.getByRole('dialog', { name: 'Votre commande' }).waitFor()
  await expectFine(page, 'last step')
  await button('Commander avec obligation de paiement').click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await expectFine(page, 'payment page of the stand-in')
  const { decision: _, ...fields } = cardFields(paidCard)
  for (const [name, value] of Object.entries(fields))
    await page.locator(`input[name="${name}"]`).fill(value)
  await button(/^Payer/).click()
  await page.waitForURL('**/success?session_id=**')
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await expectFine(page, 'success')
  await page.route('**/api/wallet**', (route) => route.abort())
  await page.route('**/api/wallet/**', (route) => route.abort())
  await go('/wallet?tab=historique')
  await page.getByRole('button', { name: messages.RETRY }).first().waitFor()
  await expectFine(page, 'wallet that does not come')
  await page.unrouteAll()
  onlyReported(problems.take(), 'ERR_FAILED')
})
