type Order = { minutes: number; amountTotalCents: number }

/** How many of an order's minutes go with so much of its money, to the nearest minute. */
export const minutesOfRefund = ({ minutes, amountTotalCents }: Order, refundedCents: number) =>
  amountTotalCents === 0
    ? 0
    : Math.round((minutes * Math.min(refundedCents, amountTotalCents)) / amountTotalCents)
