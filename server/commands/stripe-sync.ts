import type Stripe from 'stripe'
import { intervalTexts } from '../../domain/billing/interval-texts'
import { formatEuros } from '../../domain/formatting/euros'
import { offerKeys, offers } from '../../domain/offers'
import { applyPricePlan } from '../../providers/stripe/apply-price-plan'
import {
  type Catalogue,
  isUpToDate,
  type PricePlan,
  planPrices,
} from '../../providers/stripe/plan-prices'
import { describeStripeError } from './describe-stripe-error'
import { openPaymentAccount } from './open-payment-account'

type Print = (line: string) => void
type Options = { stripe: Stripe; isApplied: boolean; print: Print; catalogue?: Catalogue }

const usage = 'Usage : npm run cli -- stripe:sync [--apply]'

/**
 * `stripe:sync`: lists what the account of STRIPE_SECRET_KEY lacks to sell the offers, and creates
 * it with --apply. Without a key on loopback it uses the emulator of the running application. Exit
 * codes: 0 up to date, 1 failed, 2 changes are needed but were not applied.
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
    const text = describeStripeError(error)
    if (!text) throw error
    console.error(`${text} Relancez la commande : elle reprend où elle s’est arrêtée.`)
    return 1
  }
}

/** Lists what a given account lacks, and creates it with `isApplied`. Returns the exit code. */
export async function syncPrices({ stripe, isApplied, print, catalogue = offers }: Options) {
  const plans = await planPrices(stripe, catalogue)
  for (const plan of plans) for (const line of describePlan(plan)) print(line)
  const isComplete = plans.every(isUpToDate)
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

function describePlan(plan: PricePlan) {
  const { offer, product, price, outdated } = plan
  const amount = formatEuros(offer.priceCents)
  const interval = offer.mode === 'subscription' ? ` ${intervalTexts[offer.interval].per}` : ''
  const wanted = `${offer.name}, ${amount}${interval}`
  if (isUpToDate(plan)) return [`en ordre    ${wanted} (${price?.id})`]
  return [
    ...(product ? [] : [`à créer     ${offer.name}, le produit`]),
    ...(product && !plan.isProductCurrent
      ? [`à corriger  ${offer.name}, le produit (${product.id})`]
      : []),
    ...(plan.isPriceCurrent ? [] : [`à créer     ${wanted}, le prix`]),
    ...outdated.map(
      ({ id, unit_amount: cents }) =>
        `à retirer   ${offer.name}, l’ancien prix de ${formatEuros(cents ?? 0)} (${id}) ; les abonnements en cours le gardent`,
    ),
  ]
}
