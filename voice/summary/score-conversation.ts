import { normaliseText } from '../text-analysis/normalise-text'

/**
 * A turn of the caller or the companion, as the conversation record stores it. The text is null
 * when no words were recognised.
 */
export type ConversationTurn = { speaker: 'caller' | 'companion'; text: string | null }

type ScoringFacts = { durationSeconds: number; isActivityFinished: boolean }

const thanksPattern = /\b(merci|remercie|ca m a fait du bien|ca fait du bien|ca va mieux)\b/
const goodbyePattern =
  /\b(au revoir|bonne (nuit|soiree|journee)|a bientot|a demain|je te laisse|je vous laisse)\b/
const rejectionPattern = /\b(nul|nulle|deteste|inutile|tu comprends rien|ta gueule)\b/

/**
 * Scores from 0 to 100 how well a call went, by observable facts only, without inferring an emotion.
 * The sum of:
 * - 20 for at least one caller turn;
 * - 2 for each caller turn, up to 20;
 * - 4 for each minute, up to 20;
 * - 15 times the number of caller turns per companion turn, up to 15;
 * - 15 for a finished guided activity;
 * - 10 for words of thanks or relief, or 5 for a goodbye without them;
 * - minus 10 for words of rejection;
 * - minus 15 for an abrupt end: less than 30 s, or no caller turn.
 */
export function scoreConversation(turns: readonly ConversationTurn[], facts: ScoringFacts): number {
  const callerTurns = turns.filter(({ speaker }) => speaker === 'caller')
  const companionTurnCount = turns.length - callerTurns.length
  const callerTexts = callerTurns.map(({ text }) => normaliseText(text ?? ''))
  const hasSaid = (pattern: RegExp) => callerTexts.some((text) => pattern.test(text))
  const minutes = Math.max(0, facts.durationSeconds) / 60
  const goodbyePoints = hasSaid(goodbyePattern) ? 5 : 0
  const thanksOrGoodbyePoints = hasSaid(thanksPattern) ? 10 : goodbyePoints
  const reciprocity =
    companionTurnCount === 0 ? 0 : Math.min(1, callerTurns.length / companionTurnCount)
  const isAbrupt = facts.durationSeconds < 30 || callerTurns.length === 0

  const points =
    (callerTurns.length > 0 ? 20 : 0) +
    Math.min(callerTurns.length, 10) * 2 +
    Math.min(minutes, 5) * 4 +
    reciprocity * 15 +
    (facts.isActivityFinished ? 15 : 0) +
    thanksOrGoodbyePoints -
    (hasSaid(rejectionPattern) ? 10 : 0) -
    (isAbrupt ? 15 : 0)
  return Math.round(Math.min(100, Math.max(0, points)))
}
