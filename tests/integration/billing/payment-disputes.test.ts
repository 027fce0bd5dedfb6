import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDispute } from '../../../emulators/stripe/payments/disputes'
import { recordLedgerEntry } from '../../../server/ledger/record-ledger-entry'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import { disputedCard } from '../../support/billing/stripe-emulator-server'
import type { TestUser } from '../../support/product/start-product'

describe('a disputed payment', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  async function buyAndDispute(offerKey: 'packStandard' | 'abonnementMensuel' = 'packStandard') {
    const sessionId = await harness.openCheckout(offerKey)
    await harness.submitPayment(sessionId, disputedCard)
    await expect.poll(listDisputes).toHaveLength(1)
    return sessionId
  }

  async function listDisputes() {
    const { data } = await harness.stripe.disputes.list({ limit: 100 })
    const { rows } = await harness.product.pool.query(
      `select payment_intent_id as id from stripe_orders join stripe_customers using (customer_id)
       where user_id = $1`,
      [camille.id],
    )
    return data.filter(({ payment_intent: id }) => rows.some((row) => row.id === id))
  }

  async function readDispute(): Promise<Stripe.Dispute> {
    const [dispute] = await listDisputes()
    if (!dispute) throw new Error('There is no dispute')
    return dispute
  }

  const closeDispute = async (verdict: 'won' | 'lost') => {
    const { id } = await readDispute()
    const response = await fetch(`${harness.product.origin}/dev/stripe/disputes/${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ verdict }),
    })
    expect(response.status).toBe(303)
  }

  const listDisputeEntryMinutes = async () =>
    (await harness.readLedgerEntries())
      .filter(({ reason }) => reason === 'dispute')
      .map(({ minutes }) => minutes)

  const readOrderAmounts = async (sessionId: string) => {
    const { rows } = await harness.product.pool.query(
      `select disputed_cents, refunded_cents, minutes_not_returned as unrecovered_minutes
       from stripe_orders where $1 in (id, checkout_session_id)`,
      [sessionId],
    )
    return rows[0]
  }

  /**
   * Sends every event about the dispute twice more, with new ids: first all events in reverse order, then all events in
   * their original order. The requests run concurrently.
   */
  async function sendEventsAgain() {
    const events = await harness.listEventsAbout((await readDispute()).id)
    expect(events.length).toBeGreaterThanOrEqual(2)
    const repeatedEvents = [...events.toReversed(), ...events].map((event, index) => ({
      ...event,
      id: `${event.id}_${index}`,
    }))
    const responses = await Promise.all(
      repeatedEvents.map((event) => harness.sendWebhookEvent(event)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  }

  test('takes the minutes back immediately, returns them when the dispute is won, and ignores repeated events', async () => {
    const sessionId = await buyAndDispute()
    await harness.waitForMinutes(5)
    await expect.poll(listDisputeEntryMinutes).toEqual([-33])
    const page = await fetch(`${harness.product.origin}/dev/stripe`)
    expect(await page.text()).toContain('Litiges en cours')
    await closeDispute('won')
    await harness.waitForMinutes(38)
    await sendEventsAgain()
    expect(await listDisputeEntryMinutes()).toEqual([33, -33])
    expect(await harness.readMinutesLeft()).toBe(38)
    expect(await readOrderAmounts(sessionId)).toMatchObject({
      disputed_cents: 0,
      unrecovered_minutes: 0,
    })
    await harness.expectBalanceMatchesLedger()
  })

  test('does not return the minutes when the dispute is lost', async () => {
    const sessionId = await buyAndDispute()
    await expect.poll(listDisputeEntryMinutes).toEqual([-33])
    await closeDispute('lost')
    await sendEventsAgain()
    expect(await listDisputeEntryMinutes()).toEqual([-33])
    expect(await readOrderAmounts(sessionId)).toMatchObject({
      disputed_cents: 999,
      unrecovered_minutes: 0,
    })
    expect(await harness.readOrders()).toMatchObject([{ disputedCents: 999 }])
    await harness.expectBalanceMatchesLedger()
  })

  test('never makes the balance negative, and returns only the minutes it took', async () => {
    const sessionId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    await harness.product.database.transaction((transaction) =>
      recordLedgerEntry(transaction, {
        userId: camille.id,
        minutes: -30,
        reason: 'correction',
        reference: `used:${camille.id}`,
        actor: 'system',
      }),
    )
    await disputePayment(sessionId)
    await harness.waitForMinutes(0)
    expect(await readOrderAmounts(sessionId)).toMatchObject({ unrecovered_minutes: 25 })
    await closeDispute('won')
    await harness.waitForMinutes(8)
    expect(await readOrderAmounts(sessionId)).toMatchObject({ unrecovered_minutes: 0 })
    await harness.expectBalanceMatchesLedger()
  })

  test('takes and returns only the remaining minutes after a partial refund', async () => {
    const sessionId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    const { payment_intent: intent } = await harness.stripe.checkout.sessions.retrieve(sessionId)
    await harness.stripe.refunds.create({ payment_intent: String(intent), amount: 500 })
    await harness.waitForMinutes(21)
    await disputePayment(sessionId)
    await harness.waitForMinutes(5)
    const refusal = harness.stripe.refunds.create({ payment_intent: String(intent) })
    await expect(refusal).rejects.toMatchObject({ code: 'charge_disputed' })
    await closeDispute('won')
    await harness.waitForMinutes(21)
    expect(await readOrderAmounts(sessionId)).toMatchObject({
      refunded_cents: 500,
      disputed_cents: 0,
    })
    await harness.expectBalanceMatchesLedger()
  })

  test('takes back the minutes of a subscription invoice', async () => {
    await buyAndDispute('abonnementMensuel')
    await harness.waitForMinutes(5)
    await expect.poll(listDisputeEntryMinutes).toEqual([-100])
    await harness.expectBalanceMatchesLedger()
  })

  test('the emulator accepts only the evidence that Stripe defines for tests, and winning evidence closes the dispute as won', async () => {
    await buyAndDispute()
    await expect.poll(listDisputeEntryMinutes).toEqual([-33])
    const { id } = await readDispute()
    const evidenceUpdate = harness.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'Bonjour' },
    })
    await expect(evidenceUpdate).rejects.toMatchObject({ statusCode: 400 })
    const wonDispute = await harness.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    expect(wonDispute.status).toBe('won')
    expect((await harness.stripe.disputes.close(id)).status).toBe('won')
    await harness.waitForMinutes(38)
  })

  describe('when no webhook event about the payment arrived', () => {
    beforeAll(() => harness.holdWebhooks())
    afterAll(() => harness.stopHoldingWebhooks())

    test('credits the payment before it takes the minutes back', async () => {
      const sessionId = await harness.openCheckout('packStandard')
      await harness.submitPayment(sessionId, disputedCard)
      const { data } = await harness.stripe.disputes.list({ limit: 1 })
      const id = data[0]?.id
      const type = 'charge.dispute.funds_withdrawn'
      await harness.sendWebhookEvent({
        id: `evt_${id}`,
        object: 'event',
        type,
        data: { object: { id } },
      })
      expect((await harness.readLedgerEntries()).map(({ minutes }) => minutes)).toEqual([
        -33, 33, 5,
      ])
      await harness.expectBalanceMatchesLedger()
    })
  })

  /** Opens a dispute about a payment that was made with an ordinary card. */
  async function disputePayment(sessionId: string) {
    const { payment_intent: intent } = await harness.stripe.checkout.sessions.retrieve(sessionId)
    const { latest_charge: charge } = await harness.stripe.paymentIntents.retrieve(String(intent))
    await harness.runInEmulator(async (context) => {
      const foundCharge = await context.store.findLocked('charge', String(charge))
      if (foundCharge) await openDispute(context, foundCharge)
    })
    await expect.poll(listDisputes).toHaveLength(1)
  }
})
