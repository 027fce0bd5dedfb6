import { implement } from '@orpc/server'
import { withdrawalsContract } from '../../../contract/billing/withdrawals'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { declareWithdrawal } from './declare-withdrawal'
import { listContracts } from './list-contracts'
import type { WithdrawalParts } from './withdrawal-parts'

/** Nobody has that many contracts; the right itself is never in the way. */
const declareLimit: RateLimit = { name: 'withdrawals', max: 20, windowSeconds: 60 }

const procedures = implement(withdrawalsContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

/** `count` throws RATE_LIMITED. */
export const createWithdrawalRoutes = (
  parts: WithdrawalParts,
  count: (limit: RateLimit, userId: string) => Promise<void>,
) =>
  procedures.router({
    list: procedures.list.handler(({ context }) => listContracts(parts, context.person)),
    declare: procedures.declare.handler(async ({ context, input }) => {
      await count(declareLimit, context.person.id)
      return declareWithdrawal(parts, context.person, input.orderId)
    }),
  })
