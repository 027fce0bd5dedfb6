import Stripe from 'stripe'

const { errors } = Stripe

/**
 * Describes a Stripe error to the operator, in French. Returns undefined for an error that is not
 * Stripe's.
 */
export function describeStripeError(error: unknown): string | undefined {
  if (error instanceof errors.StripeAuthenticationError)
    return 'Le service de paiement refuse la clé : vérifiez STRIPE_SECRET_KEY.'
  if (error instanceof errors.StripePermissionError)
    return 'La clé n’a pas les droits qu’il faut : une clé restreinte doit pouvoir lire et écrire les produits et les prix.'
  if (error instanceof errors.StripeConnectionError) return 'Le service de paiement ne répond pas.'
  if (error instanceof errors.StripeRateLimitError)
    return 'Le service de paiement demande d’attendre : trop de demandes à la fois.'
  if (error instanceof errors.StripeError)
    return `Le service de paiement refuse la demande (${error.code ?? error.type}).`
  return undefined
}
