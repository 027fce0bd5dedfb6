import { implement } from '@orpc/server'
import { walletContract } from '../../../contract/billing/wallet'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { BillingDeps } from '../billing-deps'
import { listLedgerEntries } from './list-ledger-entries'
import { listOrders } from './list-orders'
import { readWallet } from './read-wallet'

const procedures = implement(walletContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export const createWalletRoutes = (deps: BillingDeps) =>
  procedures.router({
    read: procedures.read.handler(({ context }) =>
      readWallet(deps, context.user, deps.isPaymentOpen(context)),
    ),
    orders: procedures.orders.handler(({ context }) => listOrders(deps.wallet, context.user)),
    movements: procedures.movements.handler(({ context, input }) =>
      listLedgerEntries(deps.wallet, context.user, input.before),
    ),
  })
