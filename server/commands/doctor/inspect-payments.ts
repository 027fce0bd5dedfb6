import { type OfferKey, offerKeys, offers } from '../../../domain/offers'
import { describeStripeError } from '../../../providers/stripe/describe-stripe-error'
import {
  createPriceReader,
  createStripeClient,
  type ReadPrice,
} from '../../../providers/stripe/stripe-account'
import type { Config } from '../../config'

/** One line of the output of `doctor`. */
export type Finding = { name: string; isFine: boolean; text: string }

type PaymentConfig = Pick<Config, 'stripe' | 'isLoopback'>

/**
 * Checks whether our offers can be bought: whether STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and
 * STRIPE_PRICES are set, with a price for each offer, and whether the prices at Stripe match our
 * offers (domain/offers.ts).
 */
export async function inspectPayments(
  { stripe, isLoopback }: PaymentConfig,
  createReader = (secretKey: string) => createPriceReader(createStripeClient(secretKey).prices),
): Promise<Finding[]> {
  if (!stripe && isLoopback)
    return [reportFine('démonstration, avec des cartes de test ; aucune carte n’est débitée')]
  if (!stripe)
    return [
      reportProblem(
        'fermé : renseignez STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET et STRIPE_PRICES (npm run cli -- stripe:sync)',
      ),
    ]
  const missingOffers = offerKeys.filter((key) => !stripe.prices[key])
  const configurationCheck = missingOffers.length
    ? reportProblem(`sans prix dans STRIPE_PRICES, donc pas en vente : ${missingOffers.join(', ')}`)
    : reportFine(`clé, secret des notifications et ${offerKeys.length} prix renseignés`)
  return [configurationCheck, await inspectPrices(createReader(stripe.secretKey), stripe.prices)]
}

const reportFine = (text: string): Finding => ({ name: 'paiement', isFine: true, text })
const reportProblem = (text: string): Finding => ({ name: 'paiement', isFine: false, text })

async function inspectPrices(readPrice: ReadPrice, priceIds: Partial<Record<OfferKey, string>>) {
  const problems: string[] = []
  try {
    for (const key of offerKeys) {
      const id = priceIds[key]
      const problem = id && (await findPriceProblem(readPrice, key, id))
      if (problem) problems.push(problem)
    }
  } catch (error) {
    const text = describeStripeError(error)
    if (!text) throw error
    return reportProblem(text)
  }
  return problems.length
    ? reportProblem(`prix à revoir : ${problems.join(' ; ')} (npm run cli -- stripe:sync)`)
    : reportFine('le service répond, et vend aux prix du catalogue')
}

/** Describes how a price differs from its offer; undefined when it matches. */
async function findPriceProblem(readPrice: ReadPrice, key: OfferKey, id: string) {
  const price = await readPrice(id)
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
