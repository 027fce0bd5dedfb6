/** What has happened to the money of a paid order, in euro cents. */
export type OrderMoney = {
  /** Refunded so far, as the payment provider reports it. */
  refundedCents: number
  /** Withdrawn by the buyer's bank because of disputes. */
  disputedCents: number
  /**
   * Total that the buyer will have been refunded once the reserved refund is paid, earlier refunds
   * included; 0 when no refund is reserved.
   */
  reservedRefundCents: number
  /**
   * Cents that banks had already withdrawn when the refund was reserved and that the reserved total
   * does not include: they paid for used minutes, so they are not refunded when the disputes are
   * won.
   */
  disputedAtReservationCents: number
}

/**
 * Returns the cents that are back with the buyer, or reserved for them. Money that a bank withdraws
 * after a refund was reserved counts towards that refund, so that nobody is paid twice
 * (docs/decisions/021).
 */
export const computeReturnedCents = (money: OrderMoney) =>
  Math.max(
    money.refundedCents + money.disputedCents,
    money.reservedRefundCents + Math.min(money.disputedCents, money.disputedAtReservationCents),
  )

/** Returns the cents of the reserved refund that are still to be refunded. */
export const computeOutstandingRefundCents = (money: OrderMoney) =>
  computeReturnedCents(money) - money.refundedCents - money.disputedCents

/** State of an order's reserved refund after it was requested from the payment provider. */
export type RefundOutcome =
  /** A dispute is open: the bank decides first. */
  | { kind: 'waiting' }
  | {
      kind: 'settled'
      /** Refunded in total by the payment provider, whoever requested it. */
      refundedCents: number
      /** Returned by the bank instead. */
      disputedCents: number
      /** Reserved, but refused by the provider: the operator has to pay it in another way. */
      refusedCents: number
    }
