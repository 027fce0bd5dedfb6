import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { HistoryRepository } from './history-repository'

/**
 * Deletes the user's own conversation (GDPR, art. 17). The ledger is not changed: it must still
 * explain the balance. Throws NOT_FOUND, also for another user's conversation.
 */
export async function deleteConversation(
  history: Pick<HistoryRepository, 'delete'>,
  user: Pick<SignedInUser, 'id'>,
  id: string,
) {
  if (!(await history.delete(user.id, id))) throw new ApplicationError('NOT_FOUND')
  return {}
}

/**
 * Deletes the highlight of the user's own conversation. Throws NOT_FOUND, also for another user's
 * conversation.
 */
export async function forgetHighlight(
  history: Pick<HistoryRepository, 'forgetHighlight'>,
  user: Pick<SignedInUser, 'id'>,
  id: string,
) {
  if (!(await history.forgetHighlight(user.id, id))) throw new ApplicationError('NOT_FOUND')
  return {}
}
