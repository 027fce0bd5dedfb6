import { ApplicationError } from '../../platform/application-error'
import { canAnalyse, type SignedInUser } from '../../policies'
import type { AnalysisRepository } from './analysis-repository'

type Request = { callId: string; conversationId: string }

/**
 * Returns whether the user's own conversation has a summary, and requests it if not; a conversation
 * without a transcript never gets one. Throws REFERENCE_INVALID when it does not exist, is another
 * user's or another call's.
 */
export async function requestAnalysis(
  analyses: Pick<AnalysisRepository, 'findConversation'>,
  enqueue: (conversationId: string) => Promise<void>,
  user: Pick<SignedInUser, 'id'>,
  { callId, conversationId }: Request,
) {
  const conversation = await analyses.findConversation(conversationId)
  if (!conversation || !canAnalyse(user, conversation))
    throw new ApplicationError('REFERENCE_INVALID')
  if (conversation.callId !== null && conversation.callId !== callId)
    throw new ApplicationError('REFERENCE_INVALID')
  const hasAnalysis = conversation.summary !== null
  if (!hasAnalysis && conversation.callId !== null) await enqueue(conversationId)
  return { hasAnalysis }
}
