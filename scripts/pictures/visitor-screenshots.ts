import type { Page } from 'playwright-core'
import { messages } from '../../domain/messages'
import { waitForMailLink } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

const password = 'une phrase assez longue'

/**
 * Takes screenshots of the pages of a visitor, the sign-up, and the confirmation of the address.
 */
export async function takeVisitorScreenshots(deps: ScreenshotDeps) {
  const { browserWindow, screenshots } = deps
  const { page, go } = browserWindow
  await go('/dev/mail')
  await screenshots.take(page, 'mail-empty')
  await go('/')
  await screenshots.take(page, 'landing', { hasLightVariant: true })
  await screenshots.take(page, 'landing-full', { isFullPage: true })
  await go('/talk/vesper')
  await screenshots.take(page, 'companion-visitor', { isFullPage: true, hasLightVariant: true })
  await go('/blog')
  await screenshots.take(page, 'blog', { isFullPage: true, hasLightVariant: true })
  await go('/blog?q=introuvable')
  await screenshots.take(page, 'blog-empty')
  await go('/blog/4')
  await screenshots.take(page, 'article', { isFullPage: true, hasLightVariant: true })
  await go('/blog/99')
  await screenshots.take(page, 'article-not-found')
  await go('/une-page-qui-n-existe-pas')
  await screenshots.take(page, 'page-not-found')
  await takeErrorScreenshot(deps)
  await takeSignUpScreenshots(deps)
  await takeConfirmationScreenshots(deps)
}

async function takeErrorScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/login')
  await page.waitForLoadState('networkidle')
  await page.route(/[.]data([?]|$)/, (route) => route.abort())
  await page.getByRole('link', { name: 'Créer un compte gratuit' }).click()
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await screenshots.take(page, 'error', { hasLightVariant: true })
  await page.unrouteAll()
}

async function takeSignUpScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/register')
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'register-empty', { hasLightVariant: true })
  const submitButton = page.getByRole('button', { name: 'Créer un compte gratuit' })
  await submitButton.click()
  await waitForText(page, messages.TERMS_NOT_ACCEPTED)
  await screenshots.take(page, 'register-errors', { isFullPage: true, hasLightVariant: true })
  await page.getByLabel('Email').fill(getEmail(page))
  await page.getByLabel('Pseudo').fill('Camille')
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmer le mot de passe').fill(password)
  await page.getByRole('checkbox').check()
  await submitButton.click()
  await page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' }).waitFor()
  await screenshots.take(page, 'register-sent', { hasLightVariant: true })
}

/**
 * Takes screenshots of the confirmation mail, of signing in before the address is confirmed, of the
 * pages after its confirmation, and of an invalid link.
 */
async function takeConfirmationScreenshots({
  product,
  browserWindow,
  screenshots,
}: ScreenshotDeps) {
  const { page, go } = browserWindow
  const link = await waitForMailLink(product, getEmail(page))
  await go('/dev/mail')
  await screenshots.take(page, 'mail-list')
  await page
    .getByRole('link')
    .filter({ hasText: getEmail(page) })
    .click()
  await page.getByRole('link', { name: 'Ouvrir le lien du message' }).waitFor()
  await screenshots.take(page, 'mail-message', { isFullPage: true })

  await go('/login')
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'sign-in-empty', { hasLightVariant: true })
  await signIn(page, '', '')
  await waitForText(page, messages.EMAIL_REQUIRED)
  await screenshots.take(page, 'sign-in-errors')
  await signIn(page, getEmail(page), 'une autre phrase')
  await page.getByRole('alert').filter({ visible: true }).last().waitFor()
  await screenshots.take(page, 'sign-in-refused')
  await signIn(page, getEmail(page), password)
  await page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }).waitFor()
  await screenshots.take(page, 'sign-in-unconfirmed', { hasLightVariant: true })

  await page.goto(link)
  await page.waitForURL('**/dashboard**')
  await page.getByRole('link', { name: 'Parler avec Hélène' }).first().waitFor()
  await screenshots.take(page, 'confirmation-done')
  await browserWindow.context.clearCookies()
  await page.goto(`${product.origin}/login?confirme=1`)
  await screenshots.take(page, 'confirmation-done-signed-out')
  await page.goto(`${product.origin}/confirmer?token=rien`)
  await screenshots.take(page, 'confirmation-link-expired')
}

async function signIn(page: Page, email: string, enteredPassword: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(enteredPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const getEmail = (page: Page) => `camille.${page.viewportSize()?.width}@example.test`

const waitForText = (page: Page, words: string) =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
