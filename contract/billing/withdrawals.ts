import { z } from 'zod'
import { offerKeys } from '../../domain/offers'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

/** What the withdrawal refunds, or has refunded, for one order of the purchase. */
const line = z.object({
  /** Minutes of the order that neither refunds nor disputes have taken back, used or not. */
  leftMinutes: z.number().int().nonnegative(),
  /** Paid for the order, neither refunded nor disputed, in euro cents. */
  leftCents: z.number().int().nonnegative(),
  /**
   * The part of `leftMinutes` that the withdrawal deducts from the balance; 0 if not credited yet.
   */
  unusedMinutes: z.number().int().nonnegative(),
  /** What the withdrawal refunds for the order, in euro cents. */
  refundCents: z.number().int().nonnegative(),
  hasRequestedImmediateStart: z.boolean(),
})

const state = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), lines: z.array(line) }),
  z.object({ kind: z.literal('too-late') }),
  /** The purchase was refunded in full before any withdrawal. */
  z.object({ kind: z.literal('refunded') }),
  z.object({
    kind: z.literal('withdrawn'),
    declaredAt: z.iso.datetime(),
    /** Empty until the withdrawal is processed, a moment after it was declared. */
    lines: z.array(line),
    /** Whether the refund was requested from the payment provider, which is the last step. */
    isCompleted: z.boolean(),
  }),
])

/** A purchase, from which the buyer can withdraw while its state is "open". */
const withdrawablePurchase = z.object({
  /** The order's id; for a subscription, that of its first order. */
  orderId: z.string(),
  orderedAt: z.iso.datetime(),
  offerKey: z.enum(offerKeys).nullable(),
  minutes: z.number().int().nonnegative(),
  amountTotalCents: z.number().int().nonnegative(),
  hasRequestedImmediateStart: z.boolean(),
  isSubscription: z.boolean(),
  /** Last day on which the buyer can withdraw, by the calendar in Paris. */
  lastDay: z.iso.date(),
  state,
})

export type WithdrawablePurchase = z.infer<typeof withdrawablePurchase>

const withdrawablePurchases = z.object({
  /** Newest first. */
  contracts: z.array(withdrawablePurchase),
  /** Whether the user is in a call, which has to end before a withdrawal. */
  isCallLive: z.boolean(),
})

export type WithdrawablePurchases = z.infer<typeof withdrawablePurchases>

/** Withdrawing from a purchase (French Consumer Code, articles L221-18 and L221-21). */
export const withdrawalsContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED'))
    .route({
      method: 'GET',
      path: '/withdrawals',
      summary: 'Ses contrats, et ce que chacun rembourserait',
    })
    .output(withdrawablePurchases),
  /**
   * Withdraws from a purchase, and returns the purchase with its new state. If the buyer can no
   * longer withdraw from it, the state does not change.
   */
  declare: procedure
    .errors(
      declareErrors(
        'UNAUTHENTICATED',
        'NOT_FOUND',
        'CALL_ALREADY_LIVE',
        'RATE_LIMITED',
        'DATABASE_FAILED',
      ),
    )
    .route({
      method: 'POST',
      path: '/withdrawals',
      summary: 'Renonce à un contrat dans les 14 jours, une fois',
    })
    .input(z.object({ orderId: z.string().regex(/^\w{1,200}$/) }))
    .output(withdrawablePurchase),
}
