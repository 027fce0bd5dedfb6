import Stripe from 'stripe'
import { type OfferKey, offerKeys, offers } from '../../domain/offers'
import type { Config } from '../config'
import { describeStripeError } from './describe-stripe-error'

/** One line of the output of `doctor`. */
export type Finding = { name: string; isFine: boolean; text: string }

type PaymentConfig = Pick<Config, 'stripe' | 'isLoopback'>
type PriceApi = Pick<Stripe['prices'], 'retrieve'>

/** `doctor` reports a provider that does not answer within this time. */
const requestOptions = { timeout: 5_000, maxNetworkRetries: 0 }

/**
 * Checks whether anything can be bought: the three variables, a price for each offer, and amounts
 * at the payment provider that match the catalogue. Tests pass a fake `openPrices`.
 */
export async function inspectPayments(
  { stripe, isLoopback }: PaymentConfig,
  openPrices = (secretKey: string): PriceApi => new Stripe(secretKey, { telemetry: false }).prices,
): Promise<Finding[]> {
  if (!stripe && isLoopback)
    return [
      createFinding(true, 'démonstration, avec des cartes de test ; aucune carte n’est débitée'),
    ]
  if (!stripe)
    return [
      createFinding(
        false,
        'fermé : renseignez STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET et STRIPE_PRICES (npm run cli -- stripe:sync)',
      ),
    ]
  const missingOffers = offerKeys.filter((key) => !stripe.prices[key])
  const configurationCheck = missingOffers.length
    ? createFinding(
        false,
        `sans prix dans STRIPE_PRICES, donc pas en vente : ${missingOffers.join(', ')}`,
      )
    : createFinding(true, `clé, secret des notifications et ${offerKeys.length} prix renseignés`)
  return [configurationCheck, await inspectAccount(openPrices(stripe.secretKey), stripe.prices)]
}

const createFinding = (isFine: boolean, text: string): Finding => ({
  name: 'paiement',
  isFine,
  text,
})

async function inspectAccount(prices: PriceApi, priceIds: Partial<Record<OfferKey, string>>) {
  const problems: string[] = []
  try {
    for (const key of offerKeys) {
      const id = priceIds[key]
      const problem = id && (await findPriceProblem(prices, key, id))
      if (problem) problems.push(problem)
    }
  } catch (error) {
    const text = describeStripeError(error)
    if (!text) throw error
    return createFinding(false, text)
  }
  return problems.length
    ? createFinding(false, `prix à revoir : ${problems.join(' ; ')} (npm run cli -- stripe:sync)`)
    : createFinding(true, 'le service répond, et vend aux prix du catalogue')
}

/** Returns undefined when the price matches the offer. */
async function findPriceProblem(prices: PriceApi, key: OfferKey, id: string) {
  const price = await prices.retrieve(id, {}, requestOptions).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined
    throw error
  })
  if (!price) return `${key} n’existe pas (${id})`
  if (!price.active) return `${key} n’est plus en vente (${id})`
  const offer = offers[key]
  const interval = offer.mode === 'subscription' ? offer.interval : undefined
  const isCorrect =
    price.unit_amount === offer.priceCents &&
    price.currency === 'eur' &&
    price.recurring?.interval === interval
  return isCorrect ? undefined : `${key} n’a pas le montant ou le rythme du catalogue (${id})`
}
