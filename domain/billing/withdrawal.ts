/** What remains of a paid order after earlier refunds. */
export type RefundableOrder = {
  orderId: string
  /** Minutes that no refund has taken back yet, used or not. */
  leftMinutes: number
  /** Paid and not refunded. */
  leftCents: number
  hasRequestedImmediateStart: boolean
  /** Its minutes wait for the request or for the end of the period: none is on the balance. */
  isWaiting: boolean
}

export type WithdrawalLine = RefundableOrder & {
  /** Still on the balance; the withdrawal takes them back. */
  unusedMinutes: number
  refundCents: number
}

/**
 * Computes what a withdrawal refunds, order by order, the newest first. Unused minutes are those
 * still on the balance, because bought minutes count as used last. A buyer who requested an
 * immediate start pays for the minutes used, in proportion (French Consumer Code, L221-25), and the
 * refund is rounded up to the cent in their favour; any other buyer is refunded in full. Minutes that
 * wait are not on the balance, so that none is taken from it.
 */
export function computeWithdrawal(
  newestFirst: readonly RefundableOrder[],
  balanceMinutes: number,
): WithdrawalLine[] {
  let available = balanceMinutes
  return newestFirst.map((order) => {
    const unusedMinutes = order.isWaiting ? 0 : Math.min(order.leftMinutes, available)
    available -= unusedMinutes
    return { ...order, unusedMinutes, refundCents: computeRefundCents(order, unusedMinutes) }
  })
}

function computeRefundCents(
  { hasRequestedImmediateStart, leftCents, leftMinutes }: RefundableOrder,
  unusedMinutes: number,
) {
  // Without remaining minutes, whatever is left of the price was paid for nothing.
  if (!hasRequestedImmediateStart || leftMinutes === 0) return leftCents
  return Math.ceil((leftCents * unusedMinutes) / leftMinutes)
}

export const sumWithdrawalLines = (
  lines: readonly Pick<WithdrawalLine, 'unusedMinutes' | 'refundCents'>[],
) => ({
  unusedMinutes: lines.reduce((sum, line) => sum + line.unusedMinutes, 0),
  refundCents: lines.reduce((sum, line) => sum + line.refundCents, 0),
})
