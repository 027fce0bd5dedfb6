import type { EndReason } from '../../../domain/call-end'
import type { Analysis, AnalysisRepository } from './analysis-repository'

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/** Summarises a conversation and scores how well it went. */
export type Summarise = (
  turns: Turn[],
  facts: { companionName: string; durationSeconds: number; endReason: EndReason | null },
) => Analysis | Promise<Analysis>

/**
 * The job that stores the summary and success score of a conversation, once. Does nothing without a
 * transcript: none is stored without the caller's consent, and it is deleted after 30 days.
 */
export async function analyseConversation(
  analyses: Pick<AnalysisRepository, 'findConversation' | 'findTurns' | 'store'>,
  summarise: Summarise,
  conversationId: string,
) {
  const conversation = await analyses.findConversation(conversationId)
  if (!conversation?.callId || conversation.summary !== null) return
  const turns = await analyses.findTurns(conversationId)
  if (turns.length === 0) return
  const { agentName: companionName, durationSeconds, endReason } = conversation
  const analysis = await summarise(turns, { companionName, durationSeconds, endReason })
  await analyses.store(conversationId, analysis)
}
