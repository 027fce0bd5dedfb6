import { createEmulatedStripe } from '../../emulators/stripe/create-emulated-stripe'
import { createStripeClient } from '../../providers/stripe/stripe-account'
import { ConfigurationError, readConfig } from '../config'

/**
 * Selects the Stripe account whose products and prices a command manages. Only the key
 * is needed, because the command creates the prices. Without a key, a product on a loopback address
 * has the account of its emulator. Throws ConfigurationError for a malformed key, or without a key on
 * any other address.
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
