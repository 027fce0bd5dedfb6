import { createEmulatedStripe } from '../../emulators/stripe/create-emulated-stripe'
import { createStripeClient } from '../../providers/stripe/stripe-account'
import { ConfigurationError, readConfig } from '../config'

/**
 * Selects the Stripe account in which a command manages products and prices. STRIPE_PRICES and
 * STRIPE_WEBHOOK_SECRET are not needed. Without STRIPE_SECRET_KEY, selects the account of the Stripe
 * emulator if the service listens on a loopback address. Throws ConfigurationError for a malformed
 * key, or without a key on any other address.
 */
export function selectPaymentAccount({
  STRIPE_SECRET_KEY: configuredKey,
  ...environment
}: Record<string, string | undefined>) {
  const key = configuredKey?.trim()
  if (key) {
    if (!/^[sr]k_\w{8,}$/.test(key))
      throw new ConfigurationError(
        'STRIPE_SECRET_KEY vaut (valeur masquée) ; attendu : une clé secrète, sk_… ou rk_….',
      )
    const mode = key.includes('_test_') ? 'de test' : 'réel'
    const stripe = createStripeClient(key, { maxNetworkRetries: 2 })
    return { stripe, name: `Compte Stripe ${mode}` }
  }
  const { isLoopback, localOrigin } = readConfig({
    ...environment,
    STRIPE_PRICES: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
  })
  if (!isLoopback)
    throw new ConfigurationError('STRIPE_SECRET_KEY manque : le compte Stripe à préparer.')
  return {
    stripe: createEmulatedStripe(localOrigin),
    name: `Paiement de démonstration, ${localOrigin}`,
  }
}
