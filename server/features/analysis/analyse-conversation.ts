import type { Analysis, AnalysisRepository } from './analysis-repository'

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/** What a conversation was about, and how well it went. */
export type Summarise = (
  turns: Turn[],
  facts: { companionName: string; durationSeconds: number },
) => Analysis | Promise<Analysis>

/**
 * The job that follows each saved conversation: stores its summary and success score, once. Where
 * no words were kept there is nothing to sum up: without the caller's consent no call id was saved,
 * and transcripts are deleted after 30 days.
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
  const { agentName: companionName, durationSeconds } = conversation
  await analyses.store(conversationId, await summarise(turns, { companionName, durationSeconds }))
}
