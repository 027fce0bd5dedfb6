import type { ConversationTurn } from './conversation-turn'
import { normalise } from './understanding/normalise'

type ScoredFacts = { durationSeconds: number; isActivityFinished: boolean }

const thanks = /\b(merci|remercie|ca m a fait du bien|ca fait du bien|ca va mieux)\b/
const farewell =
  /\b(au revoir|bonne (nuit|soiree|journee)|a bientot|a demain|je te laisse|je vous laisse)\b/
const refusal = /\b(nul|nulle|deteste|inutile|tu comprends rien|ta gueule)\b/

/**
 * How well a call went, 0 to 100, from what can be observed and nothing else; no feeling is
 * inferred (05). The sum of:
 * - 20 for any caller's turn at all;
 * - up to 20 for turns: 2 for each of the caller's first ten;
 * - up to 20 for length: 4 for each of the first five minutes;
 * - up to 15 for reciprocity: the share of companion turns that the caller answered;
 * - 15 for a guided activity led to its end;
 * - 10 for words of thanks, or 5 for a goodbye without them;
 * less 10 for words of rejection, and 15 for an abrupt end: under 30 s, or no answer to the greeting.
 */
export function scoreConversation(turns: readonly ConversationTurn[], facts: ScoredFacts): number {
  const callerTurns = turns.filter(({ speaker }) => speaker === 'caller')
  const companionTurns = turns.length - callerTurns.length
  const words = callerTurns.map(({ text }) => normalise(text ?? ''))
  const says = (pattern: RegExp) => words.some((text) => pattern.test(text))
  const minutes = Math.max(0, facts.durationSeconds) / 60
  const reciprocity = companionTurns === 0 ? 0 : Math.min(1, callerTurns.length / companionTurns)
  const isAbrupt = facts.durationSeconds < 30 || callerTurns.length === 0

  const points =
    (callerTurns.length > 0 ? 20 : 0) +
    Math.min(callerTurns.length, 10) * 2 +
    Math.min(minutes, 5) * 4 +
    reciprocity * 15 +
    (facts.isActivityFinished ? 15 : 0) +
    (says(thanks) ? 10 : says(farewell) ? 5 : 0) -
    (says(refusal) ? 10 : 0) -
    (isAbrupt ? 15 : 0)
  return Math.round(Math.min(100, Math.max(0, points)))
}
