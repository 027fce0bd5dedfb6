import { messages } from '../../domain/messages'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

const agentsPath = '**/api/agents'
const conversationsPath = '**/api/conversations'

/** Takes screenshots of the pages of a new user, with a balance of five minutes and no calls. */
export async function takeNewUserScreenshots({
  product,
  browserWindow,
  screenshots,
}: ScreenshotDeps) {
  const { page, go, context } = browserWindow
  await signIn(context, product.origin, await signUpUser(product, 'Camille'))

  let releaseRequests = () => {}
  const requestsReleased = new Promise<void>((resolve) => {
    releaseRequests = resolve
  })
  await page.route(agentsPath, async (route) => {
    await requestsReleased
    await route.continue()
  })
  await go('/dashboard')
  await page.getByText(messages.AGENTS_LOADING).waitFor()
  await screenshots.take(page, 'dashboard-loading', { hasLightVariant: true })
  releaseRequests()
  await page.getByRole('link', { name: 'Parler avec Hélène' }).first().waitFor()
  await screenshots.take(page, 'dashboard', { hasLightVariant: true })
  await screenshots.take(page, 'dashboard-full', { isFullPage: true })
  await page.unrouteAll()

  await page.route(agentsPath, (route) => route.fulfill({ json: [] }))
  await go('/dashboard')
  await page.getByText(messages.AGENTS_EMPTY).waitFor()
  await screenshots.take(page, 'dashboard-empty')
  await page.unrouteAll()
  await page.route(agentsPath, (route) => route.abort())
  await go('/dashboard')
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await screenshots.take(page, 'dashboard-error', { hasLightVariant: true })
  await page.unrouteAll()

  await page.route(conversationsPath, () => undefined)
  await go('/profile/history')
  await page.getByText('Chargement de vos conversations').waitFor()
  await screenshots.take(page, 'history-loading')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.route(conversationsPath, (route) => route.abort())
  await go('/profile/history')
  await page.getByRole('button', { name: messages.RETRY }).waitFor()
  await screenshots.take(page, 'history-error')
  await page.unrouteAll()
  await go('/profile/history')
  await page.getByText('Vos conversations apparaîtront ici').waitFor()
  await screenshots.take(page, 'history-empty', { hasLightVariant: true })

  await go('/talk/helene')
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'companion', { hasLightVariant: true })
}
