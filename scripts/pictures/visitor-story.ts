import type { Page } from 'playwright-core'
import { messages } from '../../domain/messages'
import { findMailLink } from '../../tests/support/product/sign-up-user'
import type { Scene } from './story'

const password = 'une phrase assez longue'

/** Before an account, and the way to one: every page that asks for no sign-in. */
export async function picturesOfVisitor(scene: Scene) {
  const { visitor, album } = scene
  const { page, go } = visitor
  await go('/dev/mail')
  await album.take(page, 'mail-empty')
  await go('/')
  await album.take(page, 'landing-first-look', { isLightToo: true })
  await album.take(page, 'landing-whole', { isWhole: true })
  await go('/talk/vesper')
  await album.take(page, 'companion-visitor', { isWhole: true, isLightToo: true })
  await go('/une-page-qui-n-existe-pas')
  await album.take(page, 'unknown-address')
  await showFailure(scene)
  await signUp(scene)
  await confirm(scene)
}

async function showFailure({ visitor, album }: Scene) {
  const { page, go } = visitor
  await go('/login')
  await page.waitForLoadState('networkidle')
  await page.route(/[.]data([?]|$)/, (route) => route.abort())
  await page.getByRole('link', { name: 'Créer un compte gratuit' }).click()
  await page.getByRole('heading', { name: 'La ligne est mauvaise' }).waitFor()
  await album.take(page, 'failure', { isLightToo: true })
  await page.unrouteAll()
}

async function signUp({ visitor, album }: Scene) {
  const { page, go } = visitor
  await go('/register')
  await page.waitForLoadState('networkidle')
  await album.take(page, 'register-empty', { isLightToo: true })
  const send = page.getByRole('button', { name: 'Créer un compte gratuit' })
  await send.click()
  await shown(page, messages.TERMS_NOT_ACCEPTED)
  await album.take(page, 'register-errors', { isWhole: true, isLightToo: true })
  await page.getByLabel('Email').fill(emailOf(page))
  await page.getByLabel('Pseudo').fill('Camille')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(password)
  await page.getByRole('checkbox').check()
  await send.click()
  await page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' }).waitFor()
  await album.take(page, 'register-sent', { isLightToo: true })
}

/** The mail, the sign-in before its link was used, the link, and the link once more. */
async function confirm({ product, visitor, album }: Scene) {
  const { page, go } = visitor
  const link = await findMailLink(product, emailOf(page))
  await go('/dev/mail')
  await album.take(page, 'mail-list')
  await page
    .getByRole('link')
    .filter({ hasText: emailOf(page) })
    .click()
  await page.getByRole('link', { name: 'Ouvrir le lien du message' }).waitFor()
  await album.take(page, 'mail-message', { isWhole: true })

  await go('/login')
  await page.waitForLoadState('networkidle')
  await album.take(page, 'sign-in-empty', { isLightToo: true })
  await signIn(page, '', '')
  await shown(page, messages.EMAIL_REQUIRED)
  await album.take(page, 'sign-in-errors')
  await signIn(page, emailOf(page), 'une autre phrase')
  await page.getByRole('alert').filter({ visible: true }).last().waitFor()
  await album.take(page, 'sign-in-refused')
  await signIn(page, emailOf(page), password)
  await page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }).waitFor()
  await album.take(page, 'sign-in-unconfirmed', { isLightToo: true })

  await page.goto(link)
  await page.waitForURL('**/dashboard**')
  await page.getByRole('link', { name: 'Parler avec Hélène' }).first().waitFor()
  await album.take(page, 'confirmation-done')
  await visitor.context.clearCookies()
  await page.goto(`${product.origin}/login?confirme=1`)
  await album.take(page, 'confirmation-done-signed-out')
  await page.goto(`${product.origin}/login?confirme=1&error=INVALID_TOKEN`)
  await album.take(page, 'confirmation-link-over')
}

async function signIn(page: Page, email: string, words: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const emailOf = (page: Page) => `camille.${page.viewportSize()?.width}@example.test`

const shown = (page: Page, words: string) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
