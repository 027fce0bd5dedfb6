import { type Danger, dangersByUrgency } from './danger'
import { blankFiguresOfSpeech } from './figures-of-speech'
import { detectForeignDangers } from './foreign-dangers'
import { type DangerEstimate, estimateDanger } from './learnt/estimate-danger'
import { isNamedByRule, namesDangerExplicitly } from './names-danger'
import { isOrdinaryStatement } from './ordinary-statements'
import { isLongOver, isNotAboutNow, isReportedOnly } from './reported-or-past'
import { matchDangerRules } from './rules/match-danger-rules'
import { toSentences } from './to-sentences'

/**
 * Chosen on the development sentences: docs/decisions/048-danger-detection.md. The classifier
 * underestimates indirect words about suicide, so it needs a lower probability to veto those rules.
 */
const minProbability = 0.55
/** Adults speak of school and of their parents, too. */
const minProbabilityOfMinor = 0.65
const minProbabilityInLongText = 0.995
const vetoBelow = 0.15
const vetoSuicideBelow = 0.1
/** From this probability on, the classifier alone is sure enough if the words also name a danger. */
const minProbabilityWithExplicitWords = 0.93
/** Below this probability, the companion asks first even when a rule recognises a danger. */
const minProbabilityOfNamed = 0.35

/** A text of up to this many words is also judged together with the caller's previous texts. */
const maxDependentWords = 6
const minDependentProbability = 0.12

/** A missed report costs most here, so the classifier cannot veto the rules. */
const neverVetoed: ReadonlySet<Danger> = new Set(['suicide-imminent', 'poisoning', 'violence-now'])

export type DangerAssessment = {
  /** Most urgent first; empty when there is none. */
  dangers: readonly Danger[]
  /**
   * `named`: a rule or plain words name the danger. `likely`: the text only resembles grave examples, and may
   * be harmless: a companion asks first.
   */
  certainty: 'named' | 'likely'
}

const noDanger: DangerAssessment = { dangers: [], certainty: 'likely' }

/**
 * Returns every danger that the text reports, and how certain that is. A pure function of the text, which
 * may be typed or come from speech recognition.
 *
 * Rules recognise known wordings and name the danger. A classifier adds dangers that no rule matches,
 * and vetoes rules on texts that look like harmless examples. A short text that may be about a danger is
 * also judged together with what the caller said before: "j'ai tout avalé" after "la boîte de somnifères".
 */
export function assessDangers(text: string, previous: readonly string[] = []): DangerAssessment {
  const assessment = assessText(text, previous)
  const isComplete = assessment.dangers.length > 0
  if (isComplete || text.split(' ').length > maxDependentWords) return assessment
  if (previous.length === 0 || estimateDanger(text).probability < minDependentProbability)
    return assessment
  const isKnown = previous.some((earlier) => detectDangers(earlier).length > 0)
  return isKnown ? assessment : assessText([...previous, text].join(' '), [])
}

/** Returns every danger that the text reports, most urgent first, however certain. */
export const detectDangers = (text: string, previous: readonly string[] = []): readonly Danger[] =>
  assessDangers(text, previous).dangers

/** Returns the most urgent danger that the text reports, or null. */
export const detectDanger = (text: string): Danger | null => detectDangers(text)[0] ?? null

function assessText(text: string, previous: readonly string[]): DangerAssessment {
  const foreign = detectForeignDangers(text)
  const french = assessFrench(text, previous)
  if (foreign.length === 0) return french
  const dangers = dangersByUrgency.filter(
    (danger) => foreign.includes(danger) || french.dangers.includes(danger),
  )
  return { dangers, certainty: 'named' }
}

function assessFrench(text: string, previous: readonly string[]): DangerAssessment {
  const sentences = blankFiguresOfSpeech(toSentences(text))
  if (sentences.trim() === '' || isOrdinaryStatement(text)) return noDanger
  const found = matchDangerRules(sentences)
  const estimate = estimateDanger(text)
  if (found.size === 0) return assessEstimate(estimate, sentences)
  const dangers = dangersByUrgency.filter((danger) => found.has(danger))
  if (dangers.every((danger) => isVetoed(danger, estimate))) return noDanger
  const isNamed =
    estimate.probability >= minProbabilityOfNamed &&
    dangers.some((danger) => isNamedByRule(danger, [...previous, text]))
  return { dangers, certainty: isNamed ? 'named' : 'likely' }
}

function isVetoed(danger: Danger, { probability }: DangerEstimate): boolean {
  if (neverVetoed.has(danger)) return false
  return probability < (danger === 'suicide' ? vetoSuicideBelow : vetoBelow)
}

function assessEstimate(
  { probability, danger, isLong }: DangerEstimate,
  sentences: string,
): DangerAssessment {
  const least = danger === 'minor-caller' ? minProbabilityOfMinor : minProbability
  if (probability < (isLong ? minProbabilityInLongText : least)) return noDanger
  const isOver = dangersInPastTense.has(danger) ? isLongOver(sentences) : isNotAboutNow(sentences)
  if (isOver || isReportedOnly(sentences, '')) return noDanger
  const isNamed = probability >= minProbabilityWithExplicitWords && namesDangerExplicitly(sentences)
  return { dangers: [danger], certainty: isNamed ? 'named' : 'likely' }
}

/** Dangers that count even in the past, unless the text also says that all is well now. */
const dangersInPastTense: ReadonlySet<Danger> = new Set([
  'suicide',
  'suicide-imminent',
  'suicide-of-other',
  'sexual-violence',
])
