import type { Danger } from '../../../danger/danger'
import { blankFiguresOfSpeech } from '../../../danger/figures-of-speech'
import { isMeaningClarified, isOrdinaryTalk } from '../../../danger/harmless-talk'
import {
  isDangerDenied,
  isDangerRetracted,
  isExhaustionOnly,
  isPastViolence,
  isVaguelyDenied,
} from '../../../danger/is-danger-retracted'
import { matchDangerRules } from '../../../danger/rules/match-danger-rules'
import { toSentences } from '../../../danger/to-sentences'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { goOnReplies } from '../../templates/crisis/check-templates'
import {
  crisisGoodbyes,
  crisisSupportTemplates,
  dangerRetractedTemplates,
  dangerTemplates,
  emergencyRetractedReminder,
  exhaustionTemplates,
  helplineAnswers,
  pastViolenceTemplates,
} from '../../templates/crisis/danger-templates'
import { otherViolenceReplies, vagueDenialReplies } from '../../templates/crisis/support-templates'
import { isGoodbye } from '../../understanding/goodbye'
import { isConcernOnly } from '../answers/answer-health-question'
import {
  accompanyPanic,
  beginPanicSupport,
  endPanicSupport,
  isPanicAttack,
  isPanicPassing,
} from './accompany-panic'
import { saySupport } from './answer-in-crisis'
import { findWorryInAnswer, planGentleQuestion } from './ask-gently'
import {
  askWhetherMeant,
  confirmsAge,
  deniesAge,
  deniesAlarm,
  deniesCheck,
  deniesDoubt,
  handleAnswerToCheck,
  handleOrdinaryLine,
} from './check-danger'
import { ambulanceDangers, isCrisisRemark, isOtherViolence } from './crisis-remarks'
import { happensInStory, returnToStory } from './danger-in-scene'
import { findReport, noReport, type Report } from './find-report'
import { sayHelpInLanguage } from './help-in-language'
import {
  acceptRetraction,
  apologiseForFalseAlarm,
  doubtRetraction,
  isCalledFigure,
  leaveCrisisMode,
  withdrawsRetraction,
} from './leave-crisis'
import { sayHelpIsComing, supportInCrisis } from './support-in-crisis'
import { deniesWishToDie, evadesQuestionAboutDeath, wishToDiePattern } from './wish-to-die'

/**
 * Whether the text is about the companion and nobody else, and matches no rule for a danger: "vous existez
 * vraiment ?", "prouvez-moi que vous servez à quelque chose".
 */
function isOnlyAboutCompanion(text: string): boolean {
  const words = normaliseText(text)
  return (
    /\b(tu|vous)\b/.test(words) &&
    !/\b(je|j|on|nous|me|m|mon|ma|mes|ils?|elles?|lui|leur|son|sa|ses|quelqu|les?)\b/.test(words) &&
    words.split(' ').length <= 12 &&
    matchDangerRules(blankFiguresOfSpeech(toSentences(text))).size === 0
  )
}

/**
 * Switches to crisis mode when the text reports a danger, whatever else is running, and stays in it
 * until the caller retracts or denies the danger. When the words only resemble a danger, the companion asks
 * whether the caller meant it, and leaves crisis mode when the caller says no. What happens in a story that both act
 * out is no danger. Exhaustion and violence that ended long ago get a response without crisis mode. A danger reported
 * again is answered in other words. Closes the conversation with a minor, unless the minor is in danger. Returns whether it has responded.
 */
