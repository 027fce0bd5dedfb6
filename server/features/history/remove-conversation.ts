import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { HistoryRepository } from './history-repository'

/**
 * Erases one of one's own conversations (RGPD, art. 17; 05). Minutes are not given back: the ledger
 * goes on explaining the balance. Fails with NOT_FOUND for another's, as for one that never was.
 */
export async function removeConversation(
  history: Pick<HistoryRepository, 'remove'>,
  person: Pick<Person, 'id'>,
  id: string,
) {
  if (!(await history.remove(person.id, id))) throw new ApplicationError('NOT_FOUND')
  return {}
}
