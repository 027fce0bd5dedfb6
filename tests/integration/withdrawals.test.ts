import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { WithdrawableContract } from '../../contract/billing/withdrawals'
import { withdrawalStatement } from '../../domain/billing/withdrawal-words'
import { createCallRepository } from '../../server/features/calls/call-repository'
import { leaveContract } from '../support/billing/withdrawal-client'
import { disputedCard } from '../support/billing/stripe-emulator-server'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

const startsNow = { immediate_start: true }

describe.each(engines)('leaving a contract, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  const { query, list, declare, stateOf, isCompleted, refundsOf, orderRow, carryOutAgain } =
    leaveContract(() => ({ till, camille }))

  /** A call's minutes, without the call. */
  const spend = (minutes: number) =>
    query(
      `with entry as (
         insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
         select $1, -$2::int, 'correction', gen_random_uuid()::text, minutes_left - $2::int, 'system'
         from user_profiles where id = $1
       )
       update user_profiles set minutes_left = minutes_left - $2::int where id = $1`,
      [camille.id, minutes],
    )

  const receipts = async () =>
    (await till.product.mailsTo(camille.email)).filter(
      ({ subject }) => subject === 'Nous avons reçu votre rétractation',
    )

  test('without the immediate start everything is given back, once, with a receipt', async () => {
    const orderId = await till.buy('packStandard')
    await till.hasMinutes(38)
    await spend(20)
    expect((await list()).contracts).toMatchObject([
      {
        orderId,
        offerKey: 'packStandard',
        minutes: 33,
        amountTotalCents: 999,
        hasRequestedImmediateStart: false,
        isSubscription: false,
        state: { kind: 'open', lines: [{ unusedMinutes: 18, refundCents: 999 }] },
      },
    ])
    const answers = await Promise.all([declare(orderId), declare(orderId), declare(orderId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await isCompleted(orderId)
    expect(await refundsOf(orderId)).toEqual([999])
    expect(await till.minutesLeft()).toBe(0)
    expect(await orderRow(orderId)).toEqual({ cents: 999, lost: 0 })
    expect((await till.readMovements())[0]).toMatchObject({ reason: 'refund', minutes: -18 })
    expect(await receipts()).toHaveLength(1)
    const [receipt] = await receipts()
    const contract = (await list()).contracts[0] as WithdrawableContract
    expect(receipt?.text).toContain(
      withdrawalStatement({ name: 'Pack Standard', orderedAt: new Date(contract.orderedAt) }),
    )
    expect(receipt?.text).toMatch(/Le \d+ \S+ \d{4} à \d{2}:\d{2} \(heure de Paris\)/)
    expect(receipt?.text).toContain(camille.email)
    expect(receipt?.text).toContain(orderId)
    expect(receipt?.text).toMatch(/Montant remboursé\s: 9,99\s€/)
    // The receipt said it already.
    const mails = await till.product.mailsTo(camille.email)
    expect(mails.filter(({ subject }) => subject.includes('est remboursé'))).toEqual([])
    expect((await till.readOrders())[0]).toMatchObject({ refundedCents: 999 })
    await till.expectExplained()
  })

  test('with it only what was not used, to the cent in the buyer’s favour', async () => {
    const orderId = await till.buy('packStandard', startsNow)
    await till.hasMinutes(38)
    await spend(10)
    expect(await stateOf(orderId)).toMatchObject({
      lines: [{ unusedMinutes: 28, refundCents: 848 }],
    })
    const declared = await declare(orderId)
    expect(declared.body).toMatchObject({
      state: { kind: 'withdrawn', lines: [{ unusedMinutes: 28, refundCents: 848 }] },
    })
    expect(await till.minutesLeft()).toBe(0)
    await isCompleted(orderId)
    expect(await refundsOf(orderId)).toEqual([848])
    // The notice of the refund has come by now, and whatever comes again changes nothing.
    const session = await till.stripe.checkout.sessions.retrieve(orderId)
    const intent = await till.stripe.paymentIntents.retrieve(session.payment_intent as string)
    const notices = await till.eventsAbout(String(intent.latest_charge))
    expect(notices.map(({ type }) => type)).toContain('charge.refunded')
    for (const notice of notices) await till.notify({ ...notice, id: `${notice.id}_again` })
    await declare(orderId)
    expect(await till.minutesLeft()).toBe(0)
    expect(await orderRow(orderId)).toEqual({ cents: 848, lost: 0 })
    expect(await receipts()).toHaveLength(1)
    await till.expectExplained()
  })

  test('minutes that were all used give nothing back, and nothing is asked of the bank', async () => {
    const orderId = await till.buy('packDecouverte', startsNow)
    await till.hasMinutes(22)
    await spend(22)
    await declare(orderId)
    await isCompleted(orderId)
    expect(await refundsOf(orderId)).toEqual([])
    expect(await receipts()).toHaveLength(1)
  })

  test('an order that was given back in part gives back the rest', async () => {
    const orderId = await till.buy('packStandard', startsNow)
    await till.hasMinutes(38)
    const session = await till.stripe.checkout.sessions.retrieve(orderId)
    const intent = session.payment_intent as string
    await till.stripe.refunds.create({ payment_intent: intent, amount: 500 })
    await till.hasMinutes(21)
    expect(await stateOf(orderId)).toMatchObject({
      lines: [{ leftMinutes: 16, leftCents: 499, unusedMinutes: 16, refundCents: 499 }],
    })
    await declare(orderId)
    await isCompleted(orderId)
    expect(await refundsOf(orderId)).toEqual([499, 500])
    expect(await till.minutesLeft()).toBe(5)
    expect(await orderRow(orderId)).toEqual({ cents: 999, lost: 0 })
    await till.expectExplained()
  })

  test('a payment that is contested at the bank has nothing left to give back', async () => {
    const orderId = await till.openCheckout('packStandard', startsNow)
    await till.pay(orderId, disputedCard)
    const heldCents = async () =>
      (await query('select disputed_cents as cents from stripe_orders where id = $1', [orderId]))
        .rows[0]?.cents
    await expect.poll(heldCents, { timeout: 15_000 }).toBe(999)
    await till.hasMinutes(5)
    expect(await stateOf(orderId)).toEqual({ kind: 'refunded' })
    expect(await declare(orderId)).toMatchObject({
      status: 200,
      body: { state: { kind: 'refunded' } },
    })
    expect(await receipts()).toEqual([])
    expect(await refundsOf(orderId)).toEqual([])
    expect(await till.minutesLeft()).toBe(5)
    expect(await orderRow(orderId)).toEqual({ cents: 0, lost: 0 })
    await till.expectExplained()
  })

  test('a subscription is over at once, with the period that renewed meanwhile', async () => {
    const sessionId = await till.buy('abonnementHebdomadaire', startsNow)
    await till.hasMinutes(20)
    await fetch(`${till.product.origin}/dev/stripe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'week' }),
    })
    await till.hasMinutes(35)
    await spend(20)
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
    await isCompleted(orderId)
    const { subscription } = await till.stripe.checkout.sessions.retrieve(sessionId)
    const { status } = await till.stripe.subscriptions.retrieve(String(subscription))
    expect(status).toBe('canceled')
    expect((await till.readWallet()).subscription).toBeNull()
    expect(await till.minutesLeft()).toBe(0)
    const [receipt] = await receipts()
    expect(receipt?.text).toContain('Votre abonnement prend fin tout de suite')
    await till.expectExplained()
  })

  test('what is nobody’s, somebody else’s, unpaid or too late is not given back', async () => {
    const orderId = await till.buy('packStandard')
    await till.hasMinutes(38)
    const sacha = await till.product.signUp('sacha')
    const pending = await till.openCheckout('packPremium')
    expect((await declare(orderId, sacha)).status).toBe(404)
    expect((await declare('cs_test_none')).status).toBe(404)
    expect((await declare(pending)).status).toBe(404)
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
    expect(await till.minutesLeft()).toBe(38)
    expect((await query('select from withdrawals where user_id = $1', [camille.id])).rows).toEqual(
      [],
    )
  })

  test('a call that runs has to end first', async () => {
    const orderId = await till.buy('packStandard')
    await till.hasMinutes(38)
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
    expect(await stateOf(orderId)).toMatchObject({ kind: 'open' })
    await query(`update calls set state = 'settled' where user_id = $1`, [camille.id])
    expect((await declare(orderId)).status).toBe(200)
  })

  test('no call begins on minutes that were given back a moment ago', async () => {
    const orderId = await till.buy('packStandard')
    await till.hasMinutes(38)
    const calls = createCallRepository(till.product.database, {
      read: async () => false,
      store: async () => {},
    })
    const reserve = (minutes: number) =>
      calls.reserve({
        id: randomUUID(),
        userId: camille.id,
        agent: { id: 'clara-test', name: 'Clara', version: 1 },
        owner: 'nobody',
        reservedSeconds: minutes * 60,
        memoryConsent: undefined,
        ticketHash: 'ticket',
        resumeTokenHash: 'token',
        mostLiveCalls: 10,
      })
    await declare(orderId)
    // The balance was read before, the line is taken after.
    await expect(reserve(38)).rejects.toMatchObject({ code: 'CALL_ALREADY_LIVE' })
    expect((await list()).isCallLive).toBe(false)
    await expect(reserve(5)).resolves.toBeDefined()
  })

  describe('when the payment service does not answer', () => {
    beforeAll(() =>
      query(`
        create function be_down() returns trigger language plpgsql as $$
        begin
          if new.object = 'refund' then raise exception 'down'; end if;
          return new;
        end $$;
        create trigger be_down before insert on stripe_stand_in
          for each row execute function be_down()`),
    )

    test('the declaration stands, and the money follows as soon as it does, once', async () => {
      const orderId = await till.buy('packStandard', startsNow)
      await till.hasMinutes(38)
      const declared = await declare(orderId)
      expect(declared.body).toMatchObject({
        state: { kind: 'withdrawn', isCompleted: false, lines: [{ refundCents: 999 }] },
      })
      expect(await till.minutesLeft()).toBe(5)
      expect(await receipts()).toHaveLength(1)
      await query('drop function be_down cascade')
      await Promise.all([carryOutAgain(orderId), carryOutAgain(orderId)])
      await isCompleted(orderId)
      expect(await refundsOf(orderId)).toEqual([999])
      // As if the process had died before it could note that it was done, days ago.
      await query('delete from stripe_stand_in_answer')
      await query('update withdrawals set completed_at = null where order_id = $1', [orderId])
      await query('update withdrawal_lines set refunded_at = null where order_id = $1', [orderId])
      await carryOutAgain(orderId)
      await isCompleted(orderId)
      expect(await refundsOf(orderId)).toEqual([999])
      expect(await till.minutesLeft()).toBe(5)
      await till.expectExplained()
    })
  })

  test('what was declared before a crash is settled by the job, as of its hour', async () => {
    const orderId = await till.buy('packStandard')
    await till.hasMinutes(38)
    await query(
      `insert into withdrawals (id, order_id, user_id, statement, declared_at)
       values (gen_random_uuid(), $1, $2, 'Je renonce.', now() - interval '2 hours')`,
      [orderId, camille.id],
    )
    await till.product.jobs.enqueue(null, 'resume-withdrawals', {})
    await isCompleted(orderId)
    expect(await refundsOf(orderId)).toEqual([999])
    expect(await till.minutesLeft()).toBe(5)
  })
})