export function respondToDanger(draft: ResponseDraft, text: string): boolean {
  if (confirmsAge(draft, text)) return true
  if (deniesAge(draft, text)) return closeConversation(draft)
  const worry = findWorryInAnswer(draft, text)
  if (worry !== null) return askWhetherMeant(draft, worry)
  const isRetracted = isDangerRetracted(text)
  const isAboutCompanion = draft.state.mode === 'conversation' && isOnlyAboutCompanion(text)
  const isKnownHarmless =
    isRetracted || isAboutCompanion || deniesWishToDie(draft, text) || isRemarkOnly(draft, text)
  const found = isKnownHarmless ? noReport : findReport(draft, text)
  const report = !found.isCertain && isConcernOnly(draft, text, found.dangers) ? noReport : found
  if (isRetractionTakenBack(draft, text) && report.dangers.length === 0)
    return respondToReport(draft, draft.state.retractedDanger ?? 'suicide', [], text)

  const isChecking = draft.state.mode === 'crisis' && !draft.state.isDangerCertain
  if (draft.state.mode === 'conversation' && happensInStory(draft, text, report)) return false
  if (isChecking && !report.isCertain) {
    const isDenied = report.dangers.length === 0 || deniesCheck(text)
    const checkResult = isDenied ? handleAnswerToCheck(draft, text) : 'confirmed'
    if (checkResult === 'answered') return true
    if (checkResult === 'moved-on') return false
    if (checkResult === 'confirmed') return respondToConfirmation(draft, report, text)
  }
  if (report.dangers.length > 0 && !report.isCertain && draft.state.mode === 'conversation') {
    const [danger = 'suicide'] = report.dangers
    const isMild = report.dangers.every((one) => crisisOnlyIfRecent.has(one))
    if (isMild && isPastViolence(text)) return respondWithoutCrisis(draft, 'past-violence')
    if (report.dangers.every((one) => one === 'suicide') && isExhaustionOnly(text))
      return respondWithoutCrisis(draft, 'exhaustion')
    if (report.isPossible && planGentleQuestion(draft, danger)) return false
    return askWhetherMeant(draft, danger)
  }
  if (report.dangers.length === 0 && evadesQuestionAboutDeath(draft, text))
    return askWhetherMeant(draft, 'suicide')
  // In a crisis, words that only resemble another danger do not change the danger of the crisis.
  const { mode, danger } = draft.state
  const isOther = mode === 'crisis' && !report.isCertain && isOtherViolence(danger, report.dangers)
  if (danger && isOther && draft.sayOneOf(otherViolenceReplies))
    return repeatHelpline(draft, danger)
  return respondToCertainDangers(draft, text, report.isCertain ? report.dangers : [], isRetracted)
}

/** Responds when the caller confirms the danger after a check, or reports it in other words. */
function respondToConfirmation(draft: ResponseDraft, { dangers }: Report, text: string): boolean {
  const currentDanger = draft.state.danger ?? 'suicide'
  draft.update({ isDangerCertain: true, danger: null, mode: 'conversation' })
  return respondToReport(draft, dangers[0] ?? currentDanger, dangers, text)
}

