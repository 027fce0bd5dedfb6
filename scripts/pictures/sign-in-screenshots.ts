import { signUpUser, waitForMailLink } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/** Takes screenshots of the cookie banner, the password reset, and Google sign-in. */
export async function takeSignInScreenshots({
  product,
  browserWindow,
  screenshots,
}: ScreenshotDeps) {
  const { page, go } = browserWindow
  const user = await signUpUser(product)
  await go('/')
  await page.getByRole('region', { name: 'Des cookies' }).waitFor()
  await screenshots.take(page, 'cookies-banner', { hasLightVariant: true })
  await page.getByRole('button', { name: 'Paramétrer' }).click()
  await page.getByRole('dialog', { name: 'Vos cookies' }).waitFor()
  await screenshots.take(page, 'cookies-settings', { hasLightVariant: true })
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()

  await go('/mot-de-passe-oublie')
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'password-forgotten', { hasLightVariant: true })
  await page.getByLabel('Email').fill(user.email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByRole('heading', { name: 'Regardez vos e-mails' }).waitFor()
  await screenshots.take(page, 'password-link-sent')
  await page.goto(await waitForMailLink(product, user.email, 'Choisissez un nouveau mot de passe'))
  await page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' }).waitFor()
  await screenshots.take(page, 'password-reset', { hasLightVariant: true })
  await go('/reinitialiser?token=un-autre')
  await page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor()
  await screenshots.take(page, 'password-link-expired')

  await go('/login')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continuer avec Google' }).click()
  await page.waitForURL('**/dev/google/authorize?**')
  await screenshots.take(page, 'google-consent')
}
