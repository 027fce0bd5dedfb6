import type { Conversation } from '../../../contract/conversations/history'
import { isSummaryPending } from './summary-poll'

/** First document, section 9. */
const summaryPauseMs = 500

type Options = {
  conversations: readonly Conversation[]
  /** Asks for one; throws when it could not be asked for. */
  ask(request: { callId: string; conversationId: string }): Promise<unknown>
  /** Waits between two requests. */
  pause(ms: number): Promise<void>
  onProgress(progress: { done: number; total: number }): void
}

/**
 * Asks for each missing summary, one by one, with a pause between (first document, section 4).
 * Answers how many there were, and the first failure: one that fails does not keep the others back.
 */
export async function collectSummaries({ conversations, ask, pause, onProgress }: Options) {
  const missing = conversations.filter(isSummaryPending)
  const total = missing.length
  let failure: Error | null = null
  for (const [index, { id, callId }] of missing.entries()) {
    if (index > 0) await pause(summaryPauseMs)
    onProgress({ done: index + 1, total })
    try {
      await ask({ callId: callId ?? id, conversationId: id })
    } catch (error) {
      failure ??= error instanceof Error ? error : new Error(String(error))
    }
  }
  return { total, failure }
}
