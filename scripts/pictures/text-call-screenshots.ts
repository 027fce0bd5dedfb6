import type { WebSocketRoute } from 'playwright-core'
import { waitUntilAudible, waitUntilSilent } from '../../tests/support/browser/companion-audio'
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
 * Takes screenshots of a call without a microphone: text messages, a lost connection, the help
 * numbers in a crisis, a second call that is refused, and the page after the call.
 */
export async function takeTextCallScreenshots({
  product,
  browserWindow,
  screenshots,
}: ScreenshotDeps) {
  const { page, go, context } = browserWindow
  await signIn(context, product.origin, await signUpUser(product, 'Camille'))
  const sockets: WebSocketRoute[] = []
  let isOffline = false
  await page.routeWebSocket(/[/]stream/, (socket) => {
    if (isOffline) return void socket.close()
    socket.connectToServer()
    sockets.push(socket)
  })

  await go('/talk/soline')
  await page.waitForLoadState('networkidle')
  await startFirstCall(page, 'Soline')
  await waitUntilAudible(page)
  await waitUntilSilent(page)
  await screenshots.take(page, 'call-microphone-refused', { hasLightVariant: true })
  await typeMessage(page, 'Bonsoir, j’ai eu une longue journée et je voudrais souffler un peu.')
  await waitUntilAudible(page)
  await screenshots.takeImmediately(page, 'call-text-field')

  isOffline = true
  for (const socket of sockets) await socket.close()
  await page.getByText('On se retrouve...').waitFor()
  await screenshots.take(page, 'call-suspended', { hasLightVariant: true })
  isOffline = false
  await page.getByText('On se retrouve...').waitFor({ state: 'hidden' })
  await waitUntilSilent(page)

  await typeMessage(page, 'Je n’ai plus envie de vivre.')
  await page.getByRole('region', { name: 'Numéros d’aide' }).waitFor()
  await screenshots.take(page, 'call-crisis', { hasLightVariant: true })
  await waitUntilSilent(page)

  const secondPage = await context.newPage()
  await secondPage.goto(`${product.origin}/talk/octave`)
  await secondPage.waitForLoadState('networkidle')
  await callButton(secondPage, 'Octave').click()
  await secondPage.getByRole('button', { name: 'Appeler ici' }).waitFor()
  await screenshots.take(secondPage, 'call-refused')
  await secondPage.close()
  await hangUp(page)
  await skipRating(page)
  await page.getByText('Le détail de cet appel').waitFor()
  await screenshots.take(page, 'call-ended-with-pauses', { isFullPage: true })
}
