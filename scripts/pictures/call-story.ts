import { ratingLabels } from '../../domain/ratings'
import { recordCall } from '../../tests/support/browser/call-log'
import { waitUntilHeard, waitUntilSilent } from '../../tests/support/browser/companion-audio'
import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import { callButton, endingQuestion, hangUp, ratingQuestion } from '../../tests/support/browser/talk-page'
import { picturesOfConversation } from './conversation-pictures'
import type { Scene } from './story'

/** A first call by voice, from the question before it to its receipt. */
export async function picturesOfCall(scene: Scene) {
  const { product, visitor, album } = scene
  const { page, go, context } = visitor
  await signIn(context, product.origin, await signUpMember(product, 'Camille'))
  const call = recordCall(page)
  let ring = () => {}
  const isRung = new Promise<void>((resolve) => {
    ring = resolve
  })
  await page.route('**/api/call/web', async (route) => {
    await isRung
    await route.continue()
  })

  await go('/talk/octave')
  await page.waitForLoadState('networkidle')
  await callButton(page, 'Octave').click()
  const question = page.getByRole('dialog', { name: 'Avant votre premier appel' })
  await question.waitFor()
  await album.take(page, 'call-before-first', { isLightToo: true })
  await question.getByRole('button', { name: 'Accepter et appeler' }).click()
  await page.locator('[data-call=connecting]').waitFor()
  await album.take(page, 'call-connecting', { isLightToo: true })
  ring()

  await waitUntilHeard(page)
  await page.waitForTimeout(1_500)
  await album.seize(page, 'call-companion-speaks')
  await waitUntilSilent(page)
  await page.getByText('à toi...').waitFor()
  await album.take(page, 'call-listening')

  await call.untilSaid('input_audio_buffer.speech_started')
  await album.seize(page, 'call-caller-speaks')
  await call.untilTold('response.done', ({ response }) => response.status === 'cancelled')
  await album.seize(page, 'call-interrupted')
  await call.untilSaid('input_audio_buffer.speech_stopped', 2)
  await waitUntilHeard(page)
  await waitUntilSilent(page)

  await page.getByRole('button', { name: 'Couper le micro' }).click()
  await page.getByText('Votre micro est coupé').waitFor()
  await album.take(page, 'call-muted', { isLightToo: true })
  await page.getByRole('button', { name: 'Terminer la conversation' }).click()
  await endingQuestion(page).waitFor()
  await album.take(page, 'call-end-confirmation', { isLightToo: true })
  await endingQuestion(page).getByRole('button', { name: 'Continuer' }).click()
  await hangUp(page)
  await ratingQuestion(page).waitFor()
  await album.take(page, 'call-rating')
  await ratingQuestion(page).getByRole('radio', { name: ratingLabels[5] }).check({ force: true })
  await ratingQuestion(page).getByLabel('Commentaire').fill('Très agréable.')
  await album.take(page, 'call-rating-filled', { isLightToo: true })
  await ratingQuestion(page).getByRole('button', { name: 'Envoyer' }).click()
  await page.getByRole('heading', { name: 'Appel terminé' }).waitFor()
  await album.take(page, 'call-ended', { isLightToo: true })
  await picturesOfConversation(scene, { companion: 'Octave', prefix: 'history', hasSummary: true })
}
