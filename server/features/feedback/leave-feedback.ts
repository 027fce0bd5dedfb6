import type { FeedbackDraft } from '../../../domain/conversations/feedback'
import { ApplicationError } from '../../platform/application-error'
import { mayRate, type Person } from '../../policies'
import type { FeedbackRepository } from './feedback-repository'

/**
 * Records what a person thought of one of their conversations.
 * Fails with REFERENCE_INVALID when it is not theirs or does not exist, which are not told apart,
 * and with FEEDBACK_ALREADY_LEFT the second time.
 */
export async function leaveFeedback(
  feedbacks: FeedbackRepository,
  person: Pick<Person, 'id'>,
  { conversationId, rating, comment }: FeedbackDraft,
) {
  const conversation = await feedbacks.findConversation(conversationId)
  if (!conversation || !mayRate(person, conversation))
    throw new ApplicationError('REFERENCE_INVALID')

  return feedbacks.add({
    userId: person.id,
    conversationId,
    agentId: conversation.agentId,
    agentName: conversation.agentName,
    conversationDurationSeconds: conversation.durationSeconds,
    rating,
    comment: comment || null,
  })
}
