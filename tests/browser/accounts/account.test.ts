import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { expectAccessibleAtAllSizes as expectAccessible } from '../../support/browser/expect-accessible-at-all-sizes'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { readMe, type SignedUpUser, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

/** Returns the stored keys that belong to a user; the cookie consent belongs to the browser. */
const listUserKeys = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter(
      (key) => key.startsWith('favorites') || key.startsWith('amivoix'),
    ),
  )

describe('the account', () => {
  const visit = () => browser.visit({ origin: product.origin, size: phone })
  const findMailTo = async (email: string) =>
    (await product.listMails()).find(({ to }) => to === email)
  const getPath = (page: Page) => page.url().slice(product.origin.length)

  async function submitSignIn(page: Page, { email, password }: SignedUpUser) {
    await waitUntilLoaded(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Se connecter' }).click()
  }

  test('resets a forgotten password with the e-mailed link', async () => {
    const { page, go, pageErrors } = await visit()
    const user = await signUpUser(product)
    await go('/login')
    await waitUntilLoaded(page)
    await page.getByRole('link', { name: 'Mot de passe oublié?', exact: true }).click()
    await page.getByRole('heading', { name: 'Mot de passe oublié' }).waitFor()
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByText(messages.EMAIL_REQUIRED).filter({ visible: true }).first().waitFor()
    await expectAccessible(page, 'forgotten-password form with its error')
    await page.getByLabel('Email').fill(user.email)
    await page.getByRole('button', { name: 'Envoyer le lien' }).click()
    await page.getByRole('heading', { name: 'Regardez vos e-mails' }).waitFor()

    await expect
      .poll(async () => (await findMailTo(user.email))?.subject)
      .toBe('Choisissez un nouveau mot de passe')
    await page.getByRole('link', { name: 'Les e-mails de cette démonstration' }).click()
    await page
      .getByRole('link', { name: 'Choisissez un nouveau mot de passe' })
      .filter({ hasText: user.email })
      .click()
    await page.getByRole('link', { name: 'Ouvrir le lien du message' }).click()
    await page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' }).waitFor()
    await waitUntilLoaded(page)
    const linkPath = getPath(page)

    await page.getByLabel('Nouveau mot de passe').fill('12345')
    await page.getByLabel('Confirmer le mot de passe').fill('123')
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    for (const message of [messages.PASSWORD_TOO_SHORT, messages.PASSWORDS_DIFFER])
      await page.getByText(message).filter({ visible: true }).first().waitFor()
    await expectAccessible(page, 'new password with its errors')
    const password = 'une autre phrase, plus longue'
    await page.getByLabel('Nouveau mot de passe').fill(password)
    await page.getByLabel('Confirmer le mot de passe').fill(password)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByText('Votre nouveau mot de passe est enregistré').first().waitFor()

    await go(linkPath)
    await page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor()
    await waitUntilLoaded(page)
    await page.getByRole('link', { name: 'Demander un autre lien' }).click()
    await page.waitForURL('**/mot-de-passe-oublie')
    expect(pageErrors.take()).toEqual([])

    const otherVisitor = await browser.visit({ origin: product.origin })
    await otherVisitor.go('/login')
    await submitSignIn(otherVisitor.page, { email: user.email, password })
    await otherVisitor.page.waitForURL('**/dashboard')
    await otherVisitor.context.close()
  })

  test('lets a user manage devices, call memory, password and e-mail address', async () => {
    const { page, go, context, pageErrors } = await visit()
    const user = await signUpUser(product)
    await signIn(context, product.origin, user)
    const otherDevice = await visit()
    await otherDevice.go('/login')
    await submitSignIn(otherDevice.page, user)
    await otherDevice.page.waitForURL('**/dashboard')

    await go('/profile')
    const device = page.getByRole('listitem').filter({ hasText: 'Chrome sur' })
    await device.first().waitFor()
    await page.getByText('Cet appareil', { exact: true }).waitFor()
    await device
      .getByRole('button', { name: /^Déconnecter/ })
      .first()
      .click()
    await page.getByText('Cet appareil est déconnecté').first().waitFor()
    await otherDevice.go('/dashboard')
    expect(getPath(otherDevice.page)).toBe('/login?next=%2Fdashboard')

    const memorySwitch = page.getByRole('switch', { name: 'Résumer mes appels et s’en souvenir' })
    expect(await memorySwitch.isChecked()).toBe(false)
    await memorySwitch.click()
    await page.getByText('Si vous retirez votre accord').waitFor()
    await page.locator('[role=switch]:not([aria-busy])').waitFor()
    await page.reload()
    await page.getByText('Si vous retirez votre accord').waitFor()
    expect(await memorySwitch.isChecked()).toBe(true)

    await waitUntilLoaded(page)
    await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
    const password = 'encore une autre phrase'
    await page.getByLabel('Mot de passe actuel').fill('pas le bon')
    await page.getByLabel('Nouveau mot de passe').fill(password)
    await page.getByLabel('Confirmer le mot de passe').fill(password)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await page
      .getByText('Ce n’est pas votre mot de passe actuel')
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(await page.getByLabel('Nouveau mot de passe').inputValue()).toBe(password)
    await expectAccessible(page, 'wrong current password')
    await page.getByLabel('Mot de passe actuel').fill(user.password)
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
    await page.getByText('Votre nouveau mot de passe est enregistré').first().waitFor()

    await page.getByRole('button', { name: 'Changer d’adresse' }).click()
    const newEmail = `nouvelle.${user.email}`
    await page.getByLabel('Nouvelle adresse').fill(newEmail)
    await page.getByLabel('Mot de passe actuel').fill(password)
    await page.getByRole('button', { name: 'Envoyer le lien de confirmation' }).click()
    await page.getByText(`Un lien vient de partir vers ${newEmail}`).waitFor()
    await expect.poll(async () => (await findMailTo(newEmail))?.text).toBeDefined()
    const link = /https?:\/\/\S+/.exec((await findMailTo(newEmail))?.text ?? '')?.[0] ?? ''
    // Requesting the linked page with the user's cookies changes nothing: only the script of that page changes the address.
    await page.request.get(link)
    expect(await readMe(page.context(), product.origin)).toMatchObject({ email: user.email })
    await page.goto(link)
    await page.getByText('c’est avec elle que vous vous connecterez').waitFor()
    await page.getByText(newEmail, { exact: true }).waitFor()
    expect(getPath(page)).toBe('/profile')
    await page.goto(link)
    await page.getByText('Votre adresse n’a pas changé').waitFor()
    // The console reports the two refused requests.
    expect(pageErrors.take()).toEqual(Array(2).fill(expect.stringContaining('400')))

    await page.getByRole('button', { name: 'Déconnecter partout' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Déconnecter' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Tous vos appareils sont déconnectés').first().waitFor()
    expect(await listUserKeys(page)).toEqual([])
    await go('/login')
    await submitSignIn(page, { email: newEmail, password })
    await page.waitForURL('**/dashboard')
    await otherDevice.context.close()
  })

  test('deletes an account once its user has typed the confirmation word and the password, and removes their data from the browser', async () => {
    const { page, go, context, pageErrors } = await visit()
    const user = await signUpUser(product)
    await signIn(context, product.origin, user)
    await go('/profile')
    await page.getByText('Cet appareil', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Supprimer votre compte ?' })
    await dialog.getByText('Vos 5 minutes restantes').waitFor()
    const confirmButton = dialog.getByRole('button', { name: 'Supprimer', exact: true })
    const wordField = dialog.getByLabel('Tapez « supprimer » pour confirmer')
    for (const [typed, isEnabled] of [
      ['', false],
      ['supprime', false],
      ['Supprimer', true],
      ['supprimer !', false],
      ['SUPPRIMER', true],
    ] as const) {
      await wordField.fill(typed)
      expect(await confirmButton.isEnabled(), typed).toBe(isEnabled)
    }
    await confirmButton.click()
    await dialog.getByText(messages.PASSWORD_REQUIRED).waitFor()
    await dialog.getByLabel('Mot de passe actuel').fill('pas le bon')
    await confirmButton.click()
    await dialog.getByText('Ce n’est pas votre mot de passe actuel').waitFor()
    expect(await wordField.inputValue()).toBe('SUPPRIMER')
    await expectAccessible(page, 'deletion with a wrong password')
    await dialog.getByLabel('Mot de passe actuel').fill(user.password)
    await confirmButton.click()
    await page.waitForURL(`${product.origin}/`)
    await page.getByText('Votre compte et tout ce qu’il contenait sont supprimés').first().waitFor()
    expect(await listUserKeys(page)).toEqual([])
    await page.getByRole('link', { name: 'Commencer gratuitement' }).first().waitFor()
    // The console reports the two refused requests.
    expect(pageErrors.take()).toEqual(Array(2).fill(expect.stringContaining('400')))

    await go('/profile')
    expect(getPath(page)).toBe('/login?next=%2Fprofile')
    await submitSignIn(page, user)
    await page.getByText(messages.CREDENTIALS_WRONG).filter({ visible: true }).first().waitFor()
    await expect
      .poll(async () => (await product.listMails()).map(({ to, subject }) => `${to} ${subject}`))
      .toContain(`${user.email} Votre compte est supprimé`)
  })
})
