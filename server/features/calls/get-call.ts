import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { CallRepository } from './call-repository'

/**
 * Returns the state of the user's own call, with the receipt of a settled one. A call counts as live
 * from its reservation until it is settled or released. Throws NOT_FOUND, also for another user's
 * call.
 */
export async function getCall(
  calls: Pick<CallRepository, 'findOutcome'>,
  user: Pick<SignedInUser, 'id'>,
  callId: string,
) {
  const call = await calls.findOutcome(callId, user.id)
  if (!call) throw new ApplicationError('NOT_FOUND')
  const { state, reason, receipt } = call
  if (state === 'released') return { state }
  if (state !== 'settled' || !reason || !receipt) return { state: 'live' as const }
  return { state, reason, receipt, conversationId: callId }
}