function respondToCertainDangers(
  draft: ResponseDraft,
  text: string,
  reported: readonly Danger[],
  isRetracted: boolean,
): boolean {
  const isMinorReported = reported.includes('minor-caller')
  if (isMinorReported) draft.update({ isMinorCaller: true })

  const dangers = reported.filter((danger) => danger !== 'minor-caller')
  const [danger] = dangers
  const isMild = dangers.every((one) => crisisOnlyIfRecent.has(one)) && !isMinorReported
  if (isMild && isPastViolence(text)) return respondWithoutCrisis(draft, 'past-violence')
  if (dangers.every((one) => one === 'suicide') && isExhaustionOnly(text) && !isMinorReported)
    return respondWithoutCrisis(draft, 'exhaustion')
  // A caller who is known to be a minor also gets the helpline number for children.
  const minor: readonly Danger[] = draft.state.isMinorCaller ? ['minor-caller'] : []
  if (danger) {
    draft.update({ isDangerCertain: true })
    return respondToReport(draft, danger, [...dangers, ...minor], text)
  }

  const { mode, isMinorCaller } = draft.state
  if (mode === 'closed') return sayFollowUp(draft, 'minor-caller')
  if (mode === 'conversation') return isMinorReported && closeConversation(draft)
  if (!isMinorCaller && returnToStory(draft, text)) return true
  const isDenied = isDangerDenied(text)
  if (!isMinorCaller && isCalledFigure(draft, text, isDenied))
    return apologiseForFalseAlarm(draft, text)
  if (isRetracted || isDenied) return handleRetraction(draft, text, !isDenied)
  if (!isMinorCaller && (deniesAlarm(draft, text) || deniesDoubt(draft, text)))
    return resumeConversation(draft, text)
  if (draft.state.hasDoubtedRetraction && withdrawsRetraction(text))
    return repeatHelpline(draft, draft.state.danger ?? 'suicide')
  const hasDoubted = draft.state.hasDoubtedRetraction && !isMinorCaller && !isMinorReported
  if (
    hasDoubted &&
    !wishToDiePattern.test(normaliseText(text)) &&
    !isCrisisRemark(draft.state.danger, text)
  ) {
    if (isOrdinaryTalk(text) && !noPattern.test(normaliseText(text))) {
      leaveCrisisMode(draft)
      return false
    }
    if (noPattern.test(normaliseText(text)) || isVaguelyDenied(text))
      return handleRetraction(draft, text, true)
  }
  if (!isMinorCaller && !isMinorReported && isMeaningClarified(text))
    if (draft.sayOneOf(vagueDenialReplies)) return true
  if (draft.state.isPanicAttack && !isMinorCaller) return respondInPanic(draft, text)
  if (isGoodbye(text, draft.context.companion.name) && draft.sayOneOf(crisisGoodbyes)) return true
  if (helplineQuestion.test(normaliseText(text)) && draft.sayOneOf(helplineAnswers)) return true
  if (isMinorReported) draft.sayOneOf([dangerTemplates['minor-caller'].alsoReported])
  const isInterrupted = draft.state.interruptedSentences.length > 0
  if (!isInterrupted && hasAskedWhetherOver(draft) && overPattern.test(normaliseText(text)))
    return isMinorCaller ? closeConversation(draft) : resumeConversation(draft, text)
  const isVagueDenial = isVaguelyDenied(text) && !isCrisisRemark(draft.state.danger, text)
  if (!isInterrupted && isVagueDenial && draft.sayOneOf(vagueDenialReplies)) return true
  if (!isInterrupted && supportInCrisis(draft, text)) {
    draft.update({ ordinaryLinesInCrisis: 0 })
    return true
  }
  if (!isInterrupted && !isMinorCaller && !isMinorReported) {
    const result = handleOrdinaryLine(draft, text)
    if (result !== 'unclear') return result === 'asked'
  }
  return continueCrisisSupport(draft)
}

/** Matches a no to the question whether there is a danger after all, which confirms "je plaisante". */
const noPattern =
  /^(?:euh |ah |bah |ben |mais )*(?:non|nan|pas du tout|jamais|aucun\w*|promis|je te jure|je vous jure)\b/

/** Responds to a caller who calls the danger a joke, or says that there is none. */
function handleRetraction(draft: ResponseDraft, text: string, isJoke: boolean): boolean {
  if (draft.state.isMinorCaller) return closeConversation(draft)
  if (draft.state.isPanicAttack) return leavePanic(draft)
  if (isJoke && doubtRetraction(draft)) return true
  if (!draft.state.hasDoubtedRetraction) return resumeConversation(draft, text)
  acceptRetraction(draft)
  return true
}

/** Accompanies a caller through a panic attack until it passes. */
function respondInPanic(draft: ResponseDraft, text: string): boolean {
  if (isPanicPassing(text)) return leavePanic(draft)
  if (isGoodbye(text, draft.context.companion.name) && draft.sayOneOf(crisisGoodbyes)) return true
  if (draft.state.interruptedSentences.length > 0) return continueCrisisSupport(draft)
  return accompanyPanic(draft, text) || continueCrisisSupport(draft)
}

