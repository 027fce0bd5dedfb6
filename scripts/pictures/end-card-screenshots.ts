import type { Page } from 'playwright-core'
import { acceptedCard } from '../../tests/support/billing/stripe-emulator-server'
import { waitUntilHeard, waitUntilSilent } from '../../tests/support/browser/companion-audio'
import { orderButton, pay } from '../../tests/support/browser/payment-page'
import {
  callButton,
  hangUp,
  skipRating,
  startFirstCall,
  typeMessage,
} from '../../tests/support/browser/talk-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/**
 * What the caller types in the first call. The second sentence is a fact to remember; the third is a decision, which
 * becomes the highlight.
 */
const firstCallSentences = [
  'Bonsoir, la journée était longue mais plutôt agréable, avec du soleil et un café entre collègues.',
  'Mon chien s’appelle Rex et il dort déjà sur le canapé.',
  'J’ai décidé de reprendre la guitare dès la semaine prochaine.',
]

const bothThemes = { hasLightVariant: true } as const

/**
 * Takes screenshots of appointments, the end card after several calls, a highlight in the history,
 * and a time budget.
 */
export async function takeEndCardScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow, screenshots } = deps
  const { page, go, context } = browserWindow
  await signIn(context, product.origin, await signUpUser(product, 'Camille'))
  await go('/profile/rendez-vous')
  await page.getByText('Aucun rendez-vous.').waitFor()
  await screenshots.take(page, 'appointments-empty', bothThemes)

  await callAndEnd(deps, firstCallSentences, { isFirstCall: true })
  await page.locator('blockquote').getByText('J’ai décidé de reprendre').waitFor()
  await screenshots.take(page, 'call-ended-conversation', bothThemes)
  await page.getByText('Un prochain rendez-vous ?').click()
  await scrollToEnd(page)
  await screenshots.take(page, 'call-ended-appointment-form', bothThemes)
  await page.getByRole('button', { name: 'Samedi' }).click()
  await page.getByLabel('Me prévenir par e-mail').check({ force: true })
  await page.getByRole('button', { name: 'Noter ce rendez-vous' }).click()
  await page.getByText('C’est noté').waitFor()
  await page.getByText('Le détail de cet appel').click()
  await scrollToEnd(page)
  await screenshots.take(page, 'call-ended-appointment-noted', bothThemes)

  for (const [agentId, hour] of [
    ['margaux', '21:30'],
    ['octave', '08:00'],
  ])
    await context.request.post(`${product.origin}/api/appointments`, {
      headers: { origin: product.origin },
      data: {
        agentId,
        localTime: `${getDateAfterDays(9)}T${hour}`,
        timeZone: 'Europe/Paris',
        hasMailReminder: false,
      },
    })
  await go('/profile/rendez-vous')
  await page.getByRole('listitem').nth(2).waitFor()
  await screenshots.take(page, 'appointments-three', bothThemes)

  await callAndEnd(deps, [])
  await page.getByText('Le détail de cet appel').waitFor()
  await screenshots.take(page, 'call-ended-nothing', bothThemes)
  await page.routeWebSocket(/[/]stream/, (socket) => {
    const server = socket.connectToServer()
    server.onMessage((message) =>
      socket.send(
        typeof message === 'string' && message.includes('"call.ended"')
          ? message.replace('"hung-up"', '"provider-failed"')
          : message,
      ),
    )
  })
  await callAndEnd(deps, [])
  await page.getByText('Nous vous prions de nous en excuser.').waitFor()
  await page.getByText('Le détail de cet appel').waitFor()
  await screenshots.take(page, 'call-ended-our-fault', bothThemes)
  await callAndEnd(deps, ['Je n’ai plus envie de vivre.'])
  await page.getByRole('button', { name: 'Je suis en sécurité' }).waitFor()
  await screenshots.take(page, 'call-ended-danger', bothThemes)
  await takeConversationScreenshot(deps)
  await takeTimeBudgetScreenshot(deps)
}

/** Takes a screenshot of the conversation with its highlight, in the history. */
async function takeConversationScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/profile/history')
  await page.getByRole('article').last().getByRole('link').first().click()
  await page.locator('blockquote').waitFor()
  await screenshots.take(page, 'history-highlight', { isFullPage: true, hasLightVariant: true })
}

/**
 * Takes a screenshot of the time budget. Buys minutes first, because a time budget must be shorter
 * than the balance.
 */
async function takeTimeBudgetScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/wallet')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await pay(page, acceptedCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await go('/talk/soline')
  await page.waitForLoadState('networkidle')
  const budget = page.getByRole('button', { name: '20 min' })
  await budget.click()
  await budget.scrollIntoViewIfNeeded()
  await screenshots.take(page, 'companion-time-budget', bothThemes)
}

/** Calls Soline, types the sentences, hangs up and skips the rating. */
async function callAndEnd(
  { browserWindow }: ScreenshotDeps,
  typedSentences: readonly string[],
  { isFirstCall = false } = {},
) {
  const { page, go } = browserWindow
  await go('/talk/soline')
  await page.waitForLoadState('networkidle')
  if (isFirstCall) await startFirstCall(page, 'Soline')
  else await callButton(page, 'Soline').click()
  await page.locator('[data-call=active]').waitFor()
  await waitUntilHeard(page)
  await waitUntilSilent(page)
  for (const sentence of typedSentences) {
    await typeMessage(page, sentence)
    await page.waitForTimeout(1_500)
    await waitUntilSilent(page)
  }
  await hangUp(page)
  await skipRating(page)
}

/** Scrolls to the end of the end card. */
const scrollToEnd = (page: Page) =>
  page.getByText('Le détail de cet appel').scrollIntoViewIfNeeded()

const getDateAfterDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
