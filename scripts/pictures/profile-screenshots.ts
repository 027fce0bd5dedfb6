import { messages } from '../../domain/messages'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/** Takes screenshots of the profile form, the favourites, and the account settings. */
export async function takeProfileScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow } = deps
  await signIn(browserWindow.context, product.origin, await signUpUser(product))
  await takeProfileFormScreenshots(deps)
  await takeFavouriteScreenshots(deps)
  await takeAccountScreenshots(deps)
}

async function takeProfileFormScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/talk/soline')
  await page.getByRole('complementary', { name: 'Compléter votre profil' }).waitFor()
  await screenshots.take(page, 'companion-profile-banner')
  await go('/profile/special-agents')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'special-companions-empty')

  await go('/profile')
  await page.getByText('Aucune réponse pour l’instant, sur 20 questions').waitFor()
  await screenshots.take(page, 'profile-empty', { hasLightVariant: true })
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Âge').fill('17')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText('L’âge minimum est de 18 ans.').first().waitFor()
  await screenshots.take(page, 'profile-errors')
  await page.getByLabel('Âge').fill('34')
  await page.getByLabel('Ville').fill('Lyon')
  await page.getByLabel('Profession', { exact: true }).selectOption('Cadre')
  const goals = page.getByRole('group', { name: 'Objectifs de conversation' })
  await goals.getByRole('checkbox', { name: 'Coaching professionnel' }).check()
  await page.getByLabel('Orientation', { exact: true }).selectOption('Bisexuel')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText('« Orientation » n’est pas enregistré').first().waitFor()
  await screenshots.take(page, 'profile-without-consent', {
    isFullPage: true,
    hasLightVariant: true,
  })
  await page.getByRole('checkbox', { name: /^J’accepte qu’Amivoix enregistre/ }).check()
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.getByText(messages.PROFILE_SAVED).first().waitFor()

  await go('/profile/special-agents')
  await page.getByText('Parce que vous cherchez à progresser au travail.').first().waitFor()
  await screenshots.take(page, 'special-companions', { hasLightVariant: true })
}

async function takeFavouriteScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/favorites')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'favourites-empty', { hasLightVariant: true })
  for (const name of ['Soline', 'Octave', 'Hélène']) {
    await go(`/talk/${name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')}`)
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: new RegExp(`^Ajouter ${name} `) }).click()
    await page.getByText(messages.FAVORITE_ADDED).first().waitFor()
  }
  await screenshots.take(page, 'favourites-added')
  await go('/favorites')
  await page.getByRole('article').nth(2).waitFor()
  await screenshots.take(page, 'favourites', { hasLightVariant: true })
}

async function takeAccountScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/profile')
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Changer le mot de passe' }).click()
  await page.getByRole('button', { name: 'Changer d’adresse' }).click()
  await screenshots.take(page, 'account', { isFullPage: true, hasLightVariant: true })
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.getByRole('dialog').getByText('Vos 5 minutes restantes').waitFor()
  await screenshots.take(page, 'account-deletion', { hasLightVariant: true })
}
