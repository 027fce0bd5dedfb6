import { z } from 'zod'
import { invoiceNumberPattern } from '../../domain/billing/invoice'
import { ledgerReasons } from '../../domain/billing/ledger'
import { paymentStatuses } from '../../domain/billing/payment-status'
import { offerKeys } from '../../domain/offers'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'

const offerKey = z.enum(offerKeys)

const subscription = z.object({
  /** null for a price that is no longer sold. */
  offerKey: offerKey.nullable(),
  /** The payment service's word; the page has its own for each (second document, section 4). */
  status: z.string(),
  cancelsAtPeriodEnd: z.boolean(),
  periodEndsAt: z.iso.datetime().nullable(),
  paymentMethodBrand: z.string().nullable(),
  paymentMethodLast4: z.string().nullable(),
})

export type Subscription = z.infer<typeof subscription>

const wallet = z.object({
  minutesLeft: z.number().int().nonnegative(),
  /** What the candle measures itself by: minutes of the last purchase, 0 before the first. */
  lastPurchasedMinutes: z.number().int().nonnegative(),
  /** False: « Le paiement n'est pas encore ouvert ». */
  isPaymentOpen: z.boolean(),
  /** Status active or trialing: may buy top-ups (01, « subscribers »). */
  isSubscriber: z.boolean(),
  /** The latest by period end whose status is active, trialing or past_due. */
  subscription: subscription.nullable(),
  /** The payment service's name of each offer's price; what a checkout asks for. */
  priceIds: z.partialRecord(offerKey, z.string()),
})

export type Wallet = z.infer<typeof wallet>

/** An invoice, or a credit note for what was refunded; a file under `invoicePath`. */
const orderDocument = z.object({
  number: z.string().regex(invoiceNumberPattern),
  kind: z.enum(['invoice', 'credit_note']),
})

const order = z.object({
  id: z.string(),
  orderDate: z.iso.datetime(),
  offerKey: offerKey.nullable(),
  minutes: z.number().int().nonnegative(),
  /** Euro cents. */
  amountTotalCents: z.number().int().nonnegative(),
  paymentStatus: z.enum(paymentStatuses),
  /** Euro cents given back of it so far. */
  refundedCents: z.number().int().nonnegative(),
  /** Euro cents of it that the buyer’s bank has taken back (docs/decisions/021). */
  contestedCents: z.number().int().nonnegative(),
  /** The invoice first. */
  documents: z.array(orderDocument),
})

export type Order = z.infer<typeof order>

/** One line of the ledger, with what its words need. */
const movement = z.object({
  id: z.number().int(),
  /** Signed: a call is negative. */
  minutes: z.number().int(),
  balanceAfter: z.number().int().nonnegative(),
  reason: z.enum(ledgerReasons),
  createdAt: z.iso.datetime(),
  /** Of a call that is still in the history; one that was deleted says no more with whom. */
  conversation: z.object({ id: z.uuid(), agentName: z.string() }).nullable(),
  /** Of a pack or a subscription. */
  offerKey: offerKey.nullable(),
})

export type Movement = z.infer<typeof movement>

/** How many movements one answer holds. */
export const movementsOfAPage = 50

const movements = z.object({
  /** Newest first. */
  movements: z.array(movement),
  /** Whether there are others before the last of these. */
  hasEarlier: z.boolean(),
})

export type Movements = z.infer<typeof movements>

const errors = declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED')

export const walletContract = {
  read: procedure
    .errors(errors)
    .route({ method: 'GET', path: '/wallet', summary: 'Son solde et son abonnement' })
    .output(wallet),
  orders: procedure
    .errors(errors)
    .route({ method: 'GET', path: '/wallet/orders', summary: 'Ses achats, le plus récent d’abord' })
    .output(z.array(order)),
  movements: procedure
    .errors(errors)
    .route({ method: 'GET', path: '/wallet/movements', summary: 'Ce qui explique son solde' })
    /** `before`: the id of the last movement of the answer before. */
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(movements),
}
