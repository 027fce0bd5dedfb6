import type { Agent } from '../../../../contract/companions/catalogue'
import { matchNeeds } from '../../../../domain/companions/search/match-needs'
import { normaliseText, readSearchWords } from '../../../../domain/companions/search/search-words'
import { type NeedChoice, needChoices } from './need-choices'

export const suggestedVoiceCount = 3

/** A companion, and one French sentence that says why it is suggested. */
export type SuggestedVoice = { companion: Agent; reason: string }

/**
 * Suggests up to three companions that suit a need best. The order of the need's `reasons` decides among equals,
 * because the order of the catalogue depends on how often companions are called. Before a need is chosen,
 * suggests the best companion for each of the first three needs, so that the voices differ.
 */
export function suggestVoices(
  companions: readonly Agent[],
  need: NeedChoice | null,
): SuggestedVoice[] {
  if (need) return rankVoices(companions, need).slice(0, suggestedVoiceCount)
  const chosenVoices: SuggestedVoice[] = []
  for (const firstNeed of needChoices.slice(0, suggestedVoiceCount)) {
    const isNew = ({ companion }: SuggestedVoice) =>
      chosenVoices.every((other) => other.companion !== companion)
    const bestVoice = rankVoices(companions, firstNeed).find(isNew)
    if (bestVoice) chosenVoices.push(bestVoice)
  }
  return chosenVoices
}

function rankVoices(
  companions: readonly Agent[],
  { search, reasons }: NeedChoice,
): SuggestedVoice[] {
  const scoreNeed = matchNeeds(readSearchWords(normaliseText(search)))
  if (!scoreNeed) return []
  const idsWithReason = Object.keys(reasons)
  // Among equals, a companion without a written reason comes last.
  const getReasonIndex = ({ id }: Agent) =>
    id in reasons ? idsWithReason.indexOf(id) : idsWithReason.length
  return companions
    .map((companion) => ({ companion, score: scoreNeed(companion) }))
    .filter(({ score }) => score > 0)
    .sort(
      (one, other) =>
        other.score - one.score || getReasonIndex(one.companion) - getReasonIndex(other.companion),
    )
    .map(({ companion }) => ({ companion, reason: reasons[companion.id] ?? `${companion.style}.` }))
}
