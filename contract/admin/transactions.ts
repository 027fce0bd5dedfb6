import { z } from 'zod'
import { orderFilters } from '../../domain/admin/order-list'
import { paymentStatuses } from '../../domain/billing/payment-status'
import { offerKeys } from '../../domain/offers'
import { ledgerPage, order as walletOrder } from '../billing/wallet'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { pagedList, pageNumber } from './paged-list'

const transaction = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  checkoutSessionId: z.string().nullable(),
  customerId: z.string(),
  paymentIntentId: z.string().nullable(),
  offerKey: z.enum(offerKeys).nullable(),
  minutes: z.number().int().nonnegative(),
  /** Euro cents. */
  amountTotalCents: z.number().int().nonnegative(),
  paymentStatus: z.enum(paymentStatuses),
  /** Euro cents refunded. */
  refundedCents: z.number().int().nonnegative(),
  /** Euro cents taken back by the buyer's bank in disputes. */
  disputedCents: z.number().int().nonnegative(),
  /** null after the account was erased, and when the buyer could not be read (see `missing`). */
  buyer: z.object({ id: z.uuid(), email: z.string(), firstName: z.string().nullable() }).nullable(),
})

export type AdminOrder = z.infer<typeof transaction>

/** What could not be read: the customers of the orders, or their profiles. */
const missing = z.enum(['customers', 'profiles']).nullable()

const transactionList = pagedList(transaction).extend({ missing })

export type AdminOrderList = z.infer<typeof transactionList>

const transactionDetail = transaction.extend({
  missing,
  subscriptionId: z.string().nullable(),
  invoiceId: z.string().nullable(),
  /** Minutes that refunds and disputes could not take back, because they had been used. */
  unrecoveredMinutes: z.number().int().nonnegative(),
  hasRequestedImmediateStart: z.boolean(),
  /**
   * URL of the payment in the provider's dashboard; null for the emulator, and without a payment.
   */
  dashboardUrl: z.url().nullable(),
  documents: z.array(
    z.object({
      number: z.string(),
      kind: z.enum(['invoice', 'credit_note']),
      issuedAt: z.iso.datetime(),
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.string(),
      createdAt: z.iso.datetime(),
      /** Euro cents that the bank has taken back; 0 once it has returned them to us. */
      withdrawnCents: z.number().int().nonnegative(),
    }),
  ),
  withdrawal: z
    .object({
      declaredAt: z.iso.datetime(),
      /** null while its refunds are still under way. */
      completedAt: z.iso.datetime().nullable(),
      unusedMinutes: z.number().int().nonnegative(),
      refundCents: z.number().int().nonnegative(),
    })
    .nullable(),
})

export type AdminOrderDetail = z.infer<typeof transactionDetail>

const errors = declareErrors(
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INPUT_INVALID',
  'NOT_FOUND',
  'DATABASE_FAILED',
)

/**
 * The export of transactions as a file. Its query parameter `status` has the same effect as in the
 * list.
 */
export const transactionExportPath = '/api/admin/transactions.csv'

/** What billing shows to administrators: all orders, and one user's orders and ledger entries. */
export const adminTransactionsContract = {
  list: procedure
    .errors(errors)
    .route({
      method: 'GET',
      path: '/admin/transactions',
      summary: 'Les commandes de tous les utilisateurs, la plus récente d’abord',
    })
    .input(z.object({ status: z.enum(orderFilters).default('all'), page: pageNumber }))
    .output(transactionList),
  get: procedure
    .errors(errors)
    .route({ method: 'GET', path: '/admin/transactions/{id}', summary: 'Une commande' })
    .input(z.object({ id: z.string().regex(/^\w{1,200}$/) }))
    .output(transactionDetail),
  userOrders: procedure
    .errors(errors)
    .route({
      method: 'GET',
      path: '/admin/users/{userId}/orders',
      summary: 'Les commandes d’un utilisateur',
    })
    .input(z.object({ userId: z.uuid() }))
    .output(z.array(walletOrder)),
  userMovements: procedure
    .errors(errors)
    .route({
      method: 'GET',
      path: '/admin/users/{userId}/movements',
      summary: 'Ce qui explique le solde d’un utilisateur',
    })
    /**
     * `before`: the id of the last entry of the previous page. Entries of calls do not name the
     * companion.
     */
    .input(z.object({ userId: z.uuid(), before: z.coerce.number().int().positive().optional() }))
    .output(ledgerPage),
}
