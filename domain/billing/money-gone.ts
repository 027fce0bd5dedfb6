/** Of an order's money, in euro cents. */
export type MoneyGone = {
  /** Given back by the payment service, as it says itself. */
  refundedCents: number
  /** What banks hold. */
  disputedCents: number
  /** What shall have been given back in all, earlier refunds included; 0: nothing was promised. */
  promisedCents: number
  /** What banks held already when it was promised. */
  contestedBeforeCents: number
}

/**
 * What is the buyer's again, or was promised to be. What a bank takes after a promise counts towards
 * it: nobody is paid twice (docs/decisions/021).
 */
export const goneCents = (money: MoneyGone) =>
  Math.max(
    money.refundedCents + money.disputedCents,
    money.promisedCents + Math.min(money.disputedCents, money.contestedBeforeCents),
  )

/** What is left to give back of a promise. */
export const owedCents = (money: MoneyGone) =>
  goneCents(money) - money.refundedCents - money.disputedCents

/** How the promise of an order stands once the payment service was asked. */
export type PromiseState =
  /** A bank decides first. */
  | { kind: 'waiting' }
  | {
      kind: 'settled'
      /** Given back in all, by whoever ordered it. */
      refundedCents: number
      /** What a bank gave back instead. */
      heldCents: number
      /** Promised, and refused: somebody has to pay it in another way. */
      missingCents: number
    }
