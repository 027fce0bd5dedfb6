import { offerSold } from './offer-of-price'
import type { PaymentParts } from './payment-parts'
import type { ProvidedSubscription } from './payment-provider'

/** Brings the books to how a subscription stands at the payment service, and answers it. */
export async function recordSubscription(parts: PaymentParts, subscriptionId: string) {
  const askedAt = parts.now()
  const subscription = await parts.provider.readSubscription(subscriptionId)
  if (subscription) await writeSubscription(parts, subscription, askedAt)
  return subscription
}

/** `askedAt`: when the payment service was asked for it. */
async function writeSubscription(
  { payments, priceIds }: Pick<PaymentParts, 'payments' | 'priceIds'>,
  { id, offerName, ...subscription }: ProvidedSubscription,
  askedAt: Date,
) {
  if (!(await payments.findOwner(subscription.customerId))) return
  await payments.transaction((transaction) =>
    payments.writeSubscription(transaction, {
      ...subscription,
      subscriptionId: id,
      offerKey: offerSold(priceIds, { priceId: subscription.priceId, offerName }),
      readAt: askedAt,
    }),
  )
}
