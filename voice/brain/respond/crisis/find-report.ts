import { type Danger, dangersByUrgency } from '../../../danger/danger'
import { assessDangers, type DangerAssessment } from '../../../danger/detect-dangers'
import {
  isDangerDenied,
  isDangerRetracted,
  isHarmlessMeaning,
} from '../../../danger/is-danger-retracted'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  onlyAboutCompanion,
  otherWishPattern,
  wishToDiePattern,
} from '../../templates/crisis/check-answers'
import { isHealthConcernOnly } from '../answers/answer-health-question'
import { deniesCheck, matchesNoRule } from './check-danger'
import { isInStory } from './danger-in-scene'
import { findCrisisRemark } from './support-in-crisis'

/** Without a danger, the certainty does not matter. */
const noReport: DangerAssessment = { dangers: [], certainty: 'likely' }

/**
 * Returns the dangers that the text reports and how certain they are. Returns none when the text retracts a danger, or
 * when its words are harmless here: for example, when an uncertain danger comes from a figure of speech or a report
 * about health. A yes to the question whether the caller wants to die is a report.
 */
export function findReport(draft: ResponseDraft, text: string): DangerAssessment {
  if (isKnownToBeHarmless(draft, text)) return noReport
  // After lines of a story about a danger, even a remark such as "attendez, ma femme rentre" would count as a danger.
  const previous = isInStory(draft) ? [] : draft.state.callerStatements.slice(-2)
  const assessment = assessDangers(text, previous)
  const { certainty } = assessment
  const dangers = assessment.dangers.filter((danger) => !isHarmlessMeaning(danger, text))
  // "Il va me tuer, enfin façon de parler"
  const namesFigureOfSpeech = /façon de parler/i.test(text)
  if (certainty !== 'certain' && (namesFigureOfSpeech || isHealthConcernOnly(draft, text, dangers)))
    return noReport
  if (dangers.length > 0) return { dangers, certainty }
  const isWishToDie = hasAskedAboutDeath(draft) && wishToDiePattern.test(normaliseText(text))
  return isWishToDie ? { dangers: ['suicide'], certainty: 'certain' } : noReport
}

/**
 * Whether the text retracts a danger, or denies the wish to die about which the companion has asked. A text that
 * matches no danger rule is also harmless in two cases: in a crisis, a known remark ("personne me croira") that reports
 * nothing more urgent; outside a crisis, words about the companion alone.
 */
function isKnownToBeHarmless(draft: ResponseDraft, text: string): boolean {
  const { mode, danger } = draft.state
  if (isDangerRetracted(text) || (hasAskedAboutDeath(draft) && isDangerDenied(text))) return true
  const isRemark = mode === 'crisis' && findCrisisRemark(danger, text) !== undefined
  if (isRemark && reportsMoreUrgent(draft, text)) return false
  const isAboutCompanion = mode === 'conversation' && onlyAboutCompanion.test(normaliseText(text))
  return (isRemark || isAboutCompanion) && matchesNoRule(text)
}

/** Whether the text reports, with certainty, a danger that is more urgent than the one of the crisis. */
function reportsMoreUrgent({ state }: ResponseDraft, text: string): boolean {
  const { dangers, certainty } = assessDangers(text, state.callerStatements.slice(-2))
  const urgency = (danger: Danger) => dangersByUrgency.indexOf(danger)
  const [reported] = dangers
  if (!reported || !state.danger || certainty !== 'certain') return false
  return urgency(reported) < urgency(state.danger)
}

/** Whether the last response, outside a crisis, asked if an ambiguous wish is a wish to die. */
const hasAskedAboutDeath = ({ state }: ResponseDraft) =>
  state.mode === 'conversation' &&
  state.lastResponse.some((sentence) => /mourir.*\?$/.test(sentence))

/**
 * Whether a caller who was asked about a wish to die neither denies it nor names another wish: "je suis fatiguée". Also
 * true for a yes, which `findReport` reports.
 */
export const evadesQuestionAboutDeath = (draft: ResponseDraft, text: string): boolean =>
  hasAskedAboutDeath(draft) && !deniesCheck(text) && !otherWishPattern.test(normaliseText(text))
