import type Stripe from 'stripe'
import { type PricePlan, productFactsOf, productIdOf } from './plan-prices'
import { offerNameKey } from './stripe-objects'

/**
 * Makes the payment service sell one offer as the catalogue says; answers the price's id. The new
 * price is there before the old one goes, so that an interruption leaves something to sell; the next
 * round ends what is left.
 */
export async function applyPricePlan(stripe: Stripe, plan: PricePlan): Promise<string> {
  const product = await bringProduct(stripe, plan)
  const priceId =
    plan.isPriceRight && plan.price ? plan.price.id : await createPrice(stripe, plan, product.id)
  for (const { id } of plan.outdated) await stripe.prices.update(id, { active: false })
  return priceId
}

async function bringProduct(
  stripe: Stripe,
  { offerKey, offer, product, isProductRight }: PricePlan,
) {
  const facts = productFactsOf(offerKey, offer)
  if (!product) return stripe.products.create({ id: productIdOf(offerKey), ...facts })
  if (isProductRight) return product
  return stripe.products.update(product.id, { ...facts, active: true })
}

async function createPrice(stripe: Stripe, { offerKey, offer }: PricePlan, productId: string) {
  const price = await stripe.prices.create({
    product: productId,
    currency: 'eur',
    unit_amount: offer.priceCents,
    tax_behavior: 'inclusive',
    ...(offer.mode === 'subscription' && { recurring: { interval: offer.interval } }),
    // An offer has one price: the key goes over from the one before.
    lookup_key: offerKey,
    transfer_lookup_key: true,
    metadata: { [offerNameKey]: offerKey },
  })
  return price.id
}
