import { findMailLink, signUpMember } from '../../tests/support/product/sign-up-user'
import type { Scene } from './story'

/** The cookie banner, a password that was forgotten, and the way in through Google. */
export async function picturesOfEntrance({ product, visitor, album }: Scene) {
  const { page, go } = visitor
  const member = await signUpMember(product)
  await go('/')
  await page.getByRole('region', { name: 'Des cookies' }).waitFor()
  await album.take(page, 'cookies-banner', { isLightToo: true })
  await page.getByRole('button', { name: 'Paramétrer' }).click()
  await page.getByRole('dialog', { name: 'Vos cookies' }).waitFor()
  await album.take(page, 'cookies-settings', { isLightToo: true })
  await page.getByRole('button', { name: 'Enregistrer mes choix' }).click()

  await go('/mot-de-passe-oublie')
  await page.waitForLoadState('networkidle')
  await album.take(page, 'password-forgotten', { isLightToo: true })
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
  await page.getByRole('heading', { name: 'Regardez vos e-mails' }).waitFor()
  await album.take(page, 'password-link-sent')
  await page.goto(await findMailLink(product, member.email, 'Choisissez un nouveau mot de passe'))
  await page.getByRole('heading', { name: 'Choisissez un nouveau mot de passe' }).waitFor()
  await album.take(page, 'password-chosen-anew', { isLightToo: true })
  await go('/reinitialiser?token=un-autre')
  await page.getByRole('heading', { name: 'Ce lien ne fonctionne plus' }).waitFor()
  await album.take(page, 'password-link-over')

  await go('/login')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Continuer avec Google' }).click()
  await page.waitForURL('**/dev/google/authorize?**')
  await album.take(page, 'google-consent')
}
