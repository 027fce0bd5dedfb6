import type { Rating } from '../ratings'

/** Maximum length in characters: a paragraph that is still readable in the administrator's list. */
export const commentMaxLength = 1_000

/** A caller's rating of one conversation. */
export type FeedbackDraft = {
  conversationId: string
  rating: Rating
  comment?: string | undefined
}

/**
 * A draft with the companion and the duration of the stored conversation, which are never taken from
 * the client.
 */
export type Feedback = {
  userId: string
  conversationId: string
  agentId: string
  agentName: string
  conversationDurationSeconds: number
  rating: Rating
  comment: string | null
}
