import type Stripe from 'stripe'
import { intervalTexts } from '../../domain/billing/interval-texts'
import { formatEuros } from '../../domain/formatting/euros'
import { offerKeys, offers } from '../../domain/offers'
import { applyPricePlan } from '../../providers/stripe/apply-price-plan'
import { describeStripeError } from '../../providers/stripe/describe-stripe-error'
import {
  type Catalogue,
  isUpToDate,
  type PricePlan,
  planPrices,
} from '../../providers/stripe/plan-prices'
import { type CommandDeps, CommandError, processDeps, runCommand } from './command'
import { selectPaymentAccount } from './select-payment-account'

type Options = {
  stripe: Stripe
  shouldApply: boolean
  print(line: string): void
  catalogue?: Catalogue
}

const usage = `Compare les produits et les prix du compte Stripe avec les offres, et crée ce qui manque.

  npm run cli -- stripe:sync            dit ce qui manque, sans rien changer
  npm run cli -- stripe:sync --apply    le crée, et donne STRIPE_PRICES

  --json    réponse en JSON
  --help    ce texte

Un prix qui a changé est remplacé ; les abonnements en cours gardent l’ancien. Sans STRIPE_SECRET_KEY, sur
cette machine, c’est le paiement de démonstration du service en marche.
Code de sortie : 0 en ordre, 1 échec, 2 commande mal écrite, ou changements à faire sans --apply.`

/**
 * `stripe:sync`: compares the products and prices in the account of STRIPE_SECRET_KEY with the
 * offers; with --apply, creates, updates and deactivates what differs. Without a key, on loopback, it
 * uses the emulator of the running application. Exit codes: 0 up to date, or brought up to date by
 * --apply; 1 failed; 2 wrong arguments, or changes are needed but were not applied.
 */
export const stripeSync = (
  args: readonly string[],
  deps: CommandDeps = processDeps,
): Promise<number> =>
  runCommand(
    {
      usage,
      options: { apply: { type: 'boolean', default: false } },
      positionals: { min: 0, max: 0 },
    },
    args,
    deps,
    async ({ apply: shouldApply, json }) => {
      const { stripe, name } = selectPaymentAccount(deps.environment)
      const lines: string[] = []
      const print = json ? (line: string) => void lines.push(line) : deps.terminal.print
      print(name)
      const { exitCode, prices } = await syncPrices({ stripe, shouldApply, print }).catch(
        (error: unknown) => {
          const text = describeStripeError(error)
          if (!text) throw error
          throw new CommandError(
            `${text} Relancez la commande : elle reprend où elle s’est arrêtée.`,
          )
        },
      )
      if (json) deps.terminal.print(JSON.stringify({ isInOrder: exitCode === 0, prices, lines }))
      return exitCode
    },
  )

/**
 * Prints how the products and prices in an account differ from the offers, and applies the changes
 * if `shouldApply`. Returns the exit code and the price id of each offer; null for the ids if changes
 * are needed but were not applied.
 */
export async function syncPrices({ stripe, shouldApply, print, catalogue = offers }: Options) {
  const plans = await planPrices(stripe, catalogue)
  for (const plan of plans) for (const line of describePlan(plan)) print(line)
  const isAlreadyUpToDate = plans.every(isUpToDate)
  if (!isAlreadyUpToDate && !shouldApply) {
    print('Rien n’a été changé. Pour le faire : npm run cli -- stripe:sync --apply')
    return { exitCode: 2, prices: null }
  }
  const prices: Record<string, string> = {}
  for (const plan of plans) prices[plan.offerKey] = await applyPricePlan(stripe, plan)
  print(isAlreadyUpToDate ? 'Tout est en ordre.' : 'C’est fait.')
  const missingOffers = offerKeys.filter((key) => !prices[key])
  if (missingOffers.length > 0) print(`Sans prix : ${missingOffers.join(', ')}`)
  print(`STRIPE_PRICES='${JSON.stringify(prices)}'`)
  return { exitCode: 0, prices }
}

function describePlan(plan: PricePlan) {
  const { offer, product, price, outdatedPrices } = plan
  const amount = formatEuros(offer.priceCents)
  const interval = offer.mode === 'subscription' ? ` ${intervalTexts[offer.interval].per}` : ''
  const description = `${offer.name}, ${amount}${interval}`
  if (isUpToDate(plan)) return [`en ordre    ${description} (${price?.id})`]
  return [
    ...(product ? [] : [`à créer     ${offer.name}, le produit`]),
    ...(product && !plan.isProductCurrent
      ? [`à corriger  ${offer.name}, le produit (${product.id})`]
      : []),
    ...(plan.isPriceCurrent ? [] : [`à créer     ${description}, le prix`]),
    ...outdatedPrices.map(
      ({ id, unit_amount: cents }) =>
        `à retirer   ${offer.name}, l’ancien prix de ${formatEuros(cents ?? 0)} (${id}) ; les abonnements en cours le gardent`,
    ),
  ]
}
