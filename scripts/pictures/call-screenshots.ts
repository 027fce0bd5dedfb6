import { ratingLabels } from '../../domain/ratings'
import { logCallEvents } from '../../tests/support/browser/call-log'
import { waitUntilAudible, waitUntilSilent } from '../../tests/support/browser/companion-audio'
import {
  callButton,
  hangUp,
  hangUpDialog,
  ratingDialog,
} from '../../tests/support/browser/talk-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import { takeConversationScreenshots } from './conversation-screenshots'
import type { ScreenshotDeps } from './screenshot-taker'

/** Takes screenshots of a user's first voice call, from the consent dialog to the stored conversation. */
export async function takeCallScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow, screenshots } = deps
  const { page, go, context } = browserWindow
  await signIn(context, product.origin, await signUpUser(product, 'Camille'))
  const call = logCallEvents(page)
  let releaseRequests = () => {}
  const requestsReleased = new Promise<void>((resolve) => {
    releaseRequests = resolve
  })
  await page.route('**/api/call/web', async (route) => {
    await requestsReleased
    await route.continue()
  })

  await go('/talk/octave')
  await page.waitForLoadState('networkidle')
  await callButton(page, 'Octave').click()
  const consentDialog = page.getByRole('dialog', { name: 'Avant votre premier appel' })
  await consentDialog.waitFor()
  await screenshots.take(page, 'call-before-first', { hasLightVariant: true })
  await consentDialog.getByRole('button', { name: 'Accepter et appeler' }).click()
  await page.locator('[data-call=connecting]').waitFor()
  await screenshots.take(page, 'call-connecting', { hasLightVariant: true })
  releaseRequests()

  await waitUntilAudible(page)
  await page.waitForTimeout(1_500)
  await screenshots.takeImmediately(page, 'call-companion-speaks')
  await waitUntilSilent(page)
  await page.getByText('à toi...').waitFor()
  await screenshots.take(page, 'call-listening')

  await call.waitForSent('input_audio_buffer.speech_started')
  await screenshots.takeImmediately(page, 'call-caller-speaks')
  await call.waitForReceived('response.done', ({ response }) => response.status === 'cancelled')
  await screenshots.takeImmediately(page, 'call-interrupted')
  await call.waitForSent('input_audio_buffer.speech_stopped', 2)
  await waitUntilAudible(page)
  await waitUntilSilent(page)

  await page.getByRole('button', { name: 'Couper le micro' }).click()
  await page.getByText('Votre micro est coupé').waitFor()
  await screenshots.take(page, 'call-muted', { hasLightVariant: true })
  await page.getByRole('button', { name: 'Terminer la conversation' }).click()
  await hangUpDialog(page).waitFor()
  await screenshots.take(page, 'call-end-confirmation', { hasLightVariant: true })
  await hangUpDialog(page).getByRole('button', { name: 'Continuer' }).click()
  await hangUp(page)
  await ratingDialog(page).waitFor()
  await screenshots.take(page, 'call-rating')
  await ratingDialog(page).getByRole('radio', { name: ratingLabels[5] }).check({ force: true })
  await ratingDialog(page).getByLabel('Commentaire').fill('Très agréable.')
  await screenshots.take(page, 'call-rating-filled', { hasLightVariant: true })
  await ratingDialog(page).getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('heading', { name: 'Appel terminé' }).waitFor()
  await page.getByText('Le détail de cet appel').waitFor()
  await screenshots.take(page, 'call-ended', { hasLightVariant: true })
  await takeConversationScreenshots(deps, {
    companion: 'Octave',
    prefix: 'history',
    hasSummary: true,
  })
}
