import type { Page } from 'playwright-core'
import { messages } from '../../domain/messages'
import { addContactEmail } from '../../tests/support/browser/add-contact-email'
import type { ScreenshotDeps } from './screenshot-taker'

/**
 * Takes screenshots of the help centre, the partnerships page, and the contact form without and
 * with the operator's address.
 */
export async function takeSupportScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/aide')
  await screenshots.take(page, 'help', { hasLightVariant: true })
  await go('/aide#prix')
  await screenshots.take(page, 'help-question', { hasLightVariant: true })
  await go('/aide?q=girafe')
  await screenshots.take(page, 'help-empty', { isFullPage: true })
  await go('/contact')
  await screenshots.take(page, 'contact', { isFullPage: true, hasLightVariant: true })
  await fillMessage(page)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.getByText('Votre message n’est pas parti').waitFor()
  await screenshots.take(page, 'contact-without-address', { isFullPage: true })
  await go('/partenariats')
  await screenshots.take(page, 'partnerships', { isFullPage: true, hasLightVariant: true })

  await addContactEmail(page, 'bonjour@amivoix.test')
  await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click()
  await page.getByText('bonjour@amivoix.test').waitFor()
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await screenshots.take(page, 'contact-errors', { isFullPage: true })
  await fillMessage(page)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.getByRole('heading', { name: messages.CONTACT_PREPARED }).waitFor()
  await screenshots.take(page, 'contact-prepared', { isFullPage: true, hasLightVariant: true })
}

async function fillMessage(page: Page) {
  await page.getByLabel('Nom', { exact: true }).fill('Camille')
  await page.getByLabel('Email', { exact: true }).fill('camille@example.test')
  await page.getByLabel('Sujet').fill('Une facture manque')
  await page.getByLabel('Message', { exact: true }).fill('Bonjour, je ne trouve pas ma facture.')
}
