import type Stripe from 'stripe'
import { intervalWords } from '../../domain/billing/interval-words'
import { formatEuros } from '../../domain/formatting/euros'
import { offerKeys, offers } from '../../domain/offers'
import { applyPricePlan } from '../features/payments/apply-price-plan'
import {
  type Catalogue,
  isInOrder,
  type PricePlan,
  planPrices,
} from '../features/payments/plan-prices'
import { describePaymentFault } from './describe-payment-fault'
import { openPaymentAccount } from './open-payment-account'

type Print = (line: string) => void
type Options = { stripe: Stripe; isApplied: boolean; print: Print; catalogue?: Catalogue }

const usage = 'Usage : npm run cli -- stripe:sync [--apply]'

/**
 * `stripe:sync`: says what the account of STRIPE_SECRET_KEY lacks to sell the offers; with --apply it
 * is done. Without a key on this machine it speaks to the product's own stand-in, which must be
 * running. Exit codes: 0 in order, 1 failed, 2 something is to be done and was not.
 */
export async function stripeSync(args: readonly string[]) {
  if (args.some((argument) => argument !== '--apply')) {
    console.error(usage)
    return 1
  }
  const { stripe, name } = openPaymentAccount(process.env)
  console.log(name)
  try {
    const isApplied = args.includes('--apply')
    return await syncPrices({ stripe, isApplied, print: (line) => console.log(line) })
  } catch (error) {
    const text = describePaymentFault(error)
    if (!text) throw error
    console.error(`${text} Relancez la commande : elle reprend où elle s’est arrêtée.`)
    return 1
  }
}

/** The same for any account; answers the exit code. */
export async function syncPrices({ stripe, isApplied, print, catalogue = offers }: Options) {
  const plans = await planPrices(stripe, catalogue)
  for (const plan of plans) for (const line of linesOf(plan)) print(line)
  const isComplete = plans.every(isInOrder)
  if (!isComplete && !isApplied) {
    print('Rien n’a été changé. Pour le faire : npm run cli -- stripe:sync --apply')
    return 2
  }
  const prices: Record<string, string> = {}
  for (const plan of plans) prices[plan.offerKey] = await applyPricePlan(stripe, plan)
  print(isComplete ? 'Tout est en ordre.' : 'C’est fait.')
  const missing = offerKeys.filter((key) => !prices[key])
  if (missing.length > 0) print(`Sans prix : ${missing.join(', ')}`)
  print(`STRIPE_PRICES='${JSON.stringify(prices)}'`)
  return 0
}

function linesOf(plan: PricePlan) {
  const { offer, product, price, outdated } = plan
  const amount = formatEuros(offer.priceCents)
  const rhythm = offer.mode === 'subscription' ? ` ${intervalWords[offer.interval].per}` : ''
  const wanted = `${offer.name}, ${amount}${rhythm}`
  if (isInOrder(plan)) return [`en ordre    ${wanted} (${price?.id})`]
  return [
    ...(product ? [] : [`à créer     ${offer.name}, le produit`]),
    ...(product && !plan.isProductRight
      ? [`à corriger  ${offer.name}, le produit (${product.id})`]
      : []),
    ...(plan.isPriceRight ? [] : [`à créer     ${wanted}, le prix`]),
    ...outdated.map(
      ({ id, unit_amount: cents }) =>
        `à retirer   ${offer.name}, l’ancien prix de ${formatEuros(cents ?? 0)} (${id}) ; les abonnements en cours le gardent`,
    ),
  ]
}
