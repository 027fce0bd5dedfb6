import { ApplicationError } from '../../platform/application-error'
import { canAnalyse, type SignedInUser } from '../../policies'
import type { AnalysisRepository } from './analysis-repository'

type Request = { callId: string; conversationId: string }

/**
 * Returns whether the user's own conversation has a summary. If it has a transcript but no summary,
 * enqueues its analysis. A conversation without a transcript has no `recordedCallId`, so `callId`
 * is not checked. Throws REFERENCE_INVALID for a conversation that does not exist, or belongs to
 * another user or another call.
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
  const { recordedCallId } = conversation
  if (recordedCallId !== null && recordedCallId !== callId)
    throw new ApplicationError('REFERENCE_INVALID')
  const hasAnalysis = conversation.summary !== null
  if (!hasAnalysis && recordedCallId !== null) await enqueue(conversationId)
  return { hasAnalysis }
}
