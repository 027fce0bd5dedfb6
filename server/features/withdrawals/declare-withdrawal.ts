import { randomUUID } from 'node:crypto'
import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { contractName, withdrawalStatement } from '../../../domain/billing/withdrawal-words'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import { listContracts } from './list-contracts'
import { settleWithdrawal } from './settle-withdrawal'
import type { WithdrawalParts } from './withdrawal-parts'

/**
 * Leaves a contract. The declaration is stored first, with its hour: from then on a job brings it to
 * its end, whatever happens here. Throws NOT_FOUND for what is not theirs or not paid, and
 * CALL_ALREADY_LIVE while a call spends the minutes. Declared twice it is answered as it stands.
 */
export async function declareWithdrawal(
  parts: WithdrawalParts,
  person: Pick<Person, 'id'>,
  orderId: string,
): Promise<WithdrawableContract> {
  const { contract, isCallLive } = await find(parts, person, orderId)
  if (contract.state.kind !== 'open') return contract
  if (isCallLive) throw new ApplicationError('CALL_ALREADY_LIVE')
  const id = await store(parts, person.id, contract)
  if (id) await settleNow(parts, id)
  return (await find(parts, person, orderId)).contract
}

async function find(parts: WithdrawalParts, person: Pick<Person, 'id'>, orderId: string) {
  const { contracts, isCallLive } = await listContracts(parts, person)
  const contract = contracts.find((known) => known.orderId === orderId)
  if (!contract) throw new ApplicationError('NOT_FOUND')
  return { contract, isCallLive }
}

/** undefined: another click was first. */
const store = (
  { withdrawals, jobs }: WithdrawalParts,
  userId: string,
  { orderId, offerKey, orderedAt }: WithdrawableContract,
) =>
  withdrawals.transaction(async (transaction) => {
    const stored = await withdrawals.declare(transaction, {
      id: randomUUID(),
      orderId,
      userId,
      subscriptionId: await withdrawals.readSubscriptionId(transaction, orderId),
      statement: withdrawalStatement({
        name: contractName({ offerKey }),
        orderedAt: new Date(orderedAt),
      }),
    })
    if (!stored) return undefined
    await jobs.enqueue(transaction, 'carry-out-withdrawal', { withdrawalId: stored.id })
    return stored.id
  })

/** A call that began at this very moment has to end first: the job waits for that. */
async function settleNow(parts: WithdrawalParts, id: string) {
  try {
    await settleWithdrawal(parts, id)
  } catch (error) {
    if (!(error instanceof ApplicationError) || error.code !== 'CALL_ALREADY_LIVE') throw error
  }
}
