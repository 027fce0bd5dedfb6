import { pagePaths } from '../../contract/paths'
import { messages } from '../../domain/messages'
import { acceptedCard } from '../../tests/support/billing/stripe-emulator-server'
import { orderButton, pay } from '../../tests/support/browser/payment-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/**
 * Takes screenshots of states that must be brought about first, such as a sample that loads, a locked sign-in, unsaved
 * changes, the account deletion with waiting minutes or a lost connection. Also takes screenshots of the legal texts.
 */
export async function takeStateScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow } = deps
  await takeSampleScreenshots(deps)
  await takeLockedSignInScreenshot(deps)
  await signIn(browserWindow.context, product.origin, await signUpUser(product))
  await takeMicrophoneTestScreenshot(deps)
  await takeUnsavedChangesScreenshot(deps)
  await takeDeletionScreenshot(deps)
  await takeLegalAndOfflineScreenshots(deps)
}

/**
 * Takes screenshots of a companion's voice sample while it plays, when it fails, and while it
 * loads.
 */
async function takeSampleScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  const sampleUrls = '**/samples/**'
  const playButton = page.getByRole('button', { name: /^Écouter/ }).first()
  await go('/talk/rosa')
  await page.waitForLoadState('networkidle')
  await playButton.click()
  await page
    .getByRole('button', { name: /^Arrêter/ })
    .first()
    .waitFor()
  await screenshots.take(page, 'companion-sample-playing')
  await page.route(sampleUrls, (route) => route.abort())
  await go('/talk/lucia')
  await page.waitForLoadState('networkidle')
  await playButton.click()
  await screenshots.take(page, 'companion-sample-failed', { hasLightVariant: true })
  await page.unrouteAll()
  await page.route(sampleUrls, () => undefined)
  await go('/talk/walter')
  await playButton.click()
  await screenshots.take(page, 'companion-sample-slow')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
}

async function takeLockedSignInScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  const email = `inconnue.${page.viewportSize()?.width}@example.test`
  await go('/login')
  await page.waitForLoadState('networkidle')
  for (let attempt = 1; attempt <= 6; attempt++) {
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(`une autre phrase ${attempt}`)
    const signInResponse = page.waitForResponse('**/api/auth/sign-in/email')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await signInResponse
  }
  await page.getByText(messages.RATE_LIMITED).filter({ visible: true }).first().waitFor()
  await screenshots.take(page, 'sign-in-locked', { hasLightVariant: true })
}

async function takeMicrophoneTestScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/talk/rosa')
  await page.waitForLoadState('networkidle')
  await page
    .getByRole('button', { name: /^Appeler/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.getByRole('button', { name: 'Tester mon micro' }).click()
  await page.getByRole('listitem').filter({ hasText: /micro/i }).first().waitFor()
  await screenshots.take(page, 'call-test-result', { hasLightVariant: true })
}

async function takeUnsavedChangesScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/profile')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByRole('link', { name: 'Favoris' }).first().click()
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).first().waitFor()
  await screenshots.take(page, 'profile-leaving', { hasLightVariant: true })
}

/** Takes a screenshot of the account deletion of a user with waiting minutes. */
async function takeDeletionScreenshot({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/wallet')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await pay(page, acceptedCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await go('/profile')
  await page.getByText('Cet appareil', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await page.getByRole('dialog').getByText('payées, en attente').waitFor()
  await screenshots.take(page, 'account-deletion-waiting', { hasLightVariant: true })
}

const legalPages = [
  ['legal-notice', pagePaths.legalNotice],
  ['privacy', pagePaths.privacy],
  ['terms-of-use', pagePaths.termsOfUse],
  ['cookie-policy', pagePaths.cookies],
  ['accessibility', pagePaths.accessibility],
] as const

/** Takes screenshots of the legal texts, and of the page that is shown without a connection. */
async function takeLegalAndOfflineScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, context, go } = browserWindow
  await go('/conditions-vente')
  await screenshots.take(page, 'terms-of-sale', { hasLightVariant: true })
  for (const [name, path] of legalPages) {
    await go(path)
    await screenshots.take(page, name, { hasLightVariant: true })
  }
  // The service worker shows the offline page, so it must be active before the connection is lost.
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await context.setOffline(true)
  await go('/register')
  await screenshots.take(page, 'offline')
  await context.setOffline(false)
}
