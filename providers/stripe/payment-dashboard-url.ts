/** Returns the page of a payment in Stripe's dashboard; payments of a test key are below /test. */
export const getPaymentDashboardUrl = (
  paymentIntentId: string,
  { isTest }: { isTest: boolean },
): string =>
  `https://dashboard.stripe.com/${isTest ? 'test/' : ''}payments/${encodeURIComponent(paymentIntentId)}`