function leavePanic(draft: ResponseDraft): boolean {
  leaveCrisisMode(draft)
  draft.update({ suggestion: { state: 'disabled' } })
  endPanicSupport(draft)
  return draft.sentences.length > 0
}

/** Whether only the classifier sees a danger in a remark of a caller in a crisis, wrongly: "personne me croira". */
const isRemarkOnly = ({ state }: ResponseDraft, text: string) =>
  state.mode === 'crisis' &&
  isCrisisRemark(state.danger, text) &&
  matchDangerRules(blankFiguresOfSpeech(toSentences(text))).size === 0

const isRetractionTakenBack = ({ state }: ResponseDraft, text: string) =>
  state.mode === 'conversation' && state.retractedDanger !== null && withdrawsRetraction(text)

/** Repeats the interrupted sentences, if any; else says another sentence of support. */
export function continueCrisisSupport(draft: ResponseDraft): boolean {
  for (const sentence of draft.state.interruptedSentences) draft.say(sentence)
  return draft.sentences.length > 0 || sayFollowUp(draft, draft.state.danger ?? 'suicide')
}

function respondToReport(
  draft: ResponseDraft,
  danger: Danger,
  reported: readonly Danger[],
  text: string,
): boolean {
  const { mode, danger: knownDanger, interruptedSentences } = draft.state
  const isSame =
    danger === knownDanger || (knownDanger === 'suicide-imminent' && impliedByImminent.has(danger))
  if (mode === 'crisis' && knownDanger !== null && isSame) {
    if (interruptedSentences.length > 0) return continueCrisisSupport(draft)
    if (draft.state.isPanicAttack) return respondInPanic(draft, text)
    if (isPanicAttack(danger, text)) return beginPanicSupport(draft)
    draft.update({ ordinaryLinesInCrisis: 0 })
    if (sayHelpIsComing(draft, text)) return true
    return repeatHelpline(draft, knownDanger)
  }
  stopEverythingElse(draft, 'crisis', danger)
  draft.update({
    isDangerCertain: true,
    isPanicAttack: false,
    hasDoubtedRetraction: false,
    ordinaryLinesInCrisis: 0,
  })
  sayHelpInLanguage(draft, danger, text)
  if (isPanicAttack(danger, text)) return beginPanicSupport(draft)
  draft.sayAll(dangerTemplates[danger].firstResponse)
  if (draft.sentences.length === 0) return repeatHelpline(draft, danger)
  // The danger of a crisis that goes on keeps its number beside the new one.
  const known = mode === 'crisis' && knownDanger !== null ? [knownDanger] : []
  const others = [...reported, ...known].filter((candidate) => candidate !== danger)
  const addition = others
    .map((other) => dangerTemplates[other].alsoReported)
    .find((template) => namesNewNumber(template, draft.sentences))
  if (addition) draft.sayOneOf([addition])
  return true
}

/** Dangers that need no further response when they are reported during an imminent suicide. */
const impliedByImminent: ReadonlySet<Danger> = new Set(['suicide', 'self-harm'])

const namesNewNumber = (template: string, sentences: readonly string[]) => {
  const text = sentences.join(' ')
  return (template.match(/\d+/g) ?? []).some((number) => !new RegExp(`\\b${number}\\b`).test(text))
}

/** Says the helpline number again in other words, followed by one further sentence of support. */
function repeatHelpline(draft: ResponseDraft, danger: Danger): boolean {
  const { helplineReminders, followUps } = dangerTemplates[danger]
  const reminder = helplineReminders.find((template) => draft.sayOneOf([template]))
  if (!reminder && saySupport(draft, danger)) return true
  const hasAsked = draft.sentences.some((sentence) => sentence.endsWith('?'))
  if (!hasAsked) followUps.some((template) => draft.sayOneOf([template]))
  return true
}

