import type { Danger } from '../../../danger/danger'
import { dangerWords, hasExplicitDangerWords } from '../../../danger/danger-certainty'
import { detectDangers } from '../../../danger/detect-dangers'
import { blankFiguresOfSpeech } from '../../../danger/figures-of-speech'
import {
  isClearlyOrdinaryTalk,
  isMeaningClarified,
  isOrdinaryTalk,
} from '../../../danger/harmless-talk'
import {
  isDangerDenied,
  isDangerPlayedDown,
  isDangerRetracted,
} from '../../../danger/is-danger-retracted'
import { estimateDanger } from '../../../danger/learnt/estimate-danger'
import { normaliseForDangerPatterns } from '../../../danger/normalise-for-danger-patterns'
import { findPlainReport } from '../../../danger/plain-reports'
import { matchDangerRules } from '../../../danger/rules/match-danger-rules'
import { isQuestion } from '../../../french/is-question'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { calmFarewell } from '../../templates/crisis/ambiguous-words'
import {
  adultPattern,
  apologyPattern,
  confirmationPattern,
  doubtfulNoPattern,
  evasivePattern,
  firmDenial,
  harmlessCause,
  initialNoPattern,
  isExplicitDenial,
  minorPattern,
  pregnancyDenial,
  wordsOfAdults,
} from '../../templates/crisis/check-answers'
import {
  ageConfirmedReplies,
  ageQuestions,
  checkIntroductions,
  checkTemplates,
  sceneCheckIntroductions,
  sceneCheckQuestions,
  secondIntroductions,
  shortApologies,
} from '../../templates/crisis/check-templates'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import type { Template } from '../../templates/template'
import { findMood } from '../../understanding/find-mood'
import { removeEarlierQuestions } from './ask-gently'
import { isInStory } from './danger-in-scene'
import { continuesAfterDenial, leaveCrisisMode } from './leave-crisis'
import { closeConversation } from './say-helpline'
import { findCrisisRemark } from './support-in-crisis'

/** After this many false alarms in a call, the companion ignores words that only resemble a danger. */
const maxFalseAlarms = 2

/**
 * Enters crisis mode with an uncertain danger: asks whether the caller meant a danger that their words only suggest (a
 * check), and gives a helpline number in case they did. Does not stop a running activity or lesson, because the
 * caller's next utterance usually continues it. Asks a possible minor only for their age, in conversation mode. Returns
 * false after `maxFalseAlarms`, and when a possible minor speaks like an adult.
 */
export function askWhetherMeant(draft: ResponseDraft, danger: Danger): boolean {
  const { falseAlarmCount, lastResponse } = draft.state
  if (falseAlarmCount >= maxFalseAlarms) return false
  if (danger === 'minor-caller') return !speaksAsAdult(draft) && draft.sayOneOf(ageQuestions)
  draft.update({ mode: 'crisis', danger, responseBeforeAlarm: lastResponse })
  const { help, question } = checkTemplates[danger]
  const isStory = isInStory(draft)
  draft.sayOneOf(isStory ? sceneCheckIntroductions : checkIntroductions)
  const hasAsked =
    draft.sayOneOf([help]) && draft.sayOneOf(isStory ? sceneCheckQuestions : [question])
  return hasAsked || askAgain(draft) || draft.sentences.length > 0
}

/**
 * Whether a plainly named danger may be a figure of speech although the caller has not said so (see
 * `isMeantFiguratively`). Never true for suicide, self-harm and poisoning.
 */
const mayBeFigurative = (danger: Danger | null): boolean =>
  danger !== null && danger !== 'poisoning' && dangerGroups[danger] !== 'suicide'

/** After this many ordinary utterances, the companion asks whether a named danger is real. */
export const ordinaryUtterancesBeforeDoubt = 2

/** Whether the caller speaks of something ordinary during a crisis whose danger may be a figure of speech. */
export const isOrdinaryInCrisis = ({ state }: ResponseDraft, text: string): boolean =>
  mayBeFigurative(state.danger) &&
  isClearlyOrdinaryTalk(text) &&
  !dangerWords.test(normaliseText(text))

/**
 * Whether a no of the caller means that there is no danger, if the danger may be a figure of speech. A plain no is
 * enough after the companion has asked whether the danger is real. Before, the caller must also call it a
 * misunderstanding or the like ("mais non, je parlais du métro") or name a harmless cause ("mais non, c'est un ado").
 * The cause does not count if the caller reported blows, weapons or signs of an emergency. `deniesPregnancy` is enough
 * in any case.
 */
