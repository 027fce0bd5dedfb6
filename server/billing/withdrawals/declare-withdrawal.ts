import { randomUUID } from 'node:crypto'
import type { WithdrawablePurchase } from '../../../contract/billing/withdrawals'
import {
  composeWithdrawalStatement,
  formatPurchaseName,
} from '../../../domain/billing/withdrawal-texts'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { listPurchases } from './list-purchases'
import {
  type ReserveWithdrawalRefundsDeps,
  reserveWithdrawalRefunds,
} from './reserve-withdrawal-refunds'

type Deps = ReserveWithdrawalRefundsDeps & Pick<BillingDeps, 'now'>

/**
 * Declares the withdrawal from a purchase and returns the new state of the purchase. The
 * declaration is stored first, with its time; a job completes the withdrawal even if this request
 * then fails. Changes nothing when the withdrawal is already declared or no longer possible. Throws
 * NOT_FOUND for a purchase that is not paid or belongs to another user, and CALL_ALREADY_LIVE while
 * the user has a live call.
 */
export async function declareWithdrawal(
  deps: Deps,
  user: Pick<SignedInUser, 'id'>,
  orderId: string,
): Promise<WithdrawablePurchase> {
  const { purchase, isCallLive } = await findPurchase(deps, user, orderId)
  if (purchase.state.kind !== 'open') return purchase
  if (isCallLive) throw new ApplicationError('CALL_ALREADY_LIVE')
  const id = await storeDeclaration(deps, user.id, purchase)
  if (id) await reserveRefundsUnlessCallIsLive(deps, id)
  return (await findPurchase(deps, user, orderId)).purchase
}

async function findPurchase(deps: Deps, user: Pick<SignedInUser, 'id'>, orderId: string) {
  const { contracts: purchases, isCallLive } = await listPurchases(deps, user)
  const purchase = purchases.find((candidate) => candidate.orderId === orderId)
  if (!purchase) throw new ApplicationError('NOT_FOUND')
  return { purchase, isCallLive }
}

/**
 * Stores the declaration and enqueues the job that completes the withdrawal. Returns the
 * withdrawal's id; undefined when a concurrent request has already stored the declaration.
 */
const storeDeclaration = (
  { database, jobs, withdrawals }: Deps,
  userId: string,
  { orderId, offerKey, orderedAt }: WithdrawablePurchase,
) =>
  database.transaction(async (transaction) => {
    const withdrawal = await withdrawals.store(transaction, {
      id: randomUUID(),
      orderId,
      userId,
      subscriptionId: await withdrawals.readSubscriptionId(transaction, orderId),
      statement: composeWithdrawalStatement({
        name: formatPurchaseName({ offerKey }),
        orderedAt: new Date(orderedAt),
      }),
    })
    if (!withdrawal) return undefined
    await jobs.enqueue(transaction, 'carry-out-withdrawal', { withdrawalId: withdrawal.id })
    return withdrawal.id
  })

/**
 * Takes back the unused minutes and reserves the refunds. Changes nothing if a call has just begun:
 * the job does both after the call.
 */
async function reserveRefundsUnlessCallIsLive(deps: Deps, id: string) {
  try {
    await reserveWithdrawalRefunds(deps, id)
  } catch (error) {
    if (!(error instanceof ApplicationError) || error.code !== 'CALL_ALREADY_LIVE') throw error
  }
}
