import { messages } from '../../domain/messages'
import { waitUntilHeard } from '../../tests/support/browser/companion-audio'
import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import { callButton, hangUp, passRating, ratingQuestion } from '../../tests/support/browser/talk-page'
import { picturesOfConversation } from './conversation-pictures'
import type { Scene } from './story'

/** Five short calls without a transcript: each costs its minute, and the last one runs out. */
export async function picturesOfLastMinutes(scene: Scene) {
  const { product, visitor, album } = scene
  const { page, go, context } = visitor
  const member = await signUpMember(product, 'Maximilien-Alexandre')
  await signIn(context, product.origin, member)
  for (const [index, name] of ['Margaux', 'Raphaël', 'Yuki', 'Sacha'].entries()) {
    await go(`/talk/${name.toLowerCase().replace('ë', 'e')}`)
    await page.waitForLoadState('networkidle')
    await callButton(page, name).click()
    if (index === 0)
      await page.getByRole('button', { name: 'Appeler sans résumé ni mémoire' }).click()
    await page.locator('[data-call=active]').waitFor()
    await waitUntilHeard(page)
    await page.waitForTimeout(billedAfterMs)
    await hangUp(page)
    await passRating(page)
  }

  await go('/talk/vesper')
  await page.waitForLoadState('networkidle')
  await callButton(page, 'Vesper').click()
  await page.locator('[data-call=active]').waitFor()
  await page.getByText('Moins d’une minute restante').waitFor()
  await waitUntilHeard(page)
  await album.take(page, 'call-last-minute', { isLightToo: true })
  await ratingQuestion(page).waitFor({ timeout: 120_000 })
  await passRating(page)
  await page.getByText(messages.MINUTES_EXHAUSTED).first().waitFor()
  await album.take(page, 'call-ended-without-minutes', { isLightToo: true })

  await go('/talk/vesper')
  await page.waitForLoadState('networkidle')
  await album.take(page, 'companion-without-minutes', { isLightToo: true })
  await go('/dashboard')
  await page.getByRole('link', { name: 'Parler avec Hélène' }).first().waitFor()
  await album.take(page, 'dashboard-without-minutes')
  await picturesOfConversation(scene, {
    companion: 'Vesper',
    prefix: 'history-without-consent',
    hasSummary: false,
  })
}

/** The announcement that it is an AI is free: the first billed second comes after it. */
const billedAfterMs = 14_000
