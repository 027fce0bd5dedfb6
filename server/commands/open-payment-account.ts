import Stripe from 'stripe'
import { createDemonstrationClient } from '../../emulators/stripe/demonstration-client'
import { ConfigurationError, readConfig } from '../config'

/**
 * Whose products and prices a command sees to: the key alone is enough, as prices are what is there to
 * be made. Without one on this machine it is the stand-in of the running product. Throws
 * ConfigurationError.
 */
export function openPaymentAccount({
  STRIPE_SECRET_KEY: given,
  ...environment
}: NodeJS.ProcessEnv) {
  const key = given?.trim()
  if (key) {
    if (!/^[sr]k_\w{8,}$/.test(key))
      throw new ConfigurationError(
        'STRIPE_SECRET_KEY vaut (valeur masquée) ; attendu : une clé secrète, sk_… ou rk_….',
      )
    const mode = key.includes('_test_') ? 'de test' : 'réel'
    const stripe = new Stripe(key, { timeout: 10_000, maxNetworkRetries: 2, telemetry: false })
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
    stripe: createDemonstrationClient(localOrigin),
    name: `Paiement de démonstration, ${localOrigin}`,
  }
}
