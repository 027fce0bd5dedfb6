import type { Agent } from '../../../../contract/companions/catalogue'
import { matchNeeds } from '../../../../domain/companions/search/match-needs'
import { normaliseText, readSearchWords } from '../../../../domain/companions/search/search-words'
import { type NewcomerNeed, newcomerNeeds } from './newcomer-needs'

export const proposedVoiceCount = 3

/** A companion, and the reason for proposing it in one French sentence. */
export type ProposedVoice = { agent: Agent; reason: string }

/**
 * Proposes the three companions that suit a need best. Before a need is chosen, proposes the best companion
 * for each of the first three needs, so that the voices differ.
 */
export function proposeVoices(
  agents: readonly Agent[],
  need: NewcomerNeed | null,
): ProposedVoice[] {
  if (need) return rankVoices(agents, need).slice(0, proposedVoiceCount)
  const chosenVoices: ProposedVoice[] = []
  for (const need of newcomerNeeds.slice(0, proposedVoiceCount)) {
    const isNew = ({ agent }: ProposedVoice) => chosenVoices.every((other) => other.agent !== agent)
    const best = rankVoices(agents, need).find(isNew)
    if (best) chosenVoices.push(best)
  }
  return chosenVoices
}

function rankVoices(agents: readonly Agent[], { search, reasons }: NewcomerNeed): ProposedVoice[] {
  const score = matchNeeds(readSearchWords(normaliseText(search)))
  if (!score) return []
  return agents
    .map((agent) => ({ agent, score: score(agent) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ agent }) => ({ agent, reason: reasons[agent.id] ?? `${agent.style}.` }))
}
