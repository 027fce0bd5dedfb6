import { sql } from 'drizzle-orm'
import { computeOutstandingRefundCents } from '../../../domain/billing/order-money'
import { computeRefundedMinutes } from '../../../domain/billing/refunded-minutes'
import { offers } from '../../../domain/offers'
import type { Database } from '../../../server/platform/database/open-database'
import { getDisputedCents, type ModelPayment } from './payment-provider-model'

/**
 * Returns how many minutes would be credited if the buyer of an order now requested an immediate start: 0 if no minutes
 * wait, or if a withdrawal was declared. Refunds and disputes recorded on the order reduce the number.
 */
export async function computeReleasableMinutes(
  database: Database,
  { orderId, offerKey, totalCents, hasRequestedImmediateStart }: ModelPayment,
) {
  if (hasRequestedImmediateStart || (await isCredited(database, orderId))) return 0
  const { rows } = await database.execute<{ returned_cents: number }>(sql`
    select refunded_cents + disputed_cents as returned_cents from stripe_orders
    where id = ${orderId} and payment_status = 'paid'
      and not exists (select from withdrawals where order_id = ${orderId})`)
  if (!rows[0]) return 0
  const { minutes } = offers[offerKey]
  const order = { minutes, amountTotalCents: totalCents }
  return minutes - computeRefundedMinutes(order, rows[0].returned_cents)
}

export async function isCredited(database: Database, orderId: string) {
  const { rows } = await database.execute(sql`
    select from minute_ledger
    where reason in ('purchase', 'subscription') and reference = ${orderId}`)
  return rows.length > 0
}

type LedgerSums = {
  credit_count: number
  credited_minutes: number
  is_taken_early: boolean
  minutes_taken_back: number
}
type OrderRow = {
  refunded_cents: number
  disputed_cents: number
  minutes_not_returned: number
  promised_cents: number
  contested_before_cents: number
}

type Expectation = {
  isWithdrawn: boolean
  /** Minutes credited for a payment that succeeded; undefined while they wait. */
  creditedMinutes: number | undefined
}

/**
 * Compares an order with its payment in the provider model; returns a list with a description if they
 * differ, and an empty list otherwise. A withdrawal does not take back minutes that were used: the buyer keeps
 * at most the minutes that their calls have cost.
 */
export async function compareOrder(
  database: Database,
  payment: ModelPayment,
  { isWithdrawn, creditedMinutes = 0 }: Expectation,
) {
  const { orderId, offerKey, totalCents, refundedCents, disputes, state } = payment
  // The references of refunds begin with the id of the order, those of disputes with the id of the dispute.
  const disputePatterns = disputes.map(({ id }) => `${id}:%`)
  const conditions = [`${orderId}:%`, ...disputePatterns].map(
    (pattern) => sql`reference like ${pattern}`,
  )
  const refundOrDisputeCondition = sql`(${sql.join(conditions, sql` or `)})`
  const { rows } = await database.execute<LedgerSums>(sql`
    select
      (count(*) filter (where reference = ${orderId}))::int as credit_count,
      coalesce(sum(minutes) filter (where reference = ${orderId}), 0)::int as credited_minutes,
      coalesce(min(id) filter (where ${refundOrDisputeCondition}) < min(id) filter (where reference = ${orderId}), false)
        as is_taken_early,
      coalesce(-sum(minutes) filter (where ${refundOrDisputeCondition}), 0)::int as minutes_taken_back
    from minute_ledger where reason in ('purchase', 'subscription', 'refund', 'dispute')`)
  const { rows: orders } = await database.execute<OrderRow>(
    sql`select refunded_cents, disputed_cents, minutes_not_returned, promised_cents,
          contested_before_cents from stripe_orders where id = ${orderId}`,
  )
  const { minutes } = offers[offerKey]
  const disputedCents = getDisputedCents(payment)
  const minutesToTakeBack = computeRefundedMinutes(
    { minutes, amountTotalCents: totalCents },
    refundedCents + disputedCents,
  )
  const { minutes_taken_back: minutesTakenBack = 0, ...credit }: Partial<LedgerSums> = rows[0] ?? {}
  const isCreditExpected = state === 'paid' && creditedMinutes > 0
  // Minutes that were refunded or disputed before the credit are not credited. If a dispute is won later, its
  // minutes are credited.
  const uncreditedMinutes = isCreditExpected ? minutes - creditedMinutes : 0
  const expected = {
    credit_count: isCreditExpected ? 1 : 0,
    credited_minutes: isCreditExpected ? creditedMinutes : 0,
    // Whether minutes were taken back before they were credited, which would take minutes of another order.
    is_taken_early: false,
    refunded_cents: refundedCents,
    disputed_cents: disputedCents,
    ...(!isWithdrawn && {
      taken_back_or_unrecovered: isCreditExpected ? minutesToTakeBack - uncreditedMinutes : 0,
    }),
  }
  const {
    minutes_not_returned: unrecoveredMinutes = 0,
    promised_cents: reservedRefundCents = 0,
    contested_before_cents: disputedKeptIfWonCents = 0,
    ...cents
  } = orders[0] ?? {}
  const actual = {
    ...credit,
    ...cents,
    ...(!isWithdrawn && { taken_back_or_unrecovered: minutesTakenBack + unrecoveredMinutes }),
  }
  const areAmountsCorrect =
    JSON.stringify(expected) === JSON.stringify(actual) &&
    minutesTakenBack >= -uncreditedMinutes &&
    unrecoveredMinutes >= 0
  const hasNoExcessRefund =
    refundedCents + disputedCents <= totalCents && minutesTakenBack <= minutes
  const keptMinutes = expected.credited_minutes - minutesTakenBack - unrecoveredMinutes
  const areKeptMinutesUsed =
    !isWithdrawn || (keptMinutes >= 0 && keptMinutes <= (await sumCallMinutes(database, payment)))
  const isReservedRefundPaid =
    disputedCents > 0 ||
    computeOutstandingRefundCents({
      refundedCents,
      disputedCents,
      reservedRefundCents,
      disputedKeptIfWonCents,
    }) === 0
  return areAmountsCorrect && hasNoExcessRefund && isReservedRefundPaid && areKeptMinutesUsed
    ? []
    : [
        `${orderId}: ${JSON.stringify(actual)} (taken back ${minutesTakenBack}, unrecovered ${unrecoveredMinutes}) instead of ${JSON.stringify(expected)}`,
      ]
}

/** Returns the minutes that the calls of the payment's customer have cost. */
async function sumCallMinutes(database: Database, { customerId }: ModelPayment) {
  const { rows } = await database.execute<{ minutes: number }>(sql`
    select coalesce(-sum(minutes), 0)::int as minutes from minute_ledger
    where reason = 'call' and user_id = ${customerId.replace('cus_', '')}`)
  return rows[0]?.minutes ?? 0
}
