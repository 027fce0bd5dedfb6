import { type Danger, dangersByUrgency } from './danger'
import { blankFiguresOfSpeech } from './figures-of-speech'
import { detectForeignDangers } from './foreign-dangers'
import { type DangerEstimate, estimateDanger } from './learnt/estimate-danger'
import { hasExplicitDangerWords, isNamedByRule, isThreatAfterMishap } from './names-danger'
import { isOrdinaryStatement } from './ordinary-statements'
import { isLongOver, isNotAboutNow, isUnrelatedToCaller } from './reported-or-past'
import { matchDangerRules } from './rules/match-danger-rules'
import { toSentences } from './to-sentences'

/**
 * Chosen on sentences held out of training: docs/decisions/048-danger-detection.md. The classifier
 * underestimates indirect words about suicide, so it needs a lower probability to veto those rules.
 */
const minProbability = 0.73
/**
 * Higher for dangers whose words are also those of ordinary life, such as a family, a body or a child: chosen on ordinary
 * lines that the classifier had not learnt.
 */
const minProbabilities: Partial<Record<Danger, number>> = {
  'medical-emergency': 0.85,
  'pregnancy-emergency': 0.9,
  'sexual-violence': 0.85,
  poisoning: 0.8,
  'self-harm': 0.8,
  'suicide-of-other': 0.78,
  'minor-caller': 0.75,
}
const minProbabilityInLongText = 0.995
const maxVetoProbability = 0.25
const maxSuicideVetoProbability = 0.15
/** From this probability on, a danger that no rule recognises is `named` if the words name a danger too. */
const minProbabilityWithExplicitWords = 0.93
/** Below this probability, a danger that a rule recognises is only `likely`. */
const minProbabilityOfNamedDanger = 0.35

/** A text of up to this many words is also judged together with the caller's previous texts. */
const maxDependentWords = 6
const minDependentProbability = 0.12

/**
 * Missing one of these dangers would be the worst error, so the classifier vetoes their rules only where it is sure:
 * "on mange à dix-neuf heures pile" is no battery that was swallowed.
 */
const maxUrgentVetoProbability = 0.05
const dangersRarelyVetoed: ReadonlySet<Danger> = new Set([
  'suicide-imminent',
  'poisoning',
  'violence-now',
])

export type DangerAssessment = {
  /** Most urgent first; empty when there is none. */
  dangers: readonly Danger[]
  /**
   * `named`: a rule or plain words name the danger. `likely`: the text only resembles danger sentences and may
   * be harmless, so a companion first asks what the caller means.
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
  const hasDanger = assessment.dangers.length > 0
  if (hasDanger || text.split(' ').length > maxDependentWords) return assessment
  if (previous.length === 0 || estimateDanger(text).probability < minDependentProbability)
    return assessment
  const isAlreadyReported = previous.some((earlier) => detectDangers(earlier).length > 0)
  return isAlreadyReported ? assessment : assessText([...previous, text].join(' '), [])
}

/** Returns every danger that the text reports, most urgent first, however certain. */
export const detectDangers = (text: string, previous: readonly string[] = []): readonly Danger[] =>
  assessDangers(text, previous).dangers

/** Returns the most urgent danger that the text reports, or null. */
export const detectDanger = (text: string): Danger | null => detectDangers(text)[0] ?? null

function assessText(text: string, previous: readonly string[]): DangerAssessment {
  const foreignDangers = detectForeignDangers(text)
  const frenchAssessment = assessFrench(text, previous)
  if (foreignDangers.length === 0) return frenchAssessment
  const dangers = dangersByUrgency.filter(
    (danger) => foreignDangers.includes(danger) || frenchAssessment.dangers.includes(danger),
  )
  return { dangers, certainty: 'named' }
}

function assessFrench(text: string, previous: readonly string[]): DangerAssessment {
  const sentences = blankFiguresOfSpeech(toSentences(text), toSentences(previous.join('. ')))
  if (sentences.trim() === '' || isOrdinaryStatement(text) || isThreatAfterMishap(text, previous))
    return noDanger
  const matched = matchDangerRules(sentences)
  const estimate = estimateDanger(text)
  if (matched.size === 0) return assessEstimate(estimate, sentences)
  const dangers = dangersByUrgency.filter((danger) => matched.has(danger))
  if (dangers.every((danger) => isVetoed(danger, estimate))) return noDanger
  const isNamed =
    estimate.probability >= minProbabilityOfNamedDanger &&
    dangers.some((danger) => isNamedByRule(danger, [...previous, text]))
  return { dangers, certainty: isNamed ? 'named' : 'likely' }
}

function isVetoed(danger: Danger, { probability }: DangerEstimate): boolean {
  if (dangersRarelyVetoed.has(danger)) return probability < maxUrgentVetoProbability
  return probability < (danger === 'suicide' ? maxSuicideVetoProbability : maxVetoProbability)
}

function assessEstimate(
  { probability, danger, isLong }: DangerEstimate,
  sentences: string,
): DangerAssessment {
  const minProbabilityOfDanger = minProbabilities[danger] ?? minProbability
  if (probability < (isLong ? minProbabilityInLongText : minProbabilityOfDanger)) return noDanger
  const isOver = dangersInPastTense.has(danger) ? isLongOver(sentences) : isNotAboutNow(sentences)
  if (isOver || isUnrelatedToCaller(sentences, '')) return noDanger
  const isNamed =
    probability >= minProbabilityWithExplicitWords && hasExplicitDangerWords(sentences)
  return { dangers: [danger], certainty: isNamed ? 'named' : 'likely' }
}

/** Dangers that count even in the past, unless the text also says that all is well now. */
const dangersInPastTense: ReadonlySet<Danger> = new Set([
  'suicide',
  'suicide-imminent',
  'suicide-of-other',
  'sexual-violence',
])
