import { randomUUID } from 'node:crypto'
import Stripe from 'stripe'
import { fixedApiPaths } from '../../contract/paths'
import { type OfferKey, offers } from '../../domain/offers'
import {
  demonstrationPriceId,
  demonstrationWebhookSecret,
} from '../../emulators/stripe/demonstration-account'
import { createDemonstrationClient } from '../../emulators/stripe/demonstration-client'
import { compose } from '../../server/composition/compose'
import { readConfig } from '../../server/config'
import { createPaymentRepository } from '../../server/features/payments/payment-repository'
import { moveMinutes } from '../../server/ledger/move-minutes'
import type { DatabaseLocation } from '../../server/platform/database/open-database'
import { findFreePort } from '../../tests/support/product/find-free-port'
import { cardFields, demonstrationInvoicing, paidCard } from '../../tests/support/billing/stripe-emulator-server'

export type Shop = Awaited<ReturnType<typeof openShop>>

/** The product without pages; its stand-in keeps every notice to itself, for the bench to tell. */
export async function openShop(database: DatabaseLocation, directory: string) {
  const settings = readConfig({
    PORT: String(await findFreePort()),
    DATA_DIR: directory,
    AUTH_SECRET: 'only-for-measuring-'.repeat(2),
    LOG_LEVEL: 'error',
  })
  const product = await compose({ config: { ...settings, database }, hasPages: false })
  await product.listen()
  const origin = settings.localOrigin
  const stripe = createDemonstrationClient(origin)
  const { db, pool } = product.database
  await pool.query(`
    create function be_late() returns trigger language plpgsql as $$
    begin
      new.next_attempt_at := 'infinity';
      return new;
    end $$;
    create trigger be_late before insert on stripe_stand_in_delivery
      for each row execute function be_late()`)

  /** Somebody with five free minutes, whom the payment service knows. */
  async function createBuyer() {
    const id = randomUUID()
    const email = `${id}@example.test`
    await db.transaction(async (transaction) => {
      const grant = { minutes: 5, reason: 'sign_up', reference: id, actor: 'system' } as const
      await transaction.execute(
        `insert into "user" (id, name, email) values ('${id}', 'Camille', '${email}')`,
      )
      await transaction.execute(
        `insert into user_profiles (id, username) values ('${id}', 'Camille')`,
      )
      await moveMinutes(transaction, { userId: id, ...grant })
    })
    const { id: customerId } = await stripe.customers.create({ email })
    await createPaymentRepository(db, demonstrationInvoicing).keepCustomer(id, customerId)
    return { id, customerId }
  }

  /** Paid at the payment page; the product was told nothing. */
  async function purchase(customerId: string, offerKey: OfferKey) {
    const session = await stripe.checkout.sessions.create({
      mode: offers[offerKey].mode,
      customer: customerId,
      line_items: [{ price: demonstrationPriceId(offerKey), quantity: 1 }],
      success_url: `${origin}/success`,
    })
    await fetch(`${origin}/dev/stripe/pay/${session.id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(cardFields(paidCard)),
    })
    return session.id
  }

  /** A signed notice, as it comes over the line; answers when it is acknowledged. */
  async function tell(event: { id: string; type: string; objectId: string }) {
    const { id, type, objectId } = event
    const payload = JSON.stringify({
      id,
      type,
      object: 'event',
      data: { object: { id: objectId } },
    })
    const secret = demonstrationWebhookSecret
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    const answer = await fetch(origin + fixedApiPaths.stripeWebhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`A notice was answered ${answer.status}`)
  }

  return { db, pool, createBuyer, purchase, tell, close: product.close }
}
