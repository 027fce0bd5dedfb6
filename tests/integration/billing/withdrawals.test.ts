import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { WithdrawablePurchase } from '../../../contract/billing/withdrawals'
import { composeWithdrawalStatement } from '../../../domain/billing/withdrawal-texts'
import { createCallRepository } from '../../../server/features/calls/call-repository'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import { spendMinutes } from '../../support/billing/spend-minutes'
import { disputedCard } from '../../support/billing/stripe-emulator-server'
import { createWithdrawalClient } from '../../support/billing/withdrawal-client'
import type { TestUser } from '../../support/product/start-product'

const immediateStart = { immediate_start: true }

describe('withdrawing from a purchase', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  const {
    query,
    list,
    declare,
    readPurchaseState,
    expectCompleted,
    listRefundCents,
    readOrderAmounts,
    retryWithdrawal,
  } = createWithdrawalClient(() => ({ harness, camille }))

  const readWaitingMinutes = async () => (await harness.readWallet()).waitingMinutes
  const requestImmediateStart = (orderId: string) =>
    harness.product.request(`/api/wallet/orders/${orderId}/immediate-start`, {
      cookie: camille.cookie,
      body: {},
    })

  const listAcknowledgements = async () =>
    (await harness.product.listMailsTo(camille.email)).filter(
      ({ subject }) => subject === 'Nous avons reçu votre rétractation',
    )

  test('without immediate start, credits no minutes, and refunds everything once', async () => {
    const orderId = await harness.buy('packStandard', { immediate_start: false })
    await expect
      .poll(readWaitingMinutes, { timeout: 15_000 })
      .toMatchObject([{ orderId, minutes: 33 }])
    expect(await harness.readMinutesLeft()).toBe(5)
    await spendMinutes(harness.product, camille, 3)
    expect((await list()).contracts).toMatchObject([
      {
        orderId,
        offerKey: 'packStandard',
        minutes: 33,
        amountTotalCents: 999,
        hasRequestedImmediateStart: false,
        isSubscription: false,
        state: { kind: 'open', lines: [{ unusedMinutes: 0, refundCents: 999 }] },
      },
    ])
    const responses = await Promise.all([declare(orderId), declare(orderId), declare(orderId)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    await expectCompleted(orderId)
    expect(await listRefundCents(orderId)).toEqual([999])
    // The waiting minutes were never credited, so nothing is taken from the balance, now or later.
    expect(await harness.readMinutesLeft()).toBe(2)
    expect(await readOrderAmounts(orderId)).toEqual({ refundedCents: 999, unrecoveredMinutes: 0 })
    expect(await readWaitingMinutes()).toEqual([])
    await requestImmediateStart(orderId)
    expect(await harness.readMinutesLeft()).toBe(2)
    expect(await listAcknowledgements()).toHaveLength(1)
    const [acknowledgement] = await listAcknowledgements()
    const purchase = (await list()).contracts[0] as WithdrawablePurchase
    expect(acknowledgement?.text).toContain(
      composeWithdrawalStatement({
        name: 'Pack Standard',
        orderedAt: new Date(purchase.orderedAt),
      }),
    )
    expect(acknowledgement?.text).toMatch(
      /Le \d+(?:er)? \S+ \d{4} à \d{2}:\d{2} \(heure de Paris\)/,
    )
    expect(acknowledgement?.text).toContain(camille.email)
    expect(acknowledgement?.text).toContain(orderId)
    expect(acknowledgement?.text).toMatch(/Montant remboursé\s: 9,99\s€/)
    // The acknowledgement replaces the usual refund e-mail.
    const mails = await harness.product.listMailsTo(camille.email)
    expect(mails.filter(({ subject }) => subject.includes('est remboursé'))).toEqual([])
    expect((await harness.readOrders())[0]).toMatchObject({ refundedCents: 999 })
    await harness.expectBalanceMatchesLedger()
  })

  test('with immediate start, refunds only unused minutes, rounded in favour of the buyer', async () => {
    const orderId = await harness.buy('packStandard', immediateStart)
    await harness.waitForMinutes(38)
    await spendMinutes(harness.product, camille, 10)
    expect(await readPurchaseState(orderId)).toMatchObject({
      lines: [{ unusedMinutes: 28, refundCents: 848 }],
    })
    const response = await declare(orderId)
    expect(response.body).toMatchObject({
      state: { kind: 'withdrawn', lines: [{ unusedMinutes: 28, refundCents: 848 }] },
    })
    expect(await harness.readMinutesLeft()).toBe(0)
    await expectCompleted(orderId)
    expect(await listRefundCents(orderId)).toEqual([848])
    // The event about the refund has arrived; repeated events change nothing.
    const session = await harness.stripe.checkout.sessions.retrieve(orderId)
    const intent = await harness.stripe.paymentIntents.retrieve(session.payment_intent as string)
    const events = await harness.listEventsAbout(String(intent.latest_charge))
    expect(events.map(({ type }) => type)).toContain('charge.refunded')
    for (const event of events)
      await harness.sendWebhookEvent({ ...event, id: `${event.id}_again` })
    await declare(orderId)
    expect(await harness.readMinutesLeft()).toBe(0)
    expect(await readOrderAmounts(orderId)).toEqual({ refundedCents: 848, unrecoveredMinutes: 0 })
    expect(await listAcknowledgements()).toHaveLength(1)
    await harness.expectBalanceMatchesLedger()
  })

  test('refunds nothing when all minutes were used', async () => {
    const orderId = await harness.buy('packDecouverte', immediateStart)
    await harness.waitForMinutes(22)
    await spendMinutes(harness.product, camille, 22)
    await declare(orderId)
    await expectCompleted(orderId)
    expect(await listRefundCents(orderId)).toEqual([])
    expect(await listAcknowledgements()).toHaveLength(1)
  })

  test('refunds the rest of a partially refunded order', async () => {
    const orderId = await harness.buy('packStandard', immediateStart)
    await harness.waitForMinutes(38)
    const session = await harness.stripe.checkout.sessions.retrieve(orderId)
    const intent = session.payment_intent as string
    await harness.stripe.refunds.create({ payment_intent: intent, amount: 500 })
    await harness.waitForMinutes(21)
    expect(await readPurchaseState(orderId)).toMatchObject({
      lines: [{ leftMinutes: 16, leftCents: 499, unusedMinutes: 16, refundCents: 499 }],
    })
    await declare(orderId)
    await expectCompleted(orderId)
    expect(await listRefundCents(orderId)).toEqual([499, 500])
    expect(await harness.readMinutesLeft()).toBe(5)
    expect(await readOrderAmounts(orderId)).toEqual({ refundedCents: 999, unrecoveredMinutes: 0 })
    await harness.expectBalanceMatchesLedger()
  })

  test('refunds nothing for a disputed payment', async () => {
    const orderId = await harness.openCheckout('packStandard', immediateStart)
    await harness.submitPayment(orderId, disputedCard)
    const readDisputedCents = async () =>
      (await query('select disputed_cents as cents from stripe_orders where id = $1', [orderId]))
        .rows[0]?.cents
    await expect.poll(readDisputedCents).toBe(999)
    await harness.waitForMinutes(5)
    expect(await readPurchaseState(orderId)).toEqual({ kind: 'refunded' })
    expect(await declare(orderId)).toMatchObject({
      status: 200,
      body: { state: { kind: 'refunded' } },
    })
    expect(await listAcknowledgements()).toEqual([])
    expect(await listRefundCents(orderId)).toEqual([])
    expect(await harness.readMinutesLeft()).toBe(5)
    expect(await readOrderAmounts(orderId)).toEqual({ refundedCents: 0, unrecoveredMinutes: 0 })
    await harness.expectBalanceMatchesLedger()
  })

  test('ends a subscription at once and refunds the unused minutes of its periods', async () => {
    const sessionId = await harness.buy('abonnementHebdomadaire', immediateStart)
    await harness.waitForMinutes(20)
    await harness.advance('week')
    await harness.waitForMinutes(35)
    await spendMinutes(harness.product, camille, 20)
    const { contracts } = await list()
    expect(contracts).toMatchObject([
      {
        isSubscription: true,
        minutes: 30,
        amountTotalCents: 798,
        state: { lines: [{ unusedMinutes: 15, refundCents: 399 }, { unusedMinutes: 0 }] },
      },
    ])
    const orderId = contracts[0]?.orderId ?? ''
    await declare(orderId)
    await expectCompleted(orderId)
    const { subscription } = await harness.stripe.checkout.sessions.retrieve(sessionId)
    const { status } = await harness.stripe.subscriptions.retrieve(String(subscription))
    expect(status).toBe('canceled')
    expect((await harness.readWallet()).subscription).toBeNull()
    expect(await harness.readMinutesLeft()).toBe(0)
    const [acknowledgement] = await listAcknowledgements()
    expect(acknowledgement?.text).toContain('Votre abonnement prend fin tout de suite')
    await harness.expectBalanceMatchesLedger()
  })

  test('refuses the withdrawal of an order that is unknown, unpaid, of another user, or past the withdrawal period', async () => {
    const orderId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    const sacha = await harness.product.signUp('sacha')
    const pendingSessionId = await harness.openCheckout('packPremium')
    expect((await declare(orderId, sacha)).status).toBe(404)
    expect((await declare('cs_test_none')).status).toBe(404)
    expect((await declare(pendingSessionId)).status).toBe(404)
    expect((await declare('a'.repeat(10_000))).status).toBe(400)
    expect((await declare(orderId, { ...camille, cookie: '' })).status).toBe(401)
    await query(
      `update minute_ledger set created_at = now() - interval '20 days'
                 where reference = $1`,
      [orderId],
    )
    expect(await declare(orderId)).toMatchObject({
      status: 200,
      body: { state: { kind: 'too-late' } },
    })
    expect(await harness.readMinutesLeft()).toBe(38)
    expect((await query('select from withdrawals where user_id = $1', [camille.id])).rows).toEqual(
      [],
    )
  })

  test('refuses a withdrawal during a call', async () => {
    const orderId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    await query(
      `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent)
       values (gen_random_uuid(), $1, 'clara-test', 'Clara', 1, 'live', 'nobody', 300, false)`,
      [camille.id],
    )
    expect((await list()).isCallLive).toBe(true)
    expect(await declare(orderId)).toMatchObject({
      status: 409,
      body: { code: 'CALL_ALREADY_LIVE' },
    })
    expect(await readPurchaseState(orderId)).toMatchObject({ kind: 'open' })
    await query(`update calls set state = 'settled' where user_id = $1`, [camille.id])
    expect((await declare(orderId)).status).toBe(200)
  })

  test('refuses a call that would use refunded minutes', async () => {
    const orderId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    const calls = createCallRepository(harness.product.database, {
      read: async () => false,
      store: async () => {},
    })
    const reserve = (minutes: number) =>
      calls.reserve({
        id: randomUUID(),
        userId: camille.id,
        agent: { id: 'clara-test', name: 'Clara', version: 1 },
        provider: 'amivoix',
        owner: 'nobody',
        reservedSeconds: minutes * 60,
        memoryConsent: undefined,
        sharedWith: [],
        timeBudgetMinutes: null,
        isTest: false,
        apiKeyId: null,
        maxMinutes: null,
        ticketHash: 'ticket',
        resumeTokenHash: 'token',
        maxLiveCalls: 10,
      })
    await declare(orderId)
    // Simulates a request whose call length was computed from the balance before the withdrawal. A
    // reservation that the balance does not cover fails with this code, although no call is live.
    await expect(reserve(38)).rejects.toMatchObject({ code: 'CALL_ALREADY_LIVE' })
    expect((await list()).isCallLive).toBe(false)
    await expect(reserve(5)).resolves.toBeDefined()
  })

  describe('when the payment provider does not answer', () => {
    beforeAll(() =>
      query(`
        create function simulate_outage() returns trigger language plpgsql as $$
        begin
          if new.object = 'refund' then raise exception 'down'; end if;
          return new;
        end $$;
        create trigger simulate_outage before insert on stripe_stand_in
          for each row execute function simulate_outage()`),
    )

    test('records the withdrawal, and refunds once when the provider answers again', async () => {
      const orderId = await harness.buy('packStandard', immediateStart)
      await harness.waitForMinutes(38)
      const response = await declare(orderId)
      expect(response.body).toMatchObject({
        state: { kind: 'withdrawn', isCompleted: false, lines: [{ refundCents: 999 }] },
      })
      expect(await harness.readMinutesLeft()).toBe(5)
      expect(await listAcknowledgements()).toHaveLength(1)
      await query('drop function simulate_outage cascade')
      await Promise.all([retryWithdrawal(orderId), retryWithdrawal(orderId)])
      await expectCompleted(orderId)
      expect(await listRefundCents(orderId)).toEqual([999])
      // Simulates a crash before the refund was recorded, so long ago that Stripe has deleted the idempotency key.
      await query('delete from stripe_stand_in_answer')
      await query('update withdrawals set completed_at = null where order_id = $1', [orderId])
      await query('update withdrawal_lines set refunded_at = null where order_id = $1', [orderId])
      await retryWithdrawal(orderId)
      await expectCompleted(orderId)
      expect(await listRefundCents(orderId)).toEqual([999])
      expect(await harness.readMinutesLeft()).toBe(5)
      await harness.expectBalanceMatchesLedger()
    })
  })

  test('completes a withdrawal when the process crashed right after the declaration', async () => {
    const orderId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    await query(
      `insert into withdrawals (id, order_id, user_id, statement, declared_at)
       values (gen_random_uuid(), $1, $2, 'Je renonce.', now() - interval '2 hours')`,
      [orderId, camille.id],
    )
    await harness.product.jobs.enqueue(null, 'resume-withdrawals', {})
    await expectCompleted(orderId)
    expect(await listRefundCents(orderId)).toEqual([999])
    expect(await harness.readMinutesLeft()).toBe(5)
  })
})
