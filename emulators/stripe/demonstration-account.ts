import type { OfferKey } from '../../domain/offers'

/** Where the stand-in answers: /v1 below it for programs, pages for people. */
export const stripeStandInPath = '/dev/stripe'

/**
 * How the product makes itself known to the stand-in. Published on purpose: it opens nothing beyond
 * this machine, and every process has to use the same.
 */
export const demonstrationSecretKey = 'sk_test_amivoix'

/** Signs the stand-in's events unless STRIPE_WEBHOOK_SECRET names another (02, « Loopback mode »). */
export const demonstrationWebhookSecret = 'whsec_amivoix'

/** The price of an offer, as every process knows it. */
export const demonstrationPriceId = (key: OfferKey) => `price_${key}`