/** Responds to past violence or to exhaustion, outside crisis mode. */
function respondWithoutCrisis(
  draft: ResponseDraft,
  subject: 'past-violence' | 'exhaustion',
): boolean {
  const templates = subject === 'exhaustion' ? exhaustionTemplates : pastViolenceTemplates
  stopEverythingElse(draft, 'conversation', null)
  draft.update({ topic: subject, turnsSinceTopic: 0 })
  draft.sayAll(templates)
  return draft.sentences.length > 0
}

/** Whether the last response asked if the danger is really over. */
const hasAskedWhetherOver = (draft: ResponseDraft) =>
  vagueDenialReplies.some((reply) => draft.state.lastResponse.includes(draft.fill(reply) ?? reply))

/** Matches a yes to the question whether the danger is over. */
const overPattern =
  /^(?!.*\b(non|pas|peur|encore|toujours)\b).*\b(oui|ouais|promis|c est (passe|fini|termine)|ca va|je (respire|vais bien|suis calme|me sens mieux)|vraiment|tout va bien|en securite)\b/

const crisisOnlyIfRecent: ReadonlySet<Danger> = new Set([
  'partner-violence',
  'sexual-violence',
  'violence-suffered',
])

const helplineQuestion =
  /\b(c est (gratuit|payant|anonyme|vraiment anonyme|enregistre)|ca coute|(ils|elles) (vont|font) (faire )?quoi|qu est ce qu (ils|on) (vont|va) (faire|dire)|(qui|on) (repond|va repondre)|qui est ce qui repond)\b/

function closeConversation(draft: ResponseDraft): boolean {
  stopEverythingElse(draft, 'closed', 'minor-caller')
  draft.sayAll(dangerTemplates['minor-caller'].firstResponse)
  return draft.sentences.length > 0 || sayFollowUp(draft, 'minor-caller')
}

function resumeConversation(draft: ResponseDraft, text: string): boolean {
  const { danger } = draft.state
  leaveCrisisMode(draft)
  draft.update({ retractedDanger: danger, suggestion: { state: 'disabled' } })
  const [thanks = '', reminder = '', question = ''] = dangerRetractedTemplates
  const isMedical = danger !== null && ambulanceDangers.has(danger)
  draft.sayAll([thanks, isMedical ? emergencyRetractedReminder : reminder])
  if (isGoodbye(text, draft.context.companion.name)) {
    draft.update({ hasSaidGoodbye: true, isCallerLeaving: true })
    return draft.sayOneOf(draft.context.companion.persona.manner.farewells) || true
  }
  draft.sayOneOf([question]) || draft.sayOneOf(goOnReplies)
  return true
}

const stopEverythingElse = (
  draft: ResponseDraft,
  mode: 'conversation' | 'crisis' | 'closed',
  danger: Danger | null,
) =>
  draft.update({
    mode,
    danger,
    runningActivity: null,
    suggestion: { state: 'disabled' },
    topic: null,
  })

function sayFollowUp(draft: ResponseDraft, danger: Danger): boolean {
  const { followUps } = dangerTemplates[danger]
  const hasSaidNew =
    followUps.some((template) => draft.sayOneOf([template])) ||
    draft.sayOneOf(crisisSupportTemplates) ||
    saySupport(draft, danger)
  if (!hasSaidNew) repeatOldest(draft, followUps)
  return true
}

/** Repeats the sentence that was said longest ago, because in a crisis a repetition is better than silence. */
function repeatOldest(draft: ResponseDraft, templates: readonly string[]) {
  const sentences = templates
    .map((template) => draft.fill(template))
    .filter((sentence) => sentence !== null)
  const lastSaidAt = (sentence: string) => draft.state.spokenSentences.lastIndexOf(sentence)
  const [oldest] = sentences.sort((one, other) => lastSaidAt(one) - lastSaidAt(other))
  if (oldest) draft.sentences.push(oldest)
}
