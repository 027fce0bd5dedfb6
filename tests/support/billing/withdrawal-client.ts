import { expect } from 'vitest'
import type { WithdrawableContracts } from '../../../contract/billing/withdrawals'
import type { Member } from '../product/start-product'
import type { Till } from './checkout-harness'

/** Somebody who leaves contracts at a till, and what came of it; asked for at each use. */
export function leaveContract(who: () => { till: Till; camille: Member }) {
  const till = () => who().till
  const query = (text: string, values: unknown[] = []) => till().product.pool.query(text, values)

  async function list({ cookie } = who().camille) {
    const { body } = await till().product.request('/api/withdrawals', { cookie })
    return body as WithdrawableContracts
  }

  const stateOf = async (orderId: string) =>
    (await list()).contracts.find((contract) => contract.orderId === orderId)?.state

  return {
    query,
    list,
    stateOf,
    declare: (orderId: string, { cookie } = who().camille) =>
      till().product.request('/api/withdrawals', { body: { orderId }, cookie }),

    isCompleted: (orderId: string) =>
      expect
        .poll(() => stateOf(orderId), { timeout: 15_000 })
        .toMatchObject({ kind: 'withdrawn', isCompleted: true }),

    /** Euro cents, the last first. */
    async refundsOf(sessionId: string) {
      const { payment_intent: intent } = await till().stripe.checkout.sessions.retrieve(sessionId)
      const { data } = await till().stripe.refunds.list({ payment_intent: String(intent) })
      return data.map(({ amount }) => amount)
    },

    async orderRow(orderId: string) {
      const { rows } = await query(
        'select refunded_cents as cents, minutes_not_returned as lost from stripe_orders where id = $1',
        [orderId],
      )
      return rows[0]
    },

    /** What a job does that comes again, after a crash or a night without the payment service. */
    async carryOutAgain(orderId: string) {
      const { rows } = await query('select id from withdrawals where order_id = $1', [orderId])
      await till().product.jobs.enqueue(null, 'carry-out-withdrawal', { withdrawalId: rows[0].id })
    },
  }
}
