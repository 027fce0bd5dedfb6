import { z } from 'zod'
import { type OfferKey, offers } from '../../domain/offers'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const offerKey = z.enum(Object.keys(offers) as [OfferKey, ...OfferKey[]])

/** Result of a checkout, for the page that the buyer returns to. */
const checkoutResult = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('paid'),
    offerKey: offerKey.nullable(),
    minutes: z.number().int().nonnegative(),
    /** The user's current balance, not the balance right after the payment. */
    minutesLeft: z.number().int().nonnegative(),
    /**
     * Day on which waiting minutes are credited without a request; null without waiting minutes.
     */
    waitsUntil: z.iso.date().nullable(),
  }),
  /** The buyer has not paid yet, or the bank has not answered yet: the page polls. */
  z.object({ state: z.literal('pending') }),
  z.object({ state: z.literal('failed') }),
  /**
   * Paid, but the whole price is refunded, or will be: after a withdrawal, or because another
   * subscription was active.
   */
  z.object({ state: z.literal('refunded') }),
])

export type CheckoutResult = z.infer<typeof checkoutResult>

const cancellation = z.object({ isCancelledAtPeriodEnd: z.boolean() })

const errors = declareErrors(
  'UNAUTHENTICATED',
  'NOT_FOUND',
  'PAYMENT_NOT_OPEN',
  'PAYMENT_UNAVAILABLE',
  'RATE_LIMITED',
  'DATABASE_FAILED',
)

/**
 * The result of a checkout, the cancellation of the subscription, and the provider's portal, where the user changes
 * the means of payment. A checkout starts at `fixedApiPaths.stripeCheckout`.
 */
export const paymentsContract = {
  checkoutResult: procedure
    .errors(errors)
    .route({
      method: 'GET',
      path: '/wallet/checkouts/{sessionId}',
      summary: 'Ce qu’est devenu un paiement ; crédite si l’avis du service tarde',
    })
    .input(z.object({ sessionId: z.string().regex(/^\w{1,200}$/) }))
    .output(checkoutResult),
  cancelSubscription: procedure
    .errors(errors)
    .route({
      method: 'POST',
      path: '/wallet/subscription/cancellation',
      summary: 'Résilie son abonnement à la fin de la période payée',
    })
    .output(cancellation),
  resumeSubscription: procedure
    .errors(errors)
    .route({
      method: 'DELETE',
      path: '/wallet/subscription/cancellation',
      summary: 'Revient sur la résiliation, tant que la période dure',
    })
    .output(cancellation),
  openPortal: procedure
    .errors(errors)
    .route({
      method: 'POST',
      path: '/wallet/portal',
      summary: 'L’adresse où changer de moyen de paiement',
    })
    .output(z.object({ url: z.string() })),
}
