/** What has happened to the money of a paid order, in euro cents. */
export type OrderMoney = {
  /** Refunded so far, as the payment provider reports it. */
  refundedCents: number
  /** Taken back by the buyer's bank because of disputes. */
  disputedCents: number
  /**
   * Total of all refunds, earlier ones included, once the reserved refund is paid; 0 when no refund
   * is reserved.
   */
  reservedRefundCents: number
  /**
   * Of the money that was disputed when the refund was reserved: the part that we keep if we win
   * the disputes, because it paid for used minutes. The rest is part of `reservedRefundCents`.
   */
  disputedKeptIfWonCents: number
}

/**
 * Returns the cents that the buyer has got back, or will get back through the reserved refund.
 * Money that a bank takes back after the reservation counts towards that refund, so that nobody is
 * paid twice (docs/decisions/021).
 */
export const computeReturnedCents = (money: OrderMoney) =>
  Math.max(
    money.refundedCents + money.disputedCents,
    money.reservedRefundCents + Math.min(money.disputedCents, money.disputedKeptIfWonCents),
  )

/** Returns the cents of the reserved refund that are still to be refunded. */
export const computeOutstandingRefundCents = (money: OrderMoney) =>
  computeReturnedCents(money) - money.refundedCents - money.disputedCents

/** Result of an attempt to make an order's reserved refund. */
export type RefundOutcome =
  /** A dispute is open: the bank decides first. */
  | { kind: 'waiting' }
  | {
      kind: 'completed'
      /** All refunds by the payment provider, whoever requested them. */
      refundedCents: number
      /** Returned to the buyer by the bank. */
      disputedCents: number
      /** Reserved, but refused by the provider: the operator has to pay it in another way. */
      refusedCents: number
    }
