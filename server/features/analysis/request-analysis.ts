import { ApplicationError } from '../../platform/application-error'
import { mayAnalyse, type Person } from '../../policies'
import type { AnalysisRepository } from './analysis-repository'

type Request = { callId: string; conversationId: string }

/**
 * Says whether a conversation of one's own has its summary, and asks for it if not. Fails with
 * REFERENCE_INVALID when it is not theirs, does not exist or was another call's, which are not told
 * apart. One whose words were not kept never has a summary.
 */
export async function requestAnalysis(
  analyses: Pick<AnalysisRepository, 'findConversation'>,
  enqueue: (conversationId: string) => Promise<void>,
  person: Pick<Person, 'id'>,
  { callId, conversationId }: Request,
) {
  const conversation = await analyses.findConversation(conversationId)
  if (!conversation || !mayAnalyse(person, conversation))
    throw new ApplicationError('REFERENCE_INVALID')
  if (conversation.callId !== null && conversation.callId !== callId)
    throw new ApplicationError('REFERENCE_INVALID')
  const hasAnalysis = conversation.summary !== null
  if (!hasAnalysis && conversation.callId !== null) await enqueue(conversationId)
  return { hasAnalysis }
}
