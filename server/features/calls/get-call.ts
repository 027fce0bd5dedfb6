import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { CallRepository } from './call-repository'

/** What became of a call of one's own; another's is not told from one that does not exist. */
export async function getCall(
  calls: Pick<CallRepository, 'findOutcome'>,
  person: Pick<Person, 'id'>,
  callId: string,
) {
  const found = await calls.findOutcome(callId, person.id)
  if (!found) throw new ApplicationError('NOT_FOUND')
  const { state, reason, receipt } = found
  if (state === 'released') return { state }
  if (state !== 'settled' || !reason || !receipt) return { state: 'live' as const }
  return { state, reason, receipt, conversationId: callId }
}
