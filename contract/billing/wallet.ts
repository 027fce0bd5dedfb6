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
  /** The payment provider's status; the page shows a French text for each. */
  status: z.string(),
  isCancelledAtPeriodEnd: z.boolean(),
  periodEndsAt: z.iso.datetime().nullable(),
  paymentMethodBrand: z.string().nullable(),
  paymentMethodLast4: z.string().nullable(),
})

export type Subscription = z.infer<typeof subscription>

/** Minutes of a purchase that were paid for without the request to use them immediately. */
const waitingMinutes = z.object({
  /** The order's id; for a subscription, that of its first order. */
  orderId: z.string(),
  offerKey: offerKey.nullable(),
  orderedAt: z.iso.datetime(),
  minutes: z.number().int().positive(),
  /** Day on which they are credited without a request, by the calendar in Paris. */
  availableOn: z.iso.date(),
})

export type WaitingMinutes = z.infer<typeof waitingMinutes>

const wallet = z.object({
  minutesLeft: z.number().int().nonnegative(),
  /** Newest first; not part of `minutesLeft`. */
  waitingMinutes: z.array(waitingMinutes),
  /**
   * Minutes of the last purchase; the page shows the balance as a share of them. 0 before the first
   * one.
   */
  lastPurchasedMinutes: z.number().int().nonnegative(),
  /** False when no payment provider is configured: the page disables its purchase buttons. */
  arePaymentsEnabled: z.boolean(),
  /** Whether the subscription is active or trialing, so that top-ups can be bought. */
  isSubscriber: z.boolean(),
  /** The active, trialing or past_due subscription whose period ends last. */
  subscription: subscription.nullable(),
  /** The payment provider's price id of each offer, to be sent in a checkout request. */
  priceIds: z.partialRecord(offerKey, z.string()),
})

export type Wallet = z.infer<typeof wallet>

/** An invoice or a credit note; its PDF is at `invoicePath`. */
const orderDocument = z.object({
  number: z.string().regex(invoiceNumberPattern),
  kind: z.enum(['invoice', 'credit_note']),
})

export const order = z.object({
  id: z.string(),
  orderDate: z.iso.datetime(),
  offerKey: offerKey.nullable(),
  minutes: z.number().int().nonnegative(),
  /** Euro cents. */
  amountTotalCents: z.number().int().nonnegative(),
  paymentStatus: z.enum(paymentStatuses),
  /** Euro cents refunded so far. */
  refundedCents: z.number().int().nonnegative(),
  /** Euro cents taken back by the buyer's bank because of a dispute (docs/decisions/021). */
  disputedCents: z.number().int().nonnegative(),
  /** The invoice first. */
  documents: z.array(orderDocument),
})

export type Order = z.infer<typeof order>

/** A ledger entry, with the data for its French label. */
const ledgerEntry = z.object({
  id: z.number().int(),
  /** Signed: a call is negative. */
  minutes: z.number().int(),
  balanceAfter: z.number().int().nonnegative(),
  reason: z.enum(ledgerReasons),
  createdAt: z.iso.datetime(),
  /** Set for a call whose conversation was not deleted; null for all other entries. */
  conversation: z.object({ id: z.uuid(), agentName: z.string() }).nullable(),
  /** Set for a purchase or a subscription period. */
  offerKey: offerKey.nullable(),
})

export type LedgerEntry = z.infer<typeof ledgerEntry>

/** Ledger entries per page. */
export const ledgerPageSize = 50

export const ledgerPage = z.object({
  /** Newest first. */
  entries: z.array(ledgerEntry),
  /** Whether older entries exist. */
  hasEarlier: z.boolean(),
})

export type LedgerPage = z.infer<typeof ledgerPage>

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
  entries: procedure
    .errors(errors)
    .route({ method: 'GET', path: '/wallet/movements', summary: 'Ce qui explique son solde' })
    /** `before`: the id of the last entry of the previous page. */
    .input(z.object({ before: z.coerce.number().int().positive().optional() }))
    .output(ledgerPage),
  /** Credits the waiting minutes of a purchase; a repeated request changes nothing. */
  requestImmediateStart: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'NOT_FOUND', 'RATE_LIMITED', 'DATABASE_FAILED'))
    .route({
      method: 'POST',
      path: '/wallet/orders/{orderId}/immediate-start',
      summary: 'Demande à utiliser ses minutes avant la fin du délai de rétractation',
    })
    .input(z.object({ orderId: z.string().regex(/^\w{1,200}$/) }))
    .output(
      z.object({
        minutesLeft: z.number().int().nonnegative(),
        creditedMinutes: z.number().int().nonnegative(),
      }),
    ),
}
