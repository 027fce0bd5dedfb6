import { implement } from '@orpc/server'
import { walletContract } from '../../../contract/billing/wallet'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { BillingDeps } from '../billing-deps'
import { requestImmediateStart } from '../waiting-minutes/request-immediate-start'
import { listLedgerEntries } from './list-ledger-entries'
import { listOrders } from './list-orders'
import { readWallet } from './read-wallet'

/** Each request for an immediate start locks the user's orders. */
const immediateStartLimit: RateLimit = { name: 'immediate-start', max: 20, windowSeconds: 60 }

const procedures = implement(walletContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export const createWalletRoutes = (deps: BillingDeps) =>
  procedures.router({
    read: procedures.read.handler(({ context }) =>
      readWallet(deps, context.user, { arePaymentsEnabled: deps.arePaymentsEnabled(context) }),
    ),
    orders: procedures.orders.handler(({ context }) => listOrders(deps.wallet, context.user)),
    requestImmediateStart: procedures.requestImmediateStart.handler(async ({ context, input }) => {
      await deps.rateLimits.consume(immediateStartLimit, context.user.id)
      return requestImmediateStart(deps, context.user, input.orderId)
    }),
    entries: procedures.entries.handler(({ context, input }) =>
      listLedgerEntries(deps.wallet, context.user, input.before),
    ),
  })