export const deniesAlarm = ({ state }: ResponseDraft, text: string): boolean =>
  deniesPregnancy(state.danger, text) ||
  (mayBeFigurative(state.danger) &&
    deniesCheck(text) &&
    (state.ordinaryUtteranceCount >= ordinaryUtterancesBeforeDoubt ||
      isExplicitDenial(normaliseText(text)) ||
      (harmlessCause.test(normaliseText(text)) && !reportedExplicitly(state))))

/** Whether one of the caller's last statements has explicit words of danger. */
const reportedExplicitly = ({ callerStatements }: ResponseDraft['state']): boolean =>
  callerStatements.slice(-3).some(hasExplicitDangerWords)

/**
 * Whether the caller denies a danger that may be a figure of speech, and goes on to say something else, to which the
 * other rules then respond. Never true for a minor, or after explicit words of danger.
 */
export const continuesAfterFalseAlarm = (draft: ResponseDraft, text: string): boolean =>
  mayBeFigurative(draft.state.danger) &&
  !draft.state.isMinorCaller &&
  !reportedExplicitly(draft.state) &&
  deniesCheck(text) &&
  continuesAfterDenial(draft, text)

/** Whether the caller says that what seemed a pregnancy emergency is a period, or that there is no pregnancy. */
export const deniesPregnancy = (danger: Danger | null, text: string): boolean =>
  danger === 'pregnancy-emergency' && pregnancyDenial.test(normaliseText(text))

/** Whether the answer to a check confirms the danger or leaves it open ("je sais pas"), and does not play it down. */
export const confirmsCheck = (text: string): boolean =>
  confirmationPattern.test(normaliseText(text)) && !isDangerPlayedDown(text)

/** Whether the caller says plainly that no danger was meant. A vague, evasive or puzzled reply is not a denial. */
export function deniesCheck(text: string): boolean {
  const words = normaliseText(text)
  if (firmDenial.test(words)) return true
  if (doubtfulNoPattern.test(words)) return false
  return (
    initialNoPattern.test(words) ||
    isExplicitDenial(words) ||
    isDangerRetracted(text) ||
    isDangerDenied(text) ||
    isMeaningClarified(text)
  )
}

/** Whether the caller answers a check with talk about something else, which the other rules may answer. */
export function movesOnFromCheck(draft: ResponseDraft, text: string): boolean {
  const { danger } = draft.state
  // During a check about a medical danger, any ordinary answer counts, such as "il a deux mois" after a fever: the
  // health rules answer it, and say when it is an emergency.
  const isMedical = danger !== null && dangerGroups[danger] === 'medical'
  const isOrdinary =
    isClearlyOrdinaryTalk(text) ||
    (isOrdinaryTalk(text) && (isMedical || isQuestion(text))) ||
    changesToOrdinarySubject(draft, text) ||
    isOrdinaryAnswerToSecondCheck(draft, text)
  return isOrdinary && !findCrisisRemark(danger, text)
}

/**
 * Called after the other rules have answered a caller during a check. When the caller denied the danger and went on to
 * say more, or spoke of something else, ends the check and puts a short apology before the answer. Otherwise asks about
 * the danger a second time, in place of the questions of the answer; does nothing if it has already asked twice.
 */
export function endOrRepeatCheck(draft: ResponseDraft, text: string) {
  const { mode, isDangerCertain } = draft.state
  if (mode !== 'crisis' || isDangerCertain) return
  const shouldEnd =
    deniesCheck(text) ||
    changesToOrdinarySubject(draft, text) ||
    isOrdinaryAnswerToSecondCheck(draft, text)
  if (!shouldEnd) {
    if (!askAgain(draft)) return
    removeEarlierQuestions(draft)
    draft.update({ suggestion: { state: 'disabled' } })
    return
  }
  leaveCrisisMode(draft, { isCheckDenied: deniesCheck(text) })
  if (!apologyPattern.test(draft.sentences[0] ?? '')) prependOneOf(draft, shortApologies)
}

/** Says one of the sentences before the rest of the response. */
function prependOneOf(draft: ResponseDraft, templates: readonly Template[]) {
  if (draft.sayOneOf(templates)) draft.sentences.unshift(...draft.sentences.splice(-1))
}

