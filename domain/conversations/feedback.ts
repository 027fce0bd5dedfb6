import type { Rating } from '../ratings'

/** Maximum length in characters: a paragraph that is still readable in the administrator's list. */
export const commentMaxLength = 1_000

/** A caller's rating of one conversation. */
export type FeedbackDraft = {
  conversationId: string
  rating: Rating
  comment?: string | undefined
}

/** A draft completed from the stored conversation, so that clients cannot supply its figures. */
export type Feedback = {
  userId: string
  conversationId: string
  agentId: string
  agentName: string
  conversationDurationSeconds: number
  rating: Rating
  comment: string | null
}
