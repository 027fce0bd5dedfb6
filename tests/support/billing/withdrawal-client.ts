import { expect } from 'vitest'
import type { WithdrawablePurchases } from '../../../contract/billing/withdrawals'
import type { TestUser } from '../product/start-product'
import type { CheckoutHarness } from './checkout-harness'

/** Creates a client with which a buyer withdraws from purchases and a test reads the results. */
export function createWithdrawalClient(
  getCheckout: () => { harness: CheckoutHarness; camille: TestUser },
) {
  const getHarness = () => getCheckout().harness
  const query = (text: string, values: unknown[] = []) =>
    getHarness().product.pool.query(text, values)

  async function list({ cookie } = getCheckout().camille) {
    const { body } = await getHarness().product.request('/api/withdrawals', { cookie })
    return body as WithdrawablePurchases
  }

  const readPurchaseState = async (orderId: string) =>
    (await list()).contracts.find((purchase) => purchase.orderId === orderId)?.state

  return {
    query,
    list,
    readPurchaseState,
    declare: (orderId: string, { cookie } = getCheckout().camille) =>
      getHarness().product.request('/api/withdrawals', { body: { orderId }, cookie }),

    expectCompleted: (orderId: string) =>
      expect
        .poll(() => readPurchaseState(orderId))
        .toMatchObject({ kind: 'withdrawn', isCompleted: true }),

    /** Returns the cents of each refund, the latest first. */
    async listRefundCents(sessionId: string) {
      const { payment_intent: intent } =
        await getHarness().stripe.checkout.sessions.retrieve(sessionId)
      const { data } = await getHarness().stripe.refunds.list({ payment_intent: String(intent) })
      return data.map(({ amount }) => amount)
    },

    async readOrderAmounts(orderId: string) {
      const { rows } = await query(
        'select refunded_cents as "refundedCents", minutes_not_returned as "unrecoveredMinutes" from stripe_orders where id = $1',
        [orderId],
      )
      return rows[0]
    },

    /** Enqueues the job of the withdrawal once more, as after a crash or an outage of the payment provider. */
    async retryWithdrawal(orderId: string) {
      const { rows } = await query('select id from withdrawals where order_id = $1', [orderId])
      await getHarness().product.jobs.enqueue(null, 'carry-out-withdrawal', {
        withdrawalId: rows[0].id,
      })
    },
  }
}
