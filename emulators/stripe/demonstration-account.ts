import type { OfferKey } from '../../domain/offers'

/** Path prefix of the emulator: the API under /v1, and its pages. */
export const stripeEmulatorPath = '/dev/stripe'

/**
 * The product's API key at the emulator. It is no secret: the emulator answers loopback requests
 * only, and every process has to use the same key.
 */
export const demonstrationSecretKey = 'sk_test_amivoix'

/** Signs the emulator's events unless STRIPE_WEBHOOK_SECRET is set. */
export const demonstrationWebhookSecret = 'whsec_amivoix'

/** Returns the price id of an offer, the same in every process. */
export const getDemonstrationPriceId = (key: OfferKey) => `price_${key}`