/** From this danger probability on, a report that matches no danger rule is firm (see `isFirmReport`). */
const minFirmProbabilityWithoutRule = 0.84
/** From this danger probability on, a report that matches a danger rule is firm. */
const minFirmProbabilityWithRule = 0.3

/**
 * Whether the caller turns to something ordinary right after words that only resembled a danger. Never true for words
 * with which a caller may calmly announce a suicide.
 */
function changesToOrdinarySubject({ state }: ResponseDraft, text: string): boolean {
  const report = state.callerStatements.at(-1) ?? ''
  const mayBeFarewell =
    state.danger !== null &&
    dangerGroups[state.danger] === 'suicide' &&
    calmFarewell.test(normaliseText(text))
  return (
    !mayBeFarewell &&
    (isClearlyOrdinaryTalk(text) || resemblesNoDanger(text)) &&
    !dangerWords.test(normaliseText(text)) &&
    detectDangers(report).length > 0 &&
    !isFirmReport(report)
  )
}

/** Number of the caller's latest statements that are searched for the report which the companion asked about. */
const maxStatementsSinceReport = 10

/**
 * Whether the caller, asked a second time about words that only resembled a danger ("j'ai les lèvres en feu"), gives
 * an ordinary answer again: "c'est la recette de ma tante". Never true after a firm report, nor for an empty answer
 * ("rien"), or one that expresses a mood or has words of danger.
 */
function isOrdinaryAnswerToSecondCheck(draft: ResponseDraft, text: string): boolean {
  const words = normaliseText(text)
  const statements = draft.state.callerStatements.slice(-maxStatementsSinceReport)
  return (
    hasAskedAgain(draft) &&
    resemblesNoDanger(text) &&
    !dangerWords.test(words) &&
    !evasivePattern.test(words) &&
    findMood(words) === null &&
    !statements.some(isFirmReport)
  )
}

/** Whether a report is so explicit or so probable that only a denial ends the check, not talk about something else. */
function isFirmReport(report: string): boolean {
  if (findPlainReport(report, []) !== null) return true
  const { probability } = estimateDanger(report)
  if (matchesNoRule(report)) return probability >= minFirmProbabilityWithoutRule
  return detectDangers(report).length > 0 && probability >= minFirmProbabilityWithRule
}

/** Whether no danger rule matches the text, so that only the classifier may find a danger in it. */
export const matchesNoRule = (text: string): boolean =>
  matchDangerRules(blankFiguresOfSpeech(normaliseForDangerPatterns(text))).size === 0

/** Fewer words may be an evasive answer. */
const minWordsOfOtherSubject = 3
/** Ordinary utterances nearly always have a lower danger probability; indirect words about a danger rarely do. */
const maxProbabilityOfOtherSubject = 0.1

const resemblesNoDanger = (text: string): boolean =>
  text.split(' ').length >= minWordsOfOtherSubject &&
  estimateDanger(text).probability < maxProbabilityOfOtherSubject

/** Whether the companion has asked a second time about the danger of the check. */
function hasAskedAgain(draft: ResponseDraft): boolean {
  const { danger } = draft.state
  if (danger === null || danger === 'minor-caller') return false
  const question = draft.fill(checkTemplates[danger].again)
  return question !== null && draft.hasSaid(question)
}

/**
 * Asks a second time about the danger of the check, with an introduction when nothing else is said. Returns false when
 * the companion has already asked twice.
 */
export function askAgain(draft: ResponseDraft): boolean {
  const { danger } = draft.state
  if (danger === null || danger === 'minor-caller') return false
  if (!draft.sayOneOf([checkTemplates[danger].again])) return false
  if (draft.sentences.length === 1) prependOneOf(draft, secondIntroductions)
  return true
}

/** Responds when the caller, asked for their age, says whether they are an adult; returns false otherwise. */
export function respondToAge(draft: ResponseDraft, text: string): boolean {
  const { falseAlarmCount, lastResponse, mode } = draft.state
  const hasAsked =
    mode === 'conversation' && lastResponse.some((one) => /dix-huit ans ou plus \?$/.test(one))
  if (!hasAsked) return false
  const words = normaliseText(text)
  if (minorPattern.test(words)) return closeConversation(draft)
  if (!adultPattern.test(words)) return false
  draft.update({ falseAlarmCount: falseAlarmCount + 1 })
  return draft.sayOneOf(ageConfirmedReplies)
}

const speaksAsAdult = ({ state }: ResponseDraft): boolean =>
  wordsOfAdults.test(normaliseText(state.callerStatements.join(' ')))
