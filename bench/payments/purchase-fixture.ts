import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { fixedApiPaths } from '../../contract/paths'
import { type OfferKey, offers } from '../../domain/offers'
import { createEmulatedStripe } from '../../emulators/stripe/create-emulated-stripe'
import {
  demonstrationWebhookSecret,
  getDemonstrationPriceId,
} from '../../emulators/stripe/demonstration-account'
import { immediateStartKey } from '../../providers/stripe/stripe-objects'
import { createCustomerRepository } from '../../server/billing/customers/customer-repository'
import { compose } from '../../server/composition/compose'
import { readConfig } from '../../server/config'
import { recordLedgerEntry } from '../../server/ledger/record-ledger-entry'
import type { DatabaseLocation } from '../../server/platform/database/open-database'
import { holdWebhooks } from '../../tests/support/billing/hold-webhooks'
import { acceptedCard, cardFields } from '../../tests/support/billing/stripe-emulator-server'
import { findFreePort } from '../../tests/support/product/find-free-port'

/** Minutes that each buyer has before the first purchase. */
export const freeMinutes = 5

/**
 * Starts the product without its web pages (API and webhook only). The Stripe emulator delivers no
 * webhook events: the benchmark sends them.
 */
export async function startPurchaseFixture(database: DatabaseLocation, directory: string) {
  const settings = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: directory,
    AUTH_SECRET: 'only-for-measuring-'.repeat(2),
    LOG_LEVEL: 'error',
  })
  const product = await compose({ config: { ...settings, database }, hasPages: false })
  await product.listen()
  const origin = settings.localOrigin
  const stripe = createEmulatedStripe(origin)
  const { db, pool } = product.database
  await holdWebhooks(pool)

  /** Creates a user with `freeMinutes` and a Stripe customer. */
  async function createBuyer() {
    const id = randomUUID()
    const email = `${id}@example.test`
    await db.transaction(async (transaction) => {
      const grant = {
        minutes: freeMinutes,
        reason: 'sign_up',
        reference: id,
        actor: 'system',
      } as const
      await transaction.execute(
        `insert into "user" (id, name, email) values ('${id}', 'Camille', '${email}')`,
      )
      await transaction.execute(
        `insert into user_profiles (id, username) values ('${id}', 'Camille')`,
      )
      await recordLedgerEntry(transaction, { userId: id, ...grant })
    })
    const { id: customerId } = await stripe.customers.create({ email })
    await createCustomerRepository(db).storeCustomer(id, customerId)
    return { id, customerId }
  }

  /**
   * Pays for an offer on the checkout page as a buyer who asked to use the minutes at once, during
   * the withdrawal period. Returns the id of the checkout session.
   */
  async function purchase(customerId: string, offerKey: OfferKey) {
    const session = await stripe.checkout.sessions.create({
      mode: offers[offerKey].mode,
      customer: customerId,
      line_items: [{ price: getDemonstrationPriceId(offerKey), quantity: 1 }],
      success_url: `${origin}/success`,
      // Otherwise the minutes would be waiting minutes, and no balance would change.
      metadata: { [immediateStartKey]: 'true' },
    })
    await fetch(`${origin}/dev/stripe/pay/${session.id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(cardFields(acceptedCard)),
    })
    return session.id
  }

  /** Sends a signed webhook event over HTTP; resolves when the product has acknowledged it. */
  async function sendWebhookEvent(event: { id: string; type: string; objectId: string }) {
    const { id, type, objectId } = event
    const payload = JSON.stringify({
      id,
      type,
      object: 'event',
      data: { object: { id: objectId } },
    })
    const secret = demonstrationWebhookSecret
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const response = await fetch(origin + fixedApiPaths.stripeWebhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    })
    await response.arrayBuffer()
    if (response.status !== 200)
      throw new Error(`The webhook event was answered with status ${response.status}`)
  }

  return { db, pool, createBuyer, purchase, sendWebhookEvent, close: product.close }
}
