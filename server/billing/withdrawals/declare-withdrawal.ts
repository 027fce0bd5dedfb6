import { randomUUID } from 'node:crypto'
import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import {
  composeWithdrawalStatement,
  formatContractName,
} from '../../../domain/billing/withdrawal-texts'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { type ApplyWithdrawalDeps, applyWithdrawal } from './apply-withdrawal'
import { listContracts } from './list-contracts'

type Deps = ApplyWithdrawalDeps & Pick<BillingDeps, 'now'>

/**
 * Declares the withdrawal from a contract and returns the contract's new state. The declaration is
 * stored first, with its time; a job completes the withdrawal even if this request fails later. A
 * repeated declaration changes nothing. Throws NOT_FOUND for a contract that is another user's or
 * not paid, and CALL_ALREADY_LIVE while a live call is spending the minutes.
 */
export async function declareWithdrawal(
  deps: Deps,
  user: Pick<SignedInUser, 'id'>,
  orderId: string,
): Promise<WithdrawableContract> {
  const { contract, isCallLive } = await findContract(deps, user, orderId)
  if (contract.state.kind !== 'open') return contract
  if (isCallLive) throw new ApplicationError('CALL_ALREADY_LIVE')
  const id = await storeDeclaration(deps, user.id, contract)
  if (id) await applyUnlessCallIsLive(deps, id)
  return (await findContract(deps, user, orderId)).contract
}

async function findContract(deps: Deps, user: Pick<SignedInUser, 'id'>, orderId: string) {
  const { contracts, isCallLive } = await listContracts(deps, user)
  const contract = contracts.find((candidate) => candidate.orderId === orderId)
  if (!contract) throw new ApplicationError('NOT_FOUND')
  return { contract, isCallLive }
}

/** Returns undefined when a concurrent request has already stored the declaration. */
const storeDeclaration = (
  { database, jobs, withdrawals }: Deps,
  userId: string,
  { orderId, offerKey, orderedAt }: WithdrawableContract,
) =>
  database.transaction(async (transaction) => {
    const withdrawal = await withdrawals.store(transaction, {
      id: randomUUID(),
      orderId,
      userId,
      subscriptionId: await withdrawals.readSubscriptionId(transaction, orderId),
      statement: composeWithdrawalStatement({
        name: formatContractName({ offerKey }),
        orderedAt: new Date(orderedAt),
      }),
    })
    if (!withdrawal) return undefined
    await jobs.enqueue(transaction, 'carry-out-withdrawal', { withdrawalId: withdrawal.id })
    return withdrawal.id
  })

/** A call that has just begun has to end first; the job then applies the withdrawal. */
async function applyUnlessCallIsLive(deps: Deps, id: string) {
  try {
    await applyWithdrawal(deps, id)
  } catch (error) {
    if (!(error instanceof ApplicationError) || error.code !== 'CALL_ALREADY_LIVE') throw error
  }
}
