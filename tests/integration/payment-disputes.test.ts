import type Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDispute } from '../../emulators/stripe/billing/dispute-charge'
import { moveMinutes } from '../../server/ledger/move-minutes'
import { disputedCard } from '../support/billing/stripe-emulator-server'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

/** A busy machine may keep a notice waiting. */
const soon = <Value>(read: () => Promise<Value>) => expect.poll(read, { timeout: 15_000 })

describe.each(engines)('a payment that is contested at the bank, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  async function buyAndContest(offerKey: 'packStandard' | 'abonnementMensuel' = 'packStandard') {
    const sessionId = await till.openCheckout(offerKey)
    await till.pay(sessionId, disputedCard)
    await soon(disputesOfCamille).toHaveLength(1)
    return sessionId
  }

  async function disputesOfCamille() {
    const { data } = await till.stripe.disputes.list({ limit: 100 })
    const { rows } = await till.product.pool.query(
      `select payment_intent_id as id from stripe_orders join stripe_customers using (customer_id)
       where user_id = $1`,
      [camille.id],
    )
    return data.filter(({ payment_intent: id }) => rows.some((row) => row.id === id))
  }

  async function onlyDispute(): Promise<Stripe.Dispute> {
    const [dispute] = await disputesOfCamille()
    if (!dispute) throw new Error('Nothing is contested')
    return dispute
  }

  const decide = async (verdict: 'won' | 'lost') => {
    const { id } = await onlyDispute()
    const answer = await fetch(`${till.product.origin}/dev/stripe/disputes/${id}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ verdict }),
    })
    expect(answer.status).toBe(303)
  }

  const movesOfDispute = async () =>
    (await till.readMovements())
      .filter(({ reason }) => reason === 'dispute')
      .map(({ minutes }) => minutes)

  const noted = async (sessionId: string) => {
    const { rows } = await till.product.pool.query(
      `select disputed_cents, refunded_cents, minutes_not_returned from stripe_orders
       where $1 in (id, checkout_session_id)`,
      [sessionId],
    )
    return rows[0]
  }

  /** Everything that was told of the dispute, once more, backwards, and at once. */
  async function tellAgain() {
    const events = await till.eventsAbout((await onlyDispute()).id)
    expect(events.length).toBeGreaterThanOrEqual(2)
    const again = [...events.toReversed(), ...events].map((event, index) => ({
      ...event,
      id: `${event.id}_${index}`,
    }))
    const answers = await Promise.all(again.map((event) => till.notify(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }

  test('loses its minutes at once, and has them back once when the bank decides for us', async () => {
    const sessionId = await buyAndContest()
    await till.hasMinutes(5)
    await soon(movesOfDispute).toEqual([-33])
    const page = await fetch(`${till.product.origin}/dev/stripe`)
    expect(await page.text()).toContain('Litiges en cours')
    await decide('won')
    await till.hasMinutes(38)
    await tellAgain()
    expect(await movesOfDispute()).toEqual([33, -33])
    expect(await till.minutesLeft()).toBe(38)
    expect(await noted(sessionId)).toMatchObject({ disputed_cents: 0, minutes_not_returned: 0 })
    await till.expectExplained()
  })

  test('stays without them when it is lost', async () => {
    const sessionId = await buyAndContest()
    await soon(movesOfDispute).toEqual([-33])
    await decide('lost')
    await tellAgain()
    expect(await movesOfDispute()).toEqual([-33])
    expect(await noted(sessionId)).toMatchObject({ disputed_cents: 999, minutes_not_returned: 0 })
    expect(await till.readOrders()).toMatchObject([{ contestedCents: 999 }])
    await till.expectExplained()
  })

  test('takes nothing below zero: what was used is noted, and only what was taken comes back', async () => {
    const sessionId = await till.buy('packStandard')
    await till.hasMinutes(38)
    await till.product.database.transaction((transaction) =>
      moveMinutes(transaction, {
        userId: camille.id,
        minutes: -30,
        reason: 'correction',
        reference: `used:${camille.id}`,
        actor: 'system',
      }),
    )
    await contest(sessionId)
    await till.hasMinutes(0)
    expect(await noted(sessionId)).toMatchObject({ minutes_not_returned: 25 })
    await decide('won')
    await till.hasMinutes(8)
    expect(await noted(sessionId)).toMatchObject({ minutes_not_returned: 0 })
    await till.expectExplained()
  })

  test('after a part was refunded takes the rest only, and gives back the rest only', async () => {
    const sessionId = await till.buy('packStandard')
    await till.hasMinutes(38)
    const { payment_intent: intent } = await till.stripe.checkout.sessions.retrieve(sessionId)
    await till.stripe.refunds.create({ payment_intent: String(intent), amount: 500 })
    await till.hasMinutes(21)
    await contest(sessionId)
    await till.hasMinutes(5)
    const refused = till.stripe.refunds.create({ payment_intent: String(intent) })
    await expect(refused).rejects.toMatchObject({ code: 'charge_disputed' })
    await decide('won')
    await till.hasMinutes(21)
    expect(await noted(sessionId)).toMatchObject({ refunded_cents: 500, disputed_cents: 0 })
    await till.expectExplained()
  })

  test('of a subscription is its bill’s', async () => {
    await buyAndContest('abonnementMensuel')
    await till.hasMinutes(5)
    await soon(movesOfDispute).toEqual([-100])
    await till.expectExplained()
  })

  test('is answered through the library as on the real service', async () => {
    await buyAndContest()
    await soon(movesOfDispute).toEqual([-33])
    const { id } = await onlyDispute()
    const unclear = till.stripe.disputes.update(id, { evidence: { uncategorized_text: 'Bonjour' } })
    await expect(unclear).rejects.toMatchObject({ statusCode: 400 })
    const won = await till.stripe.disputes.update(id, {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    expect(won.status).toBe('won')
    expect((await till.stripe.disputes.close(id)).status).toBe('won')
    await till.hasMinutes(38)
  })

  describe('when nobody was told of the payment', () => {
    beforeAll(() => till.delayNotices())
    afterAll(() => till.deliverNotices())

    test('credits it first, so that free minutes stay', async () => {
      const sessionId = await till.openCheckout('packStandard')
      await till.pay(sessionId, disputedCard)
      const { data } = await till.stripe.disputes.list({ limit: 1 })
      const id = data[0]?.id
      const type = 'charge.dispute.funds_withdrawn'
      await till.notify({ id: `evt_${id}`, object: 'event', type, data: { object: { id } } })
      expect((await till.readMovements()).map(({ minutes }) => minutes)).toEqual([-33, 33, 5])
      await till.expectExplained()
    })
  })

  /** What a bank does, of a payment that was made with an ordinary card. */
  async function contest(sessionId: string) {
    const { payment_intent: intent } = await till.stripe.checkout.sessions.retrieve(sessionId)
    const { latest_charge: charge } = await till.stripe.paymentIntents.retrieve(String(intent))
    await till.inBooks(async (books) => {
      const found = await books.store.findLocked('charge', String(charge))
      if (found) await openDispute(books, found)
    })
    await soon(disputesOfCamille).toHaveLength(1)
  }
})
