import type { Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ConversationDetail } from '../../../contract/conversations/history'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { expectNoOverflow } from '../../support/browser/expect-no-overflow'
import { type BrowserWindow, phone, zoomedPhone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const conversation: ConversationDetail = {
  id: '0e000000-0000-4000-8000-000000000000',
  agentId: 'helene',
  agentName: 'Hélène',
  agentImage: null,
  durationSeconds: 125,
  createdAt: '2026-11-21T20:06:05.000Z',
  startedAt: '2026-11-21T20:04:00.000Z',
  callId: '0e000000-0000-4000-8000-000000000000',
  summary: 'Vous avez parlé du travail.',
  successScore: 84,
  chargedMinutes: 3,
  rating: 2,
  endReason: 'hung-up',
  receipt: null,
  highlight: null,
  turns: [],
}

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
let browserWindow: BrowserWindow

beforeAll(async () => {
  browserWindow = await browser.visit({ origin: product.origin, size: phone })
  await signIn(browserWindow.context, product.origin, await signUpUser(product))
})

test('labels the score of the call separately from the rating of the user', async () => {
  const { page, go } = browserWindow
  await page.route('**/api/conversations', (route) => route.fulfill({ json: [conversation] }))
  await page.route(`**/api/conversations/${conversation.id}`, (route) =>
    route.fulfill({ json: conversation }),
  )
  const score = page.getByText('Score de l’appel')
  await go('/profile/history')
  await score.getByRole('img', { name: '4 sur 5' }).waitFor()
  expect(await score.innerText()).toMatch(/84\s%/)
  await expectNoAxeViolations(page, 'history with a score')
  await expectNoOverflow(page, 'history with a score', zoomedPhone)
  await page.getByRole('link', { name: 'Hélène' }).click()
  const rating = page.getByText('Votre note')
  await rating.getByRole('img', { name: '2 sur 5' }).waitFor()
  await score.getByRole('img', { name: '4 sur 5' }).waitFor()
  const readStarColour = (element: typeof score) =>
    element
      .locator('svg[data-filled=true]')
      .first()
      .evaluate((star) => getComputedStyle(star).fill)
  expect(await readStarColour(score)).not.toBe(await readStarColour(rating))
  await expectNoAxeViolations(page, 'conversation with a score')
  await page.unrouteAll()
})

test('shows the loading and error states of the list, and the empty list after a retry', async () => {
  const { page, go, pageErrors } = browserWindow
  let releaseAnswer = () => {}
  const answerReleased = new Promise<void>((resolve) => {
    releaseAnswer = resolve
  })
  await page.route('**/api/conversations', async (route) => {
    await answerReleased
    await route.fulfill({ status: 500, json: { message: 'x' } })
  })
  await go('/profile/history')
  await page.getByText('Chargement de vos conversations...').waitFor()
  releaseAnswer()
  const failure = page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement: ' })
  await failure.waitFor()
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByText('Vos conversations apparaîtront ici').waitFor()
  pageErrors.take()
})

test.each([
  ['no connection', (route: Route) => route.abort()],
  ['an error of the server', (route: Route) => route.fulfill({ status: 500, body: 'x' })],
])('keeps the navigation when a page cannot be loaded: %s', async (_name, fail) => {
  const { page, go, pageErrors } = browserWindow
  await go('/dashboard')
  await page.route(/\.data(\?|$)/, fail)
  const findLink = (name: string) =>
    page.getByRole('link', { name, exact: true }).filter({ visible: true }).first()
  await findLink('Profil').click()
  const failure = page.getByRole('alert').filter({ hasText: 'Erreur lors du chargement: ' })
  await failure.waitFor()
  expect(await findLink('Recharger').isVisible()).toBe(true)
  await expectNoAxeViolations(page, 'a page that was not loaded')
  await expectNoOverflow(page, 'a page that was not loaded', zoomedPhone)
  await page.unrouteAll()
  await failure.getByRole('button', { name: 'Réessayer' }).click()
  await failure.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Historique' }).first().waitFor()
  pageErrors.take()
})
