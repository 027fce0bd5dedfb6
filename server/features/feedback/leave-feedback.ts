import type { FeedbackDraft } from '../../../domain/conversations/feedback'
import { ApplicationError } from '../../platform/application-error'
import { canRate, type SignedInUser } from '../../policies'
import type { FeedbackRepository } from './feedback-repository'

/**
 * Stores the user's rating of one of their conversations. Throws REFERENCE_INVALID when the
 * conversation does not exist or is another user's, and FEEDBACK_ALREADY_LEFT for a second rating.
 */
export async function leaveFeedback(
  feedbackRepository: FeedbackRepository,
  user: Pick<SignedInUser, 'id'>,
  { conversationId, rating, comment }: FeedbackDraft,
) {
  const conversation = await feedbackRepository.findConversation(conversationId)
  if (!conversation || !canRate(user, conversation)) throw new ApplicationError('REFERENCE_INVALID')

  return feedbackRepository.add({
    userId: user.id,
    conversationId,
    agentId: conversation.agentId,
    agentName: conversation.agentName,
    conversationDurationSeconds: conversation.durationSeconds,
    rating,
    comment: comment || null,
  })
}
