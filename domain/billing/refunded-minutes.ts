type Order = { minutes: number; amountTotalCents: number }

/** Returns the share of an order's minutes that a refund takes back, to the nearest minute. */
export const computeRefundedMinutes = (
  { minutes, amountTotalCents }: Order,
  refundedCents: number,
) =>
  amountTotalCents === 0
    ? 0
    : Math.round((minutes * Math.min(refundedCents, amountTotalCents)) / amountTotalCents)
