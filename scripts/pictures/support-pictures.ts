import type { Page } from 'playwright-core'
import { messages } from '../../domain/messages'
import { addContactEmail } from '../../tests/support/browser/add-contact-email'
import type { PictureDeps } from './camera'

/**
 * Takes pictures of the help centre, the partnerships page, and the contact form without and with the operator's
 * address.
 */
export async function takeSupportPictures({ browserWindow, camera }: PictureDeps) {
  const { page, go } = browserWindow
  await go('/aide')
  await camera.take(page, 'help', { hasLightVariant: true })
  await go('/aide#prix')
  await camera.take(page, 'help-question', { hasLightVariant: true })
  await go('/aide?q=girafe')
  await camera.take(page, 'help-empty', { isFullPage: true })
  await go('/contact')
  await camera.take(page, 'contact', { isFullPage: true, hasLightVariant: true })
  await fillMessage(page)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.getByText('Votre message n’est pas parti').waitFor()
  await camera.take(page, 'contact-without-address', { isFullPage: true })
  await go('/partenariats')
  await camera.take(page, 'partnerships', { isFullPage: true, hasLightVariant: true })

  await addContactEmail(page, 'bonjour@amivoix.test')
  await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click()
  await page.getByText('bonjour@amivoix.test').waitFor()
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await camera.take(page, 'contact-errors', { isFullPage: true })
  await fillMessage(page)
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.getByRole('heading', { name: messages.CONTACT_PREPARED }).waitFor()
  await camera.take(page, 'contact-prepared', { isFullPage: true, hasLightVariant: true })
}

async function fillMessage(page: Page) {
  await page.getByLabel('Nom', { exact: true }).fill('Camille')
  await page.getByLabel('Email', { exact: true }).fill('camille@example.test')
  await page.getByLabel('Sujet').fill('Une facture manque')
  await page.getByLabel('Message', { exact: true }).fill('Bonjour, je ne trouve pas ma facture.')
}
