import type { Page } from 'playwright-core'

/** The button of a companion's page that may be pressed: the card's, or the phone's bar's. */
export const callButton = (page: Page, name: string) =>
  page
    .getByRole('button', { name: `Appeler ${name}` })
    .filter({ visible: true })
    .first()

/** From a companion's page to a companion who answers, consenting to summary and memory. */
export async function callForTheFirstTime(page: Page, name: string) {
  await callButton(page, name).click()
  await page.getByRole('button', { name: 'Accepter et appeler' }).click()
  await page.locator('[data-call=active]').waitFor()
}

export const captionsOf = (page: Page) => page.getByRole('region', { name: 'Sous-titres' })

/** Whom to call when a life is in danger. */
export const helpNumbers = (page: Page) => page.getByRole('region', { name: 'Numéros d’aide' })

/** « Terminer », its question, and yes. */
export async function hangUp(page: Page) {
  await page.getByRole('button', { name: 'Terminer la conversation' }).click()
  await endingQuestion(page).getByRole('button', { name: 'Terminer' }).click()
}

export const endingQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Terminer la conversation ?' })

export const ratingQuestion = (page: Page) =>
  page.getByRole('dialog', { name: 'Comment était cet appel ?' })

/** Types a sentence to the companion; the field is open afterwards. */
export async function write(page: Page, words: string) {
  const field = page.getByRole('textbox', { name: /^Écrire à / })
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Écrire' }).click()
  await field.fill(words)
  await field.press('Enter')
}

/** After a hang-up: the rating, when the call was long enough to be asked for one, is left out. */
export async function passRating(page: Page) {
  const end = page.getByRole('heading', { name: 'Appel terminé' })
  const pass = ratingQuestion(page).getByRole('button', { name: 'Passer' })
  await end.or(pass).first().waitFor()
  if (await pass.isVisible()) await pass.click()
  await end.waitFor()
}
