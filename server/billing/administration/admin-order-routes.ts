import { administratorProcedures } from '../../platform/http/api/administrator-procedures'
import type { BillingDeps } from '../billing-deps'
import { listLedgerEntries } from '../wallet/list-ledger-entries'
import { listOrders } from '../wallet/list-orders'
import { createAdminOrderRepository } from './admin-order-repository'
import { listAllOrders, readOrder } from './read-orders'

const procedures = administratorProcedures.transactions

/**
 * The billing procedures for administrators. `getDashboardUrl` is null when payments have no page
 * in a provider's dashboard.
 */
export function createAdminOrderRoutes(
  { database, wallet }: Pick<BillingDeps, 'database' | 'wallet'>,
  getDashboardUrl: ((paymentIntentId: string) => string) | null,
) {
  const orders = createAdminOrderRepository(database)
  return procedures.router({
    list: procedures.list.handler(({ context: { reportError }, input }) =>
      listAllOrders({ orders, reportError }, input),
    ),
    get: procedures.get.handler(({ context: { reportError }, input }) =>
      readOrder({ orders, reportError, getDashboardUrl }, input.id),
    ),
    userOrders: procedures.userOrders.handler(({ input }) =>
      listOrders(wallet, { id: input.userId }),
    ),
    userMovements: procedures.userMovements.handler(async ({ input }) => {
      const page = await listLedgerEntries(wallet, { id: input.userId }, input.before)
      // Administrators must not see which companions a user talks with.
      return { ...page, entries: page.entries.map((entry) => ({ ...entry, conversation: null })) }
    }),
  })
}
