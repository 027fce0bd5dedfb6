import { type Danger, dangersByUrgency } from './danger'
import { blankFiguresOfSpeech } from './figures-of-speech'
import { detectForeignDangers } from './foreign-dangers'
import { type DangerEstimate, estimateDanger } from './learnt/estimate-danger'
import { isLongOver, isNotAboutNow, isReportedOnly } from './not-here-not-now'
import { matchDangerRules } from './rules/match-danger-rules'
import { toSentences } from './to-sentences'

/**
 * Chosen on the development sentences: docs/decisions/048-rules-and-examples-of-danger.md. The classifier
 * underestimates indirect words about suicide, so it needs a lower probability to veto those rules.
 */
const minProbability = 0.83
const minProbabilityInLongText = 0.995
const vetoBelow = 0.1
const vetoSuicideBelow = 0.06

/** A text of at most so many words is also judged together with the previous ones. */
const maxDependentWords = 6
const minDependentProbability = 0.12

/** A missed report costs most here, so the classifier cannot veto the rules. */
const neverVetoed: ReadonlySet<Danger> = new Set(['suicide-imminent', 'poisoning', 'violence-now'])

/**
 * Returns every danger that the text reports, most urgent first. A pure function of the text, which
 * may be typed or come from speech recognition.
 *
 * Rules recognise known wordings and name the danger. A classifier adds dangers that no rule matches,
 * and vetoes rules on texts that look like harmless examples. A short text that may be about a danger is
 * also judged together with what the caller said before: "j'ai tout avalé" after "la boîte de somnifères".
 */
export function detectDangers(text: string, previous: readonly string[] = []): readonly Danger[] {
  const dangers = detectDangersIn(text)
  const isComplete = dangers.length > 0 || text.split(' ').length > maxDependentWords
  if (isComplete || previous.length === 0) return dangers
  if (estimateDanger(text).probability < minDependentProbability) return dangers
  const isKnown = previous.some((earlier) => detectDangersIn(earlier).length > 0)
  return isKnown ? dangers : detectDangersIn([...previous, text].join(' '))
}

function detectDangersIn(text: string): readonly Danger[] {
  const sentences = blankFiguresOfSpeech(toSentences(text))
  const foreign = detectForeignDangers(text)
  const french = sentences.trim() === '' ? [] : detectFrenchDangers(text, sentences)
  return dangersByUrgency.filter((danger) => foreign.includes(danger) || french.includes(danger))
}

/** sentences: the text without figures of speech. */
function detectFrenchDangers(text: string, sentences: string): readonly Danger[] {
  const found = matchDangerRules(sentences)
  const estimate = estimateDanger(text)
  if (found.size === 0) return isGrave(estimate, sentences) ? [estimate.danger] : []
  const dangers = dangersByUrgency.filter((danger) => found.has(danger))
  return dangers.every((danger) => isVetoed(danger, estimate)) ? [] : dangers
}

/** Returns the most urgent danger that the text reports, or null. */
export const detectDanger = (text: string): Danger | null => detectDangers(text)[0] ?? null

function isVetoed(danger: Danger, { probability }: DangerEstimate): boolean {
  if (neverVetoed.has(danger)) return false
  return probability < (danger === 'suicide' ? vetoSuicideBelow : vetoBelow)
}

function isGrave({ probability, danger, isLong }: DangerEstimate, sentences: string): boolean {
  if (probability < (isLong ? minProbabilityInLongText : minProbability)) return false
  const isOver = dangersInPastTense.has(danger) ? isLongOver(sentences) : isNotAboutNow(sentences)
  return !isOver && !isReportedOnly(sentences, '')
}

/** Dangers that the past tense does not rule out: only a text that also says that all is well does. */
const dangersInPastTense: ReadonlySet<Danger> = new Set([
  'suicide',
  'suicide-imminent',
  'suicide-of-other',
  'sexual-violence',
])
