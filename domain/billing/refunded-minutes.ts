type Order = { minutes: number; amountTotalCents: number }

/**
 * Returns how many of an order's minutes a refund takes back: in proportion to the refunded amount,
 * to the nearest minute.
 */
export const computeRefundedMinutes = (
  { minutes, amountTotalCents }: Order,
  refundedCents: number,
) =>
  amountTotalCents === 0
    ? 0
    : Math.round((minutes * Math.min(refundedCents, amountTotalCents)) / amountTotalCents)
