import type { Page } from 'playwright-core'
import { cardFields } from '../billing/stripe-emulator-server'

/** The name of the button that orders and opens the payment page. */
export const orderButton = 'Commander avec obligation de paiement'

/** Fills in the emulator's payment page and submits it. */
export async function pay(page: Page, card: string) {
  // The submit button sends `decision`.
  const { decision: _, ...fields } = cardFields(card)
  for (const [name, value] of Object.entries(fields))
    await page.locator(`input[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: /^Payer/ }).click()
}
