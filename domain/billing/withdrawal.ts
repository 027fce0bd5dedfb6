/** What remains of a paid order after earlier refunds and disputes. */
export type RefundableOrder = {
  orderId: string
  /** Minutes that neither a refund nor a dispute has taken back, used or not. */
  leftMinutes: number
  /** Paid, not refunded and not disputed. */
  leftCents: number
  /**
   * The money and minutes that disputes have taken. If we win a dispute, the buyer's bank returns
   * the money.
   */
  disputed: {
    cents: number
    minutes: number
    /** How many of these minutes had not been used: they were taken from the balance. */
    unusedMinutes: number
  }
  hasRequestedImmediateStart: boolean
  /**
   * Whether its minutes are not credited yet, because they wait for the buyer's request or for the
   * end of the withdrawal period.
   */
  isWaiting: boolean
}

export type WithdrawalLine = RefundableOrder & {
  /** Still on the balance; the withdrawal takes them back. */
  unusedMinutes: number
  refundCents: number
  /** Refunded in addition if the disputes are won. */
  disputedRefundCents: number
}

/**
 * Computes what a withdrawal refunds for each order of a purchase, the newest order first.
 *
 * - Free minutes count as used before bought ones, so the whole balance counts as unused bought
 *   minutes, up to the minutes of the orders.
 * - A buyer who requested an immediate start pays for the used minutes in proportion (French
 *   Consumer Code, L221-25). The refund is rounded up to the cent. Any other buyer is refunded in
 *   full.
 * - Waiting minutes are not on the balance, so they are not deducted from it.
 * - Disputed money is refunded once the disputes are won, except the price of used minutes. The
 *   disputed minutes are not credited again, because the buyer has withdrawn.
 */
export function computeWithdrawal(
  ordersNewestFirst: readonly RefundableOrder[],
  balanceMinutes: number,
): WithdrawalLine[] {
  let availableMinutes = balanceMinutes
  return ordersNewestFirst.map((order) => {
    const unusedMinutes = order.isWaiting ? 0 : Math.min(order.leftMinutes, availableMinutes)
    availableMinutes -= unusedMinutes
    const refundCents = computeRefundCents(order, unusedMinutes)
    const disputedRefundCents = computeDisputedRefundCents(order, { unusedMinutes, refundCents })
    return { ...order, unusedMinutes, refundCents, disputedRefundCents }
  })
}

function computeRefundCents(
  {
    hasRequestedImmediateStart,
    leftCents,
    leftMinutes,
  }: Pick<RefundableOrder, 'hasRequestedImmediateStart' | 'leftCents' | 'leftMinutes'>,
  unusedMinutes: number,
) {
  // If no minutes are left, refunds and disputes have taken back all of them, so that the buyer has
  // no used minutes to pay for.
  if (!hasRequestedImmediateStart || leftMinutes === 0) return leftCents
  return Math.ceil((leftCents * unusedMinutes) / leftMinutes)
}

/** Returns how much more would be refunded without the disputes. */
function computeDisputedRefundCents(
  { disputed, leftCents, leftMinutes, hasRequestedImmediateStart }: RefundableOrder,
  { unusedMinutes, refundCents }: Pick<WithdrawalLine, 'unusedMinutes' | 'refundCents'>,
) {
  const orderWithoutDisputes = {
    hasRequestedImmediateStart,
    leftCents: leftCents + disputed.cents,
    leftMinutes: leftMinutes + disputed.minutes,
  }
  const cents =
    computeRefundCents(orderWithoutDisputes, unusedMinutes + disputed.unusedMinutes) - refundCents
  return Math.min(disputed.cents, Math.max(0, cents))
}

/** Sums the minutes and the refunds of the lines, without the refunds that depend on disputes. */
export const sumWithdrawalLines = (
  lines: readonly Pick<WithdrawalLine, 'unusedMinutes' | 'refundCents'>[],
) => ({
  unusedMinutes: lines.reduce((sum, line) => sum + line.unusedMinutes, 0),
  refundCents: lines.reduce((sum, line) => sum + line.refundCents, 0),
})
