import { implement } from '@orpc/server'
import { withdrawalsContract } from '../../../contract/billing/withdrawals'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { BillingDeps } from '../billing-deps'
import { declareWithdrawal } from './declare-withdrawal'
import { listPurchases } from './list-purchases'

/** More than a user declares by hand in a minute, so that the limit prevents no withdrawal. */
const declareLimit: RateLimit = { name: 'withdrawals', max: 20, windowSeconds: 60 }

const procedures = implement(withdrawalsContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export const createWithdrawalRoutes = (deps: BillingDeps) =>
  procedures.router({
    list: procedures.list.handler(({ context }) => listPurchases(deps, context.user)),
    declare: procedures.declare.handler(async ({ context, input }) => {
      await deps.rateLimits.consume(declareLimit, context.user.id)
      return declareWithdrawal(deps, context.user, input.orderId)
    }),
  })
