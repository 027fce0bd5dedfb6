import Stripe from 'stripe'
import { isOfferKey, type Offer, type OfferKey } from '../../domain/offers'
import { getId, offerMetadataKey } from './stripe-objects'

export type Catalogue = Partial<Record<OfferKey, Offer>>

/** What has to change at Stripe to sell an offer at the catalogue's price. */
export type PricePlan = {
  offerKey: OfferKey
  offer: Offer
  /** null when the product has to be created. */
  product: Stripe.Product | null
  isProductCurrent: boolean
  /** The active price with the offer's lookup key; null when there is none. */
  price: Stripe.Price | null
  isPriceCurrent: boolean
  /** Active prices to be deactivated; running subscriptions keep them. */
  outdatedPrices: readonly Stripe.Price[]
}

export const isUpToDate = ({ isProductCurrent, isPriceCurrent, outdatedPrices }: PricePlan) =>
  isProductCurrent && isPriceCurrent && outdatedPrices.length === 0

/** Compares the catalogue with the products and prices at Stripe; changes nothing. */
export async function planPrices(stripe: Stripe, catalogue: Catalogue): Promise<PricePlan[]> {
  const offerKeys = Object.keys(catalogue).filter(isOfferKey)
  const existingPrices = await stripe.prices.list({
    lookup_keys: offerKeys,
    active: true,
    limit: 100,
  })
  const plans: PricePlan[] = []
  for (const offerKey of offerKeys) {
    const offer = catalogue[offerKey]
    if (!offer) continue
    const price = existingPrices.data.find(({ lookup_key: key }) => key === offerKey) ?? null
    plans.push(await planOffer(stripe, { offerKey, offer, price }))
  }
  return plans
}

type OfferWithPrice = Pick<PricePlan, 'offerKey' | 'offer' | 'price'>

async function planOffer(
  stripe: Stripe,
  { offerKey, offer, price }: OfferWithPrice,
): Promise<PricePlan> {
  const product = await findProduct(stripe, getId(price?.product) ?? getProductId(offerKey))
  const isPriceCurrent = price !== null && matchesPrice(offer, price)
  const activePrices = product
    ? await stripe.prices.list({ product: product.id, active: true, limit: 100 })
    : { data: [] }
  return {
    offerKey,
    offer,
    product,
    isProductCurrent: product !== null && matchesProduct(offerKey, offer, product),
    price,
    isPriceCurrent,
    outdatedPrices: activePrices.data.filter(({ id }) => !isPriceCurrent || id !== price.id),
  }
}

/** The id is fixed, so that a run finds the product that an earlier, interrupted run created. */
export const getProductId = (offerKey: OfferKey) => `amivoix_${offerKey}`

export const describeProduct = (offerKey: OfferKey, { name, minutes }: Offer) => ({
  name,
  description: `${minutes} minutes`,
  metadata: { [offerMetadataKey]: offerKey },
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

function matchesProduct(offerKey: OfferKey, offer: Offer, product: Stripe.Product) {
  const { name, description } = describeProduct(offerKey, offer)
  return product.active && product.name === name && product.description === description
}

function matchesPrice(offer: Offer, price: Stripe.Price) {
  const { recurring } = price
  const isIntervalCorrect =
    offer.mode === 'subscription'
      ? recurring?.interval === offer.interval && recurring.interval_count === 1
      : recurring === null
  const isAmountCorrect = price.unit_amount === offer.priceCents && price.currency === 'eur'
  // The catalogue's prices include tax.
  return isAmountCorrect && isIntervalCorrect && price.tax_behavior !== 'exclusive'
}
