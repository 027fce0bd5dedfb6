import Stripe from 'stripe'
import { isOfferKey, type Offer, type OfferKey } from '../../../domain/offers'
import { idOf, offerNameKey } from './stripe-objects'

export type Catalogue = Partial<Record<OfferKey, Offer>>

/** What one offer lacks at the payment service. */
export type PricePlan = {
  offerKey: OfferKey
  offer: Offer
  /** null: to be created. */
  product: Stripe.Product | null
  isProductRight: boolean
  /** Under the offer's key; null when there is none. */
  price: Stripe.Price | null
  isPriceRight: boolean
  /** Sold at until now, and no longer: what renews at them goes on. */
  outdated: readonly Stripe.Price[]
}

export const isInOrder = ({ isProductRight, isPriceRight, outdated }: PricePlan) =>
  isProductRight && isPriceRight && outdated.length === 0

/** Compares the catalogue with what the payment service sells; changes nothing. */
export async function planPrices(stripe: Stripe, catalogue: Catalogue): Promise<PricePlan[]> {
  const keys = Object.keys(catalogue).filter(isOfferKey)
  const known = await stripe.prices.list({ lookup_keys: keys, active: true, limit: 100 })
  const plans: PricePlan[] = []
  for (const offerKey of keys) {
    const offer = catalogue[offerKey]
    if (!offer) continue
    const price = known.data.find(({ lookup_key: key }) => key === offerKey) ?? null
    plans.push(await planOffer(stripe, { offerKey, offer, price }))
  }
  return plans
}

type Known = Pick<PricePlan, 'offerKey' | 'offer' | 'price'>

async function planOffer(stripe: Stripe, { offerKey, offer, price }: Known): Promise<PricePlan> {
  const product = await findProduct(stripe, idOf(price?.product) ?? productIdOf(offerKey))
  const isPriceRight = price !== null && isPriceOf(offer, price)
  const sold = product
    ? await stripe.prices.list({ product: product.id, active: true, limit: 100 })
    : { data: [] }
  return {
    offerKey,
    offer,
    product,
    isProductRight: product !== null && isProductOf(offerKey, offer, product),
    price,
    isPriceRight,
    outdated: sold.data.filter(({ id }) => !isPriceRight || id !== price.id),
  }
}

/** Its own name, so that a round that was interrupted finds what it had made. */
export const productIdOf = (offerKey: OfferKey) => `amivoix_${offerKey}`

export const productFactsOf = (offerKey: OfferKey, { name, minutes }: Offer) => ({
  name,
  description: `${minutes} minutes`,
  metadata: { [offerNameKey]: offerKey },
})

async function findProduct(stripe: Stripe, id: string) {
  try {
    const product = await stripe.products.retrieve(id)
    return 'deleted' in product ? null : product
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404)
      return null
    throw error
  }
}

function isProductOf(offerKey: OfferKey, offer: Offer, product: Stripe.Product) {
  const { name, description } = productFactsOf(offerKey, offer)
  return product.active && product.name === name && product.description === description
}

function isPriceOf(offer: Offer, price: Stripe.Price) {
  const { recurring } = price
  const isRhythmRight =
    offer.mode === 'subscription'
      ? recurring?.interval === offer.interval && recurring.interval_count === 1
      : recurring === null
  const isAmountRight = price.unit_amount === offer.priceCents && price.currency === 'eur'
  // Prices are told with their taxes (04, « Offers »).
  return isAmountRight && isRhythmRight && price.tax_behavior !== 'exclusive'
}
