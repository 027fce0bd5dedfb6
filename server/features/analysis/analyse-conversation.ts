import type { EndReason } from '../../../domain/call-end'
import type { Highlight } from '../../../domain/conversations/highlight'
import { toParisDay } from '../../../domain/formatting/paris-time'
import { hasCrisisPause } from '../../../domain/receipt'
import type { Analysis, AnalysisRepository, ProposedMemory } from './analysis-repository'

type Turn = { speaker: 'caller' | 'companion'; text: string | null }

/** Summarises a conversation and scores how well it went. */
export type Summarise = (
  turns: Turn[],
  facts: {
    companionName: string
    durationSeconds: number
    endReason: EndReason | null
    hasCrisis: boolean
  },
) => Analysis | Promise<Analysis>

/** Finds facts that the companion may propose to remember and does not know yet. */
export type FindMemories = (
  turns: Turn[],
  facts: { today: string; knownStatements: readonly string[] },
) => readonly ProposedMemory[]

/** Finds the highlight; null when there is none. */
export type FindHighlight = (
  turns: Turn[],
  facts: { category: string | null; hasCrisis: boolean },
) => Highlight | null

type Analysers = { summarise: Summarise; findMemories: FindMemories; findHighlight: FindHighlight }

/**
 * The job that stores the summary, the success score, the highlight and the proposed memories of a
 * conversation, once. Does nothing without a transcript, which is stored only with the caller's
 * consent and deleted after 30 days.
 */
export async function analyseConversation(
  analyses: Pick<AnalysisRepository, 'findConversation' | 'findTurns' | 'listStatements' | 'store'>,
  { summarise, findMemories, findHighlight }: Analysers,
  conversationId: string,
) {
  const conversation = await analyses.findConversation(conversationId)
  if (!conversation?.recordedCallId || conversation.summary !== null) return
  const turns = await analyses.findTurns(conversationId)
  if (turns.length === 0) return
  const { userId, agentId, agentName: companionName, durationSeconds, endReason } = conversation
  const hasCrisis = conversation.receipt !== null && hasCrisisPause(conversation.receipt)
  const analysis = await summarise(turns, { companionName, durationSeconds, endReason, hasCrisis })
  const highlight = findHighlight(turns, { category: conversation.category, hasCrisis })
  const knownStatements = await analyses.listStatements(userId, agentId)
  const memories = findMemories(turns, {
    today: toParisDay(conversation.createdAt),
    knownStatements,
  })
  await analyses.store(
    conversation,
    { ...removeScoreOfSilentCall(analysis, turns), highlight },
    memories,
  )
}

/** Removes the score when the caller said nothing, and says so in the summary. */
const removeScoreOfSilentCall = (
  { summary, successScore }: Analysis,
  turns: readonly Turn[],
): Analysis =>
  turns.some(({ speaker }) => speaker === 'caller')
    ? { summary, successScore }
    : { summary: `${summary} Il n’a donc pas de score.`, successScore: null }
