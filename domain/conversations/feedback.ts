import type { Rating } from '../ratings'

/** Long enough for a paragraph, short enough to be read in the administrator's list. */
export const commentMaxLength = 1_000

/** What a caller says about one conversation. */
export type FeedbackDraft = {
  conversationId: string
  rating: Rating
  comment?: string | undefined
}

/** A draft, completed from the conversation's own record: nobody rates another's figures. */
export type Feedback = {
  userId: string
  conversationId: string
  agentId: string
  agentName: string
  conversationDurationSeconds: number
  rating: Rating
  comment: string | null
}
