/** What is left of a paid order, once earlier refunds are counted off. */
export type OrderLeft = {
  orderId: string
  /** Its minutes that no refund has taken back yet, used or not. */
  leftMinutes: number
  /** What was paid and not given back. */
  leftCents: number
  hasRequestedImmediateStart: boolean
}

export type WithdrawalLine = OrderLeft & {
  /** Still on the balance: these are taken back. */
  unusedMinutes: number
  refundCents: number
}

/**
 * What is given back for a contract, order by order, the newest first. « Unused » is what the balance
 * still holds, bought minutes being used last. Whoever asked for an immediate start pays for the
 * minutes used, in proportion (code de la consommation, L221-25), rounded up to the cent in the
 * buyer's favour; whoever did not is given back everything.
 */
export function computeWithdrawal(
  newestFirst: readonly OrderLeft[],
  balanceMinutes: number,
): WithdrawalLine[] {
  let available = balanceMinutes
  return newestFirst.map((order) => {
    const unusedMinutes = Math.min(order.leftMinutes, available)
    available -= unusedMinutes
    return { ...order, unusedMinutes, refundCents: refundOf(order, unusedMinutes) }
  })
}

function refundOf(
  { hasRequestedImmediateStart, leftCents, leftMinutes }: OrderLeft,
  unusedMinutes: number,
) {
  // Without a minute left to use, what is left of the price pays for nothing.
  if (!hasRequestedImmediateStart || leftMinutes === 0) return leftCents
  return Math.ceil((leftCents * unusedMinutes) / leftMinutes)
}

export const totalsOf = (
  lines: readonly Pick<WithdrawalLine, 'unusedMinutes' | 'refundCents'>[],
) => ({
  unusedMinutes: lines.reduce((sum, line) => sum + line.unusedMinutes, 0),
  refundCents: lines.reduce((sum, line) => sum + line.refundCents, 0),
})
