import { signUpUser, waitForMailLink } from '../../tests/support/product/sign-up-user'
import type { PictureDeps } from './camera'

/** Takes pictures of the cookie banner, the password reset, and Google sign-in. */
export async function takeSignInPictures({ product, browserWindow, camera }: PictureDeps) {
  const { page, go } = browserWindow
  const user = await signUpUser(product)
  await go('/')
  await page.getByRole('region', { name: 'Des cookies' }).waitFor()
  await camera.take(page, 'cookies-banner', { hasLightVariant: true })
  await page.getByRole('button', { name: 'Paramétrer' }).click()
  await page.getByRole('dialog', { name: 'Vos cookies' }).waitFor()
  await camera.take(page, 'cookies-settings', { hasLightVariant: true })
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()

  await go('/mot-de-passe-oublie')
  await page.waitForLoadState('networkidle')
  await camera.take(page, 'password-forgotten', { hasLightVariant: true })
  await page.getByLabel('Email').fill(user.email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByRole('heading', { name: 'Regardez vos e-mails' }).waitFor()
  await camera.take(page, 'password-link-sent')
  await page.goto(await waitForMailLink(product, user.email, 'Choisissez un nouveau mot de passe'))
  await page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' }).waitFor()
  await camera.take(page, 'password-reset', { hasLightVariant: true })
  await go('/reinitialiser?token=un-autre')
  await page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor()
  await camera.take(page, 'password-link-expired')

  await go('/login')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continuer avec Google' }).click()
  await page.waitForURL('**/dev/google/authorize?**')
  await camera.take(page, 'google-consent')
}
