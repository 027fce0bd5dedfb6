import { messages } from '../../domain/messages'
import { waitUntilAudible } from '../../tests/support/browser/companion-audio'
import { callButton, hangUp, ratingDialog, skipRating } from '../../tests/support/browser/talk-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import { takeConversationScreenshots } from './conversation-screenshots'
import type { ScreenshotDeps } from './screenshot-taker'

/**
 * Makes four short calls, each of which costs one minute of the user's balance of five, and a fifth
 * call that uses up the last minute; none of them stores a transcript. Takes screenshots of the
 * fifth call, and of pages after it, when no minutes are left.
 */
export async function takeLastMinutesScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow, screenshots } = deps
  const { page, go, context } = browserWindow
  const user = await signUpUser(product, 'Maximilien-Alexandre')
  await signIn(context, product.origin, user)
  for (const [index, name] of ['Margaux', 'Raphaël', 'Yuki', 'Sacha'].entries()) {
    await go(`/talk/${name.toLowerCase().replace('ë', 'e')}`)
    await page.waitForLoadState('networkidle')
    await callButton(page, name).click()
    if (index === 0)
      await page.getByRole('button', { name: 'Appeler sans résumé ni mémoire' }).click()
    await page.locator('[data-call=active]').waitFor()
    await waitUntilAudible(page)
    await page.waitForTimeout(callDurationMs)
    await hangUp(page)
    await skipRating(page)
  }

  await go('/talk/vesper')
  await page.waitForLoadState('networkidle')
  await callButton(page, 'Vesper').click()
  await page.locator('[data-call=active]').waitFor()
  await page.getByText('Moins d’une minute restante').waitFor()
  await waitUntilAudible(page)
  await screenshots.take(page, 'call-last-minute', { hasLightVariant: true })
  await ratingDialog(page).waitFor({ timeout: 120_000 })
  await skipRating(page)
  await page.getByText(messages.MINUTES_EXHAUSTED).first().waitFor()
  await page.getByText('Le détail de cet appel').waitFor()
  await screenshots.take(page, 'call-ended-without-minutes', { hasLightVariant: true })

  await go('/talk/vesper')
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'companion-without-minutes', { hasLightVariant: true })
  await go('/dashboard')
  await page.getByRole('link', { name: 'Parler avec Hélène' }).first().waitFor()
  await screenshots.take(page, 'dashboard-without-minutes')
  await takeConversationScreenshots(deps, {
    companion: 'Vesper',
    prefix: 'history-without-consent',
    hasSummary: false,
  })
}

/** Long enough for the AI disclosure, which is not billed, and some billed time, so that the call costs one minute. */
const callDurationMs = 14_000
