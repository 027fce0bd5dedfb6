import type {
  AdminOrder,
  AdminOrderDetail,
  AdminOrderList,
} from '../../../contract/admin/transactions'
import type { OrderFilter } from '../../../domain/admin/order-list'
import { readPaymentStatus } from '../../../domain/billing/payment-status'
import { readOfferKey } from '../../../domain/offers'
import { ApplicationError } from '../../platform/application-error'
import type { StoredOrder } from '../orders/order-repository'
import type { AdminOrderRepository } from './admin-order-repository'

type BuyerDeps = Pick<AdminOrderRepository, 'listCustomers' | 'listBuyers'>

type Buyer = AdminOrder['buyer']

type Deps<MethodName extends keyof AdminOrderRepository> = {
  orders: BuyerDeps & Pick<AdminOrderRepository, MethodName>
  reportError(error: unknown): void
}

/**
 * Returns a page of the orders of all users, filtered by status, newest first, with their buyers.
 * If the buyers cannot be read, the orders are returned without them, and `missing` states what
 * could not be read.
 */
export async function listAllOrders(
  { orders, reportError }: Deps<'list'>,
  query: { status: OrderFilter; page: number },
): Promise<AdminOrderList> {
  const { rows, total } = await orders.list(query)
  const { buyers, missing } = await readBuyers(orders, rows, reportError)
  return { items: rows.map((row) => toAdminOrder(row, buyers)), total, missing }
}

type DetailDeps = Deps<'find' | 'listDocuments' | 'listDisputes' | 'findWithdrawal'> & {
  /** null: payments have no page in a provider's dashboard. */
  getDashboardUrl: ((paymentIntentId: string) => string) | null
}

/** Returns an order with its documents, disputes and withdrawal. Throws NOT_FOUND. */
export async function readOrder(
  { orders, reportError, getDashboardUrl }: DetailDeps,
  id: string,
): Promise<AdminOrderDetail> {
  const row = await orders.find(id)
  if (!row) throw new ApplicationError('NOT_FOUND')
  const [{ buyers, missing }, documents, disputes, withdrawal] = await Promise.all([
    readBuyers(orders, [row], reportError),
    orders.listDocuments(id),
    orders.listDisputes(id),
    orders.findWithdrawal(id),
  ])
  const { paymentIntentId } = row
  return {
    ...toAdminOrder(row, buyers),
    missing,
    subscriptionId: row.subscriptionId,
    invoiceId: row.invoiceId,
    unrecoveredMinutes: row.unrecoveredMinutes,
    hasRequestedImmediateStart: row.hasRequestedImmediateStart,
    dashboardUrl: paymentIntentId && getDashboardUrl ? getDashboardUrl(paymentIntentId) : null,
    documents: documents.map((document) => ({
      ...document,
      issuedAt: document.issuedAt.toISOString(),
    })),
    disputes: disputes.map((dispute) => ({
      ...dispute,
      createdAt: dispute.createdAt.toISOString(),
    })),
    withdrawal: withdrawal
      ? {
          ...withdrawal,
          declaredAt: withdrawal.declaredAt.toISOString(),
          completedAt: withdrawal.completedAt?.toISOString() ?? null,
        }
      : null,
  }
}

/** Returns the buyers of orders by customer id, and in `missing` what could not be read. */
async function readBuyers(
  { listCustomers, listBuyers }: BuyerDeps,
  orders: readonly Pick<StoredOrder, 'customerId'>[],
  reportError: (error: unknown) => void,
) {
  const buyers = new Map<string, Buyer>()
  const customerIds = [...new Set(orders.map(({ customerId }) => customerId))]
  if (customerIds.length === 0) return { buyers, missing: null }
  const reportAndReturnNull = (error: unknown) => {
    reportError(error)
    return null
  }
  const customers = await listCustomers(customerIds).catch(reportAndReturnNull)
  if (!customers) return { buyers, missing: 'customers' as const }
  const users = await listBuyers(customers.flatMap(({ userId }) => userId ?? [])).catch(
    reportAndReturnNull,
  )
  if (!users) return { buyers, missing: 'profiles' as const }
  const userById = new Map(users.map((user) => [user.id, user]))
  for (const { customerId, userId } of customers)
    buyers.set(customerId, (userId && userById.get(userId)) || null)
  return { buyers, missing: null }
}

const toAdminOrder = (row: StoredOrder, buyers: Map<string, Buyer>): AdminOrder => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  checkoutSessionId: row.checkoutSessionId,
  customerId: row.customerId,
  paymentIntentId: row.paymentIntentId,
  offerKey: readOfferKey(row.offerKey),
  minutes: row.minutes,
  amountTotalCents: row.amountTotalCents,
  paymentStatus: readPaymentStatus(row.paymentStatus),
  refundedCents: row.refundedCents,
  disputedCents: row.disputedCents,
  buyer: buyers.get(row.customerId) ?? null,
})
