import type { Conversation, ConversationDetail } from '../../../contract/conversations/history'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { ConversationRow, HistoryRepository } from './history-repository'

type Owner = Pick<Person, 'id'>

/** One's own last ten conversations, newest first. */
export async function listConversations(
  history: Pick<HistoryRepository, 'list'>,
  publicUrl: URL,
  person: Owner,
): Promise<Conversation[]> {
  const rows = await history.list(person.id)
  return rows.map((row) => toConversation(row, publicUrl))
}

/** With the receipt and the words. Fails with NOT_FOUND for another's, as for one that never was. */
export async function readConversation(
  history: Pick<HistoryRepository, 'find' | 'findTurns'>,
  publicUrl: URL,
  person: Owner,
  id: string,
): Promise<ConversationDetail> {
  const row = await history.find(person.id, id)
  if (!row) throw new ApplicationError('NOT_FOUND')
  const turns = await history.findTurns(id)
  const { endReason, receipt } = row
  return {
    ...toConversation(row, publicUrl),
    endReason,
    receipt,
    turns: turns.length > 0 ? turns : null,
  }
}

function toConversation(row: ConversationRow, publicUrl: URL): Conversation {
  const { id, agentId, agentName, imageUrl, durationSeconds, summary, successScore, rating } = row
  return {
    id,
    agentId,
    agentName,
    agentImage: imageUrl === null ? null : new URL(imageUrl, publicUrl).href,
    durationSeconds,
    createdAt: row.createdAt.toISOString(),
    callId: row.vapiCallId,
    summary,
    successScore,
    chargedMinutes: row.receipt?.chargedMinutes ?? null,
    rating,
  }
}
