import { describe, expect, test } from 'vitest'
import type { WithdrawablePurchases } from '../../../contract/billing/withdrawals'
import { composeImmediateStartRequest } from '../../../domain/billing/immediate-start'
import { creditMinutesAfterWithdrawalPeriod } from '../../../server/billing/waiting-minutes/credit-minutes-after-withdrawal-period'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { createTestBillingDeps } from '../../support/billing/create-test-billing-deps'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import type { TestUser } from '../../support/product/start-product'

const withoutImmediateStart = { immediate_start: false }
const dayMs = 86_400_000

describe('minutes bought without the request to use them at once', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  const readWaitingMinutes = async () => (await harness.readWallet()).waitingMinutes
  const requestImmediateStart = (orderId: string, { cookie } = camille) =>
    harness.product.request(`/api/wallet/orders/${orderId}/immediate-start`, { cookie, body: {} })
  const listMails = async (subject: string) =>
    (await harness.product.listMailsTo(camille.email)).filter((mail) => mail.subject === subject)

  async function buyWaitingMinutes(
    offerKey: 'packStandard' | 'abonnementHebdomadaire' = 'packStandard',
  ) {
    const sessionId = await harness.buy(offerKey, withoutImmediateStart)
    await expect.poll(readWaitingMinutes, { timeout: 15_000 }).toHaveLength(1)
    const [waitingOrder] = await readWaitingMinutes()
    return { sessionId, orderId: waitingOrder?.orderId ?? '' }
  }

  async function readLastDay() {
    const { body } = await harness.product.request('/api/withdrawals', { cookie: camille.cookie })
    return (body as WithdrawablePurchases).contracts[0]?.lastDay
  }

  /** Runs the job that credits waiting minutes as if this many days had passed. */
  const runCreditJobAfter = (days: number) =>
    creditMinutesAfterWithdrawalPeriod(
      createTestBillingDeps(harness.product.database, {
        now: () => new Date(Date.now() + days * dayMs),
      }),
    )

  test('are not credited, but are listed in the wallet and announced by e-mail', async () => {
    const { sessionId } = await buyWaitingMinutes()
    const [waitingOrder] = await readWaitingMinutes()
    expect(waitingOrder).toMatchObject({
      orderId: sessionId,
      offerKey: 'packStandard',
      minutes: 33,
    })
    expect(await harness.readMinutesLeft()).toBe(5)
    expect((await harness.requestCheckoutResult(sessionId)).body).toMatchObject({
      state: 'paid',
      minutes: 33,
      minutesLeft: 5,
      waitsUntil: waitingOrder?.availableOn,
    })
    const [mail] = await listMails('Votre commande est confirmée')
    expect(mail?.text).toContain('vos minutes attendent votre demande')
    expect(await listMails('Votre commande est confirmée')).toHaveLength(1)
    expect((await harness.readLedgerEntries()).map(({ reason }) => reason)).toEqual(['sign_up'])
  })

  test('are credited once by the request, which is stored with its time and confirmed by e-mail', async () => {
    const { orderId } = await buyWaitingMinutes()
    const responses = await Promise.all([1, 2, 3].map(() => requestImmediateStart(orderId)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await harness.readMinutesLeft()).toBe(38)
    expect(await readWaitingMinutes()).toEqual([])
    const { rows } = await harness.product.pool.query(
      `select entry.actor, entry.minutes, orders.has_requested_immediate_start as requested
       from minute_ledger entry join stripe_orders orders on orders.id = entry.reference
       where entry.reason = 'purchase' and entry.reference = $1
         and entry.created_at > now() - interval '1 minute'`,
      [orderId],
    )
    expect(rows).toEqual([{ actor: camille.id, minutes: 33, requested: true }])
    await expect.poll(() => listMails('Vos minutes sont disponibles')).toHaveLength(1)
    const [mail] = await listMails('Vos minutes sont disponibles')
    const [order] = await harness.readOrders()
    expect(mail?.text).toContain(
      composeImmediateStartRequest({
        name: 'Pack Standard',
        orderedAt: new Date(order?.orderDate ?? ''),
      }),
    )
    expect(mail?.text).toMatch(
      /Demande reçue le\s: \d+(?:er)? \p{L}+ \d{4} à \d{2}:\d{2} \(heure de Paris\)/u,
    )
    await harness.expectBalanceMatchesLedger()
  })

  test('cannot be requested by another user', async () => {
    const { orderId } = await buyWaitingMinutes()
    const sacha = await harness.product.signUp('sacha')
    expect((await requestImmediateStart(orderId, sacha)).status).toBe(404)
    expect((await requestImmediateStart('cs_test_none')).status).toBe(404)
    expect(await harness.readMinutesLeft()).toBe(5)
  })

  test('are credited when the withdrawal period is over, once and not before', async () => {
    const { orderId } = await buyWaitingMinutes()
    const lastDay = await readLastDay()
    await runCreditJobAfter(13)
    expect(await harness.readMinutesLeft()).toBe(5)
    // A period that would end on a weekend or public holiday is extended by at most four days.
    await runCreditJobAfter(20)
    await runCreditJobAfter(20)
    expect(await harness.readMinutesLeft()).toBe(38)
    expect(await readWaitingMinutes()).toEqual([])
    expect((await harness.readLedgerEntries())[0]).toMatchObject({
      reason: 'purchase',
      minutes: 33,
    })
    // The period starts with the payment, not with the credit.
    await harness.product.pool.query(
      `update minute_ledger set created_at = now() + interval '20 days' where reference = $1`,
      [orderId],
    )
    expect(await readLastDay()).toBe(lastDay)
    await harness.expectBalanceMatchesLedger()
  })

  test('are reduced by a refund, which leaves the balance unchanged until they are credited', async () => {
    const { orderId } = await buyWaitingMinutes()
    const session = await harness.stripe.checkout.sessions.retrieve(orderId)
    const intent = session.payment_intent as string
    await harness.stripe.refunds.create({ payment_intent: intent, amount: 500 })
    await expect.poll(readWaitingMinutes, { timeout: 15_000 }).toMatchObject([{ minutes: 16 }])
    expect(await harness.readMinutesLeft()).toBe(5)
    await requestImmediateStart(orderId)
    expect(await harness.readMinutesLeft()).toBe(21)
    await harness.stripe.refunds.create({ payment_intent: intent, amount: 499 })
    await harness.waitForMinutes(5)
    await harness.expectBalanceMatchesLedger()
  })

  test('are credited for a whole subscription by one request, which also covers its renewals', async () => {
    const { orderId } = await buyWaitingMinutes('abonnementHebdomadaire')
    const renew = () => harness.advance('week')
    await renew()
    await expect
      .poll(readWaitingMinutes, { timeout: 15_000 })
      .toMatchObject([{ orderId, minutes: 30 }])
    expect(await harness.readMinutesLeft()).toBe(5)
    await requestImmediateStart(orderId)
    expect(await harness.readMinutesLeft()).toBe(35)
    await renew()
    await harness.waitForMinutes(50)
    await harness.expectBalanceMatchesLedger()
  })
})
