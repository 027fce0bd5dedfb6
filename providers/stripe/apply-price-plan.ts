import type Stripe from 'stripe'
import { describeProduct, getProductId, type PricePlan } from './plan-prices'
import { offerMetadataKey } from './stripe-objects'

/**
 * Creates or updates the product and the price of one offer at Stripe, and returns the price's id.
 * The new price is created before the old ones are deactivated, so that the offer stays for sale
 * when the command is interrupted; the next run completes the change.
 */
export async function applyPricePlan(stripe: Stripe, plan: PricePlan): Promise<string> {
  const product = await createOrUpdateProduct(stripe, plan)
  const priceId =
    plan.isPriceCurrent && plan.price ? plan.price.id : await createPrice(stripe, plan, product.id)
  for (const { id } of plan.outdatedPrices) await stripe.prices.update(id, { active: false })
  return priceId
}

async function createOrUpdateProduct(
  stripe: Stripe,
  { offerKey, offer, product, isProductCurrent }: PricePlan,
) {
  const productFields = describeProduct(offerKey, offer)
  if (!product) return stripe.products.create({ id: getProductId(offerKey), ...productFields })
  if (isProductCurrent) return product
  return stripe.products.update(product.id, { ...productFields, active: true })
}

async function createPrice(stripe: Stripe, { offerKey, offer }: PricePlan, productId: string) {
  const price = await stripe.prices.create({
    product: productId,
    currency: 'eur',
    unit_amount: offer.priceCents,
    tax_behavior: 'inclusive',
    ...(offer.mode === 'subscription' && { recurring: { interval: offer.interval } }),
    // The lookup key moves from the previous price to this one.
    lookup_key: offerKey,
    transfer_lookup_key: true,
    metadata: { [offerMetadataKey]: offerKey },
  })
  return price.id
}
