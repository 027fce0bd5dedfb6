import type { Page } from 'playwright-core'
import { messages } from '../../domain/messages'
import { waitUntilAudible, waitUntilSilent } from '../../tests/support/browser/companion-audio'
import { installFakeRecognition } from '../../tests/support/browser/install-fake-recognition'
import { orderButton } from '../../tests/support/browser/payment-page'
import { callButton, startFirstCall, typeMessage } from '../../tests/support/browser/talk-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/**
 * Takes screenshots of a checkout that fails, the download of a language pack before a call, and a
 * held call, whose page cannot play sound.
 */
export async function takeRareStateScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow } = deps
  await signIn(browserWindow.context, product.origin, await signUpUser(product, 'Camille'))
  await takeFailedCheckoutScreenshot(deps)
  await takeLanguagePackScreenshots(deps)
  await takeHeldCallScreenshots(deps)
}

async function takeFailedCheckoutScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await page.route('**/api/functions/stripe-checkout', (route) =>
    route.fulfill({ status: 502, json: { error: messages.PAYMENT_UNAVAILABLE } }),
  )
  await go('/wallet')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: orderButton }).click()
  await page.getByRole('alert').getByText(messages.PAYMENT_UNAVAILABLE).waitFor()
  await screenshots.take(page, 'wallet-order-failed', { hasLightVariant: true })
  await page.unrouteAll()
}

async function takeLanguagePackScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await installFakeRecognition(page, 'installable')
  await go('/talk/rosa')
  await page.waitForLoadState('networkidle')
  const installButton = page.getByRole('button', { name: 'Transcrire sur cet appareil' })
  await installButton.filter({ visible: true }).first().waitFor()
  await screenshots.take(page, 'language-pack-companion', { isFullPage: true })
  await callButton(page, 'Rosa').click()
  const dialog = page.getByRole('dialog', { name: 'Avant votre premier appel' })
  await dialog.waitFor()
  await screenshots.take(page, 'language-pack-offered', { hasLightVariant: true })
  await dialog.getByRole('button', { name: 'Transcrire sur cet appareil' }).click()
  await dialog.getByRole('button', { name: 'Téléchargement…' }).waitFor()
  await screenshots.take(page, 'language-pack-downloading')
  await page.evaluate(() => window.fakeRecognition.finishInstallation({ isInstalled: false }))
  await dialog.getByRole('alert').waitFor()
  await screenshots.take(page, 'language-pack-failed', { hasLightVariant: true })
  await dialog.getByRole('button', { name: 'Transcrire sur cet appareil' }).click()
  await page.evaluate(() => window.fakeRecognition.finishInstallation({ isInstalled: true }))
  await installButton.filter({ visible: true }).first().waitFor({ state: 'detached' })
  await screenshots.take(page, 'language-pack-installed')
}

async function takeHeldCallScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await prepareToBlockSound(page)
  await go('/talk/soline')
  await page.waitForLoadState('networkidle')
  await startFirstCall(page, 'Soline')
  await waitUntilAudible(page)
  await waitUntilSilent(page)
  await typeMessage(page, 'Bonsoir, j’ai eu une longue journée et je voudrais souffler un peu.')
  await waitUntilAudible(page)
  await page.evaluate(() => window.blockSound())
  await page.getByText('L’appel vous attend...').waitFor()
  await screenshots.take(page, 'call-held', { hasLightVariant: true })
}

declare global {
  interface Window {
    /** Stops the sound, as the system does during a phone call, and prevents the page from restarting it. */
    blockSound(): void
  }
}

const prepareToBlockSound = (page: Page) =>
  page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype
    const playedElements = new Set<HTMLMediaElement>()
    let isBlocked = false
    HTMLMediaElement.prototype.play = function () {
      if (isBlocked) return Promise.reject(new Error('blocked'))
      playedElements.add(this)
      return play.call(this)
    }
    window.blockSound = () => {
      isBlocked = true
      for (const element of playedElements) element.pause()
    }
  })
