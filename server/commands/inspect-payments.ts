import Stripe from 'stripe'
import { type OfferKey, offerKeys, offers } from '../../domain/offers'
import type { Config } from '../config'
import { describePaymentFault } from './describe-payment-fault'
import type { Finding } from './finding'

type Account = Pick<Config, 'stripe' | 'isLoopback'>
type Prices = Pick<Stripe['prices'], 'retrieve'>

/** A provider that is silent for so long is told to be. */
const patience = { timeout: 5_000, maxNetworkRetries: 0 }

/**
 * Whether anything can be bought: the three variables, a price for each offer, and that the payment
 * service sells at the amounts of the catalogue. `pricesOf` opens the account, for tests another.
 */
export async function inspectPayments(
  { stripe, isLoopback }: Account,
  pricesOf = (secretKey: string): Prices => new Stripe(secretKey, { telemetry: false }).prices,
): Promise<Finding[]> {
  if (!stripe && isLoopback)
    return [finding(true, 'démonstration, avec des cartes de test ; aucune carte n’est débitée')]
  if (!stripe)
    return [
      finding(
        false,
        'fermé : renseignez STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET et STRIPE_PRICES (npm run cli -- stripe:sync)',
      ),
    ]
  const missing = offerKeys.filter((key) => !stripe.prices[key])
  const configured = missing.length
    ? finding(false, `sans prix dans STRIPE_PRICES, donc pas en vente : ${missing.join(', ')}`)
    : finding(true, `clé, secret des notifications et ${offerKeys.length} prix renseignés`)
  return [configured, await inspectAccount(pricesOf(stripe.secretKey), stripe.prices)]
}

const finding = (isFine: boolean, text: string): Finding => ({ name: 'paiement', isFine, text })

async function inspectAccount(prices: Prices, priceIds: Partial<Record<OfferKey, string>>) {
  const wrong: string[] = []
  try {
    for (const key of offerKeys) {
      const id = priceIds[key]
      const fault = id && (await faultOf(prices, key, id))
      if (fault) wrong.push(fault)
    }
  } catch (error) {
    const text = describePaymentFault(error)
    if (!text) throw error
    return finding(false, text)
  }
  return wrong.length
    ? finding(false, `prix à revoir : ${wrong.join(' ; ')} (npm run cli -- stripe:sync)`)
    : finding(true, 'le service répond, et vend aux prix du catalogue')
}

/** undefined when it sells the offer at its amount. */
async function faultOf(prices: Prices, key: OfferKey, id: string) {
  const price = await prices.retrieve(id, {}, patience).catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return undefined
    throw error
  })
  if (!price) return `${key} n’existe pas (${id})`
  if (!price.active) return `${key} n’est plus en vente (${id})`
  const offer = offers[key]
  const interval = offer.mode === 'subscription' ? offer.interval : undefined
  const isRight =
    price.unit_amount === offer.priceCents &&
    price.currency === 'eur' &&
    price.recurring?.interval === interval
  return isRight ? undefined : `${key} n’a pas le montant ou le rythme du catalogue (${id})`
}
