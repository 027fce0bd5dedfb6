import type { Conversation, ConversationDetail } from '../../../contract/conversations/history'
import { hasCrisisPause } from '../../../domain/receipt'
import { resolveImageUrl } from '../../companions/image-url'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { ConversationRow, HistoryRepository } from './history-repository'

/** Returns the user's latest conversations, newest first. */
export async function listConversations(
  history: Pick<HistoryRepository, 'list'>,
  publicUrl: URL,
  user: Pick<SignedInUser, 'id'>,
): Promise<Conversation[]> {
  const rows = await history.list(user.id)
  return rows.map((row) => toConversation(row, publicUrl))
}

/**
 * Returns a conversation with receipt and transcript. Throws NOT_FOUND for an unknown conversation
 * or one of another user.
 */
export async function readConversation(
  history: Pick<HistoryRepository, 'find' | 'findTurns'>,
  publicUrl: URL,
  user: Pick<SignedInUser, 'id'>,
  id: string,
): Promise<ConversationDetail> {
  const row = await history.find(user.id, id)
  if (!row) throw new ApplicationError('NOT_FOUND')
  const turns = await history.findTurns(id)
  const { endReason, receipt, highlight } = row
  return {
    ...toConversation(row, publicUrl),
    endReason,
    receipt,
    highlight,
    turns: turns.length > 0 ? turns : null,
  }
}

function toConversation(row: ConversationRow, publicUrl: URL): Conversation {
  const { id, agentId, agentName, imageUrl, durationSeconds, summary, successScore, rating } = row
  return {
    id,
    agentId,
    agentName,
    agentImage: imageUrl === null ? null : resolveImageUrl(imageUrl, publicUrl),
    durationSeconds,
    createdAt: row.createdAt.toISOString(),
    startedAt: (row.startedAt ?? subtractSeconds(row.createdAt, durationSeconds)).toISOString(),
    callId: row.vapiCallId,
    summary,
    // Hides the score of a call in which help was offered in a crisis.
    successScore: row.receipt && hasCrisisPause(row.receipt) ? null : successScore,
    chargedMinutes: row.receipt?.chargedMinutes ?? null,
    rating,
  }
}

const subtractSeconds = (time: Date, seconds: number) => new Date(time.getTime() - seconds * 1_000)
