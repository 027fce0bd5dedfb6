import Stripe from 'stripe'

/** Returns a client of the official Stripe library for the account to which the secret key belongs. */
export const createStripeClient = (secretKey: string, config: Stripe.StripeConfig = {}) =>
  new Stripe(secretKey, { timeout: 10_000, telemetry: false, ...config })

/** Returns a price of the account; undefined when the account has none with this id. */
export type ReadPrice = (id: string) => Promise<Stripe.Price | undefined>

/** Returns a function that reads a price, without retries. It throws every error except that of a missing price. */
export const createPriceReader =
  (prices: Pick<Stripe['prices'], 'retrieve'>): ReadPrice =>
  (id) =>
    prices.retrieve(id, {}, { timeout: 5_000, maxNetworkRetries: 0 }).catch((error: unknown) => {
      const { StripeInvalidRequestError } = Stripe.errors
      if (error instanceof StripeInvalidRequestError && error.code === 'resource_missing')
        return undefined
      throw error
    })

/** Returns the URL of a payment in Stripe's dashboard; payments with a test key are below /test. */
export const getPaymentDashboardUrl = (
  paymentIntentId: string,
  { isTest }: { isTest: boolean },
): string =>
  `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(paymentIntentId)}`
