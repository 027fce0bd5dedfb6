import type { Conversation } from '../../../../contract/conversations/history'
import { isSummaryPending } from '../../../ui/conversations/is-summary-pending'

/** Pause between two requests, so that the server does not get them all at once. */
const summaryPauseMs = 500

type Options = {
  conversations: readonly Conversation[]
  /** Requests one summary; throws when the request fails. */
  requestSummary(request: { callId: string; conversationId: string }): Promise<unknown>
  /** Waits for the given time. */
  wait(ms: number): Promise<void>
  /** Called before each request; `current` counts from 1. */
  onProgress(progress: { current: number; total: number }): void
}

/**
 * Requests the missing summaries one at a time, and continues after a failure. Returns how many were
 * missing, and the first failure.
 */
export async function requestMissingSummaries({
  conversations,
  requestSummary,
  wait,
  onProgress,
}: Options) {
  const pendingConversations = conversations.filter(isSummaryPending)
  const total = pendingConversations.length
  let failure: Error | null = null
  for (const [index, { id, callId }] of pendingConversations.entries()) {
    if (index > 0) await wait(summaryPauseMs)
    onProgress({ current: index + 1, total })
    try {
      // A pending conversation always has a call id; `?? id` only satisfies the type.
      await requestSummary({ callId: callId ?? id, conversationId: id })
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error))
    }
  }
  return { total, failure }
}
