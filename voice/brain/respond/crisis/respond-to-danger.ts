import type { Danger } from '../../../danger/danger'
import { isMeaningClarified, isOrdinaryTalk } from '../../../danger/harmless-talk'
import { isHelpToDie } from '../../../danger/help-to-die'
import {
  isDangerDenied,
  isDangerPlayedDown,
  isDangerRetracted,
  isExhaustionOnly,
  isPastViolence,
} from '../../../danger/is-danger-retracted'
import {
  isEmergencyOfAnotherSettled,
  isReassuredByMedicalStaff,
} from '../../../danger/settled-emergency'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  dangerOverPattern,
  deniedWish,
  distressPattern,
  ownLifeDenial,
} from '../../templates/crisis/ambiguous-words'
import { possibleActAnnouncement, wishToDiePattern } from '../../templates/crisis/check-answers'
import {
  checkGoodbyes,
  doubtChecks,
  namesHelpline,
  plainYes,
  retractionChecks,
} from '../../templates/crisis/check-templates'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import {
  crisisGoodbyes,
  dangerTemplates,
  firstGoodbyeReplies,
  helpToDieFirstResponse,
  templatesWithoutCrisis,
} from '../../templates/crisis/danger-templates'
import { panicFirstResponse } from '../../templates/crisis/panic-templates'
import { findSpecialFirstResponse } from '../../templates/crisis/special-first-responses'
import { dangerOverQuestions, otherViolenceReplies } from '../../templates/crisis/support-templates'
import { isGoodbye } from '../../understanding/goodbye'
import { guideThroughPanicAttack, isPanicAttack, isPanicPassing } from './accompany-panic'
import { answerUrgentNeed } from './answer-urgent-need'
import { findWorryInAnswer, planGentleQuestion } from './ask-gently'
import {
  askAgain,
  askWhetherMeant,
  confirmsCheck,
  continuesAfterFalseAlarm,
  deniesAlarm,
  deniesCheck,
  deniesPregnancy,
  isOrdinaryInCrisis,
  movesOnFromCheck,
  ordinaryUtterancesBeforeDoubt,
  respondToAge,
} from './check-danger'
import { isFictionalDanger, returnToStory } from './danger-in-scene'
import { evadesQuestionAboutDeath, findReport } from './find-report'
import { sayHelpInLanguage } from './help-in-language'
import {
  apologiseForFalseAlarm,
  continuesAfterDenial,
  isMeantFiguratively,
  leaveCrisisMode,
  resumeConversation,
  sayLastFarewell,
  withdrawsRetraction,
} from './leave-crisis'
import {
  closeConversation,
  continueCrisisSupport,
  enterMode,
  repeatHelpline,
  sayFollowUp,
} from './say-helpline'
import { findCrisisRemark, respondToComingHelp, supportInCrisis } from './support-in-crisis'

/**
 * Switches to crisis mode when the text reports a danger, whatever else is running, and stays in it until the caller
 * retracts or denies the danger or the emergency is over. When the words only resemble a danger, the companion asks
 * whether the caller meant it, and leaves crisis mode when the caller says no or clearly changes the subject; when the
 * resemblance is small, the other rules answer and the companion asks in passing whether all is well. Outside a crisis,
 * ignores dangers to characters of a role-play. Violence in the past, exhaustion and urgent needs (`UrgentNeed`) get a
 * response without crisis mode. A danger reported again is answered in other words. Closes the conversation with a
 * minor, unless the minor is in danger. Returns whether it has responded.
 */
export function respondToDanger(draft: ResponseDraft, text: string): boolean {
  if (respondToAge(draft, text)) return true
  const worry = findWorryInAnswer(draft, text)
  if (worry !== null) return askWhetherMeant(draft, worry)
  const report = findReport(draft, text)
  const { dangers, certainty } = report
  const { isDangerCertain, mode, lastCrisisDanger } = draft.state
  if (mode === 'conversation' && isFictionalDanger(draft, text, report)) return false
  if (dangers.length === 0 && evadesQuestionAboutDeath(draft, text))
    return askWhetherMeant(draft, 'suicide')
  const subject = findSubjectWithoutCrisis(draft, dangers, text)
  if (subject) {
    enterMode(draft, 'conversation', null)
    draft.update({ topic: subject, turnsSinceTopic: 0 })
    draft.sayAll(templatesWithoutCrisis[subject])
    return draft.sentences.length > 0
  }
  if (answerUrgentNeed(draft, text, report)) return true
  if (certainty === 'certain') return respondToCertainDangers(draft, dangers, text)
  if (mode === 'closed') return sayFollowUp(draft, 'minor-caller')
  if (mode === 'crisis' && isDangerCertain) return respondInCrisis(draft, text, dangers)
  if (mode === 'crisis') {
    const relevantDangers = certainty === 'possible' ? keepSameGroup(draft, dangers) : dangers
    return respondToAnswerToCheck(draft, text, relevantDangers)
  }
  const [danger] = dangers
  if (danger) {
    const mayAskInPassing = certainty === 'possible' && !followsDistress(draft, danger)
    const isAskedInPassing = mayAskInPassing && planGentleQuestion(draft, danger)
    return !isAskedInPassing && askWhetherMeant(draft, danger)
  }
  const isDangerRealAfterAll = lastCrisisDanger !== null && withdrawsRetraction(text)
  return isDangerRealAfterAll && respondToReport(draft, lastCrisisDanger, [], text)
}

/**
 * Returns what the text is about when it needs no crisis mode: violence in the past, or exhaustion. Returns null in a
 * crisis about another danger, which goes on, and for a minor.
 */
function findSubjectWithoutCrisis(
  { state }: ResponseDraft,
  reported: readonly Danger[],
  text: string,
): keyof typeof templatesWithoutCrisis | null {
  if (state.isMinorCaller) return null
  const dangers = state.danger === null ? reported : [...reported, state.danger]
  const mayBePast = dangers.every((danger) => isViolence(danger) && danger !== 'violence-now')
  if (mayBePast && isPastViolence(text)) return 'past-violence'
  const mayBeExhaustion = dangers.every((danger) => danger === 'suicide')
  return mayBeExhaustion && isExhaustionOnly(text) ? 'exhaustion' : null
}

const isViolence = (danger: Danger) => dangerGroups[danger] === 'violence-against-caller'

/** Whether a possible wish to die, or a possible threat of violence, follows words of despair or loss. */
const followsDistress = ({ state }: ResponseDraft, danger: Danger) =>
  (isAboutOwnLife(danger) || danger === 'violence-threatened') &&
  state.callerStatements.slice(-3).some((text) => distressPattern.test(normaliseText(text)))

const isAboutOwnLife = (danger: Danger) => dangerGroups[danger] === 'suicide'

/** Responds to the dangers that the text names plainly. */
function respondToCertainDangers(
  draft: ResponseDraft,
  reported: readonly Danger[],
  text: string,
): boolean {
  if (reported.includes('minor-caller')) draft.update({ isMinorCaller: true })
  const dangers = reported.filter((danger) => danger !== 'minor-caller')
  const [danger] = dangers
  // A caller who is known to be a minor also gets the helpline number for children.
  const dangersOfMinor: readonly Danger[] = draft.state.isMinorCaller ? ['minor-caller'] : []
  if (danger) return respondToReport(draft, danger, [...dangers, ...dangersOfMinor], text)
  if (draft.state.mode !== 'crisis') return closeConversation(draft)
  draft.sayOneOf([dangerTemplates['minor-caller'].alsoReported])
  return respondInCrisis(draft, text)
}

/**
 * Responds to the caller's reaction to a check, which is the question whether a danger was meant. Only a no or a
 * clearly different subject drops the danger, because somebody who is ashamed, watched or afraid rarely says yes. A
 * plain yes confirms the danger only right after the check, which names a helpline; a later yes answers another
 * question. A caller who shows doubt, shame or fear gets the support of a crisis; after any other unclear reaction,
 * or a goodbye when suicide was asked about, the companion asks once more. When the caller speaks of something else,
 * returns false: the other rules answer, and `endOrRepeatCheck` ends the check.
 */
function respondToAnswerToCheck(
  draft: ResponseDraft,
  text: string,
  dangers: readonly Danger[],
): boolean {
  const isDenied = deniesCheck(text) || deniesPregnancy(draft.state.danger, text)
  const isReportedAgain = dangers.length > 0 && !isDenied
  if (!isReportedAgain && returnToStory(draft, text)) return true
  const answersOtherQuestion = plainYes.test(text) && !namesHelpline(draft.state.lastResponse)
  if (!isReportedAgain && answersOtherQuestion) return false
  if (isReportedAgain || (!isDenied && confirmsCheck(text))) {
    const danger = dangers[0] ?? draft.state.danger ?? 'suicide'
    return respondToReport(draft, danger, dangers, text)
  }
  if (isDenied) return !continuesAfterDenial(draft, text) && apologiseForFalseAlarm(draft, text)
  if (isGoodbye(text, draft.context.companion.name)) {
    if (isAboutOwnLife(draft.state.danger ?? 'suicide') && askAgain(draft)) return true
    draft.sayOneOf(checkGoodbyes)
    return sayLastFarewell(draft)
  }
  if (movesOnFromCheck(draft, text)) return false
  // Support that names a number or asks a question needs no second check.
  const isSupported = supportInCrisis(draft, text)
  if (draft.sentences.some((sentence) => /\d|\?/.test(sentence))) return true
  return askAgain(draft) || isSupported || respondInCrisis(draft, text)
}

/** Responds during a crisis to a text that reports no new danger with certainty, apart from "minor-caller". */
function respondInCrisis(
  draft: ResponseDraft,
  text: string,
  uncertainDangers: readonly Danger[] = [],
): boolean {
  const { interruptedSentences, isPanicAttack } = draft.state
  const danger = draft.state.danger ?? 'suicide'
  // Words that only resemble another danger, or report an old one, do not change the danger of the crisis, unless a
  // wish to die becomes imminent.
  const becomesImminent =
    isAboutOwnLife(danger) &&
    danger !== 'suicide-imminent' &&
    uncertainDangers.includes('suicide-imminent')
  if (becomesImminent) return respondToReport(draft, 'suicide-imminent', [], text)
  const mentionsViolence = uncertainDangers.some(isViolence) || isPastViolence(text)
  if (mentionsViolence && !isViolence(danger) && draft.sayOneOf(otherViolenceReplies))
    return repeatHelpline(draft, danger)
  const denialResult = respondToDenial(draft, danger, text)
  if (denialResult !== null) return denialResult
  if (isPanicAttack && isPanicPassing(text)) return resumeConversation(draft, text)
  if (isLeaving(draft, text) && sayCrisisGoodbye(draft, danger)) return true
  if (interruptedSentences.length > 0) return continueCrisisSupport(draft)
  if (isPanicAttack) return guideThroughPanicAttack(draft, text) || continueCrisisSupport(draft)
  return respondToDetail(draft, danger, text)
}

/**
 * Responds when the caller denies or retracts the danger, calls it fiction or a figure of speech, or withdraws an
 * earlier retraction. Returns true when it has responded, false when the other rules should answer, and null when the
 * caller says none of this.
 */
function respondToDenial(draft: ResponseDraft, danger: Danger, text: string): boolean | null {
  const { hasDoubtedRetraction, isMinorCaller } = draft.state
  if (!isMinorCaller && returnToStory(draft, text)) return true
  if (!isMinorCaller && isMeantFiguratively(draft, text)) return apologiseForFalseAlarm(draft, text)
  const isDenied = isCredibleDenial(danger, text)
  const isRetracted = isDenied || isDangerRetracted(text)
  const isFalseAlarm = !isMinorCaller && deniesAlarm(draft, text)
  if ((isRetracted || isFalseAlarm) && continuesAfterFalseAlarm(draft, text))
    return turnIntoDeniedCheck(draft)
  if (isRetracted) return respondToRetraction(draft, text, { isJoke: !isDenied })
  if (isFalseAlarm) return resumeConversation(draft, text)
  if (!hasDoubtedRetraction) return null
  if (withdrawsRetraction(text)) return repeatHelpline(draft, danger)
  const isRemark = findCrisisRemark(danger, text) !== undefined
  if (isMinorCaller || isRemark || wishToDiePattern.test(normaliseText(text))) return null
  if (deniesCheck(text) || isDangerPlayedDown(text)) return resumeConversation(draft, text)
  return isOrdinaryTalk(text) ? leaveCrisisMode(draft) : null
}

/**
 * Whether the caller denies the danger of the crisis. If it may be a suicide, only plain words about dying or about
 * what was swallowed count. In any other crisis, the denial of a wish to die does not count.
 */
function isCredibleDenial(danger: Danger, text: string): boolean {
  const words = normaliseText(text)
  const mayBeSuicide = isAboutOwnLife(danger) || danger === 'poisoning'
  const onlyDeniesWish = !isAboutOwnLife(danger) && deniedWish.test(words)
  return isDangerDenied(text) && !onlyDeniesWish && (!mayBeSuicide || ownLifeDenial.test(words))
}

const isLeaving = ({ context }: ResponseDraft, text: string): boolean =>
  isGoodbye(text, context.companion.name) && !possibleActAnnouncement.test(normaliseText(text))

/** Responds to what the caller tells about the situation, and ends the crisis when an emergency is settled or over. */
function respondToDetail(draft: ResponseDraft, danger: Danger, text: string): boolean {
  const { isMinorCaller } = draft.state
  if (hasAskedWhetherOver(draft) && dangerOverPattern.test(normaliseText(text)))
    return resumeConversation(draft, text)
  const mayEnd = danger === 'medical-emergency' && !isMinorCaller
  if (mayEnd && isEmergencyOfAnotherSettled(draft.state, text)) {
    leaveCrisisMode(draft)
    return respondToComingHelp(draft, text)
  }
  const isRemark = findCrisisRemark(danger, text) !== undefined
  const mayBeOver = isMeaningClarified(text) || (!isRemark && isDangerPlayedDown(text))
  if (mayBeOver && draft.sayOneOf(dangerOverQuestions)) return true
  if (supportInCrisis(draft, text)) {
    draft.update({ ordinaryUtteranceCount: 0 })
    if (isReassuredByMedicalStaff(danger, text)) leaveCrisisMode(draft)
    return true
  }
  if (!isMinorCaller && isOrdinaryInCrisis(draft, text)) return respondToOrdinaryTalk(draft)
  return continueCrisisSupport(draft)
}

/** Offers help at first, then asks once whether the danger is real. Then returns false, so that other rules answer. */
function respondToOrdinaryTalk(draft: ResponseDraft): boolean {
  const ordinaryUtteranceCount = draft.state.ordinaryUtteranceCount + 1
  draft.update({ ordinaryUtteranceCount })
  if (ordinaryUtteranceCount > ordinaryUtterancesBeforeDoubt) return false
  const shouldDoubt = ordinaryUtteranceCount === ordinaryUtterancesBeforeDoubt
  return (shouldDoubt && draft.sayOneOf(doubtChecks)) || continueCrisisSupport(draft)
}

/** Turns the crisis into a check that the caller has denied: the other rules answer, and `endOrRepeatCheck` ends it. */
function turnIntoDeniedCheck(draft: ResponseDraft): false {
  draft.update({ isDangerCertain: false })
  return false
}

/** At the first goodbye in most crises, names a number and asks a question. At any other goodbye, says goodbye. */
const sayCrisisGoodbye = (draft: ResponseDraft, danger: Danger): boolean =>
  draft.sayOneOf(firstGoodbyeReplies[dangerGroups[danger]] ?? []) || draft.sayOneOf(crisisGoodbyes)

/** Responds to a caller who denies the danger or calls it a joke. Asks once whether a wish to die really was a joke. */
function respondToRetraction(
  draft: ResponseDraft,
  text: string,
  { isJoke }: { isJoke: boolean },
): boolean {
  const { danger, hasDoubtedRetraction, isMinorCaller } = draft.state
  const mayHideWishToDie = isJoke && (isAboutOwnLife(danger ?? 'suicide') || danger === 'poisoning')
  const isDoubted = mayHideWishToDie && !isMinorCaller && !hasDoubtedRetraction
  if (!isDoubted || !draft.sayOneOf(retractionChecks)) return resumeConversation(draft, text)
  draft.update({ hasDoubtedRetraction: true })
  return true
}

/** Whether the last response asked what has changed, or whether the danger is really over. */
const hasAskedWhetherOver = (draft: ResponseDraft) =>
  dangerOverQuestions.some((reply) => draft.state.lastResponse.includes(draft.fill(reply) ?? reply))

/** Returns the dangers in the same group as the one that the companion asked about. */
const keepSameGroup = ({ state }: ResponseDraft, dangers: readonly Danger[]): readonly Danger[] =>
  dangers.filter(
    (danger) => state.danger !== null && dangerGroups[danger] === dangerGroups[state.danger],
  )

/**
 * Begins a crisis about the danger, and also gives a number for one other danger: of those `reported` in the same text,
 * or the earlier danger of the crisis. In a crisis about the same danger, names the helpline again in other words, or
 * continues the support.
 */
function respondToReport(
  draft: ResponseDraft,
  danger: Danger,
  reported: readonly Danger[],
  text: string,
): boolean {
  const { danger: knownDanger, isDangerCertain, isPanicAttack: isKnownPanic } = draft.state
  const isPanic = isPanicAttack(danger, text)
  const isImplied = knownDanger === 'suicide-imminent' && isAboutOwnLife(danger)
  if (isDangerCertain && knownDanger !== null && (danger === knownDanger || isImplied)) {
    if (draft.state.interruptedSentences.length > 0) return continueCrisisSupport(draft)
    if (isKnownPanic) return respondInCrisis(draft, text)
    draft.update({ ordinaryUtteranceCount: 0 })
    if (!isPanic) return respondToComingHelp(draft, text) || repeatHelpline(draft, knownDanger)
  }
  enterMode(draft, 'crisis', danger)
  draft.update({ isPanicAttack: isPanic })
  sayHelpInLanguage(draft, danger, text)
  draft.sayAll(isPanic ? panicFirstResponse : findFirstResponse(draft, danger, text))
  if (draft.sentences.length === 0) return repeatHelpline(draft, danger)
  const addition = [...reported, ...(knownDanger === null ? [] : [knownDanger])]
    .filter((other) => other !== danger)
    .map((other) => dangerTemplates[other].alsoReported)
    .find((template) => namesNewNumber(template, draft.sentences))
  if (addition) draft.sayOneOf([addition])
  return true
}

const findFirstResponse = ({ state }: ResponseDraft, danger: Danger, text: string) =>
  danger === 'suicide-of-other' && isHelpToDie(text, state.callerStatements.slice(-2))
    ? helpToDieFirstResponse
    : (findSpecialFirstResponse(text) ?? dangerTemplates[danger].firstResponse)

/** Whether the template names a number that none of the sentences names. */
function namesNewNumber(template: string, sentences: readonly string[]): boolean {
  const text = sentences.join(' ')
  const numbers = template.match(/\d+/g) ?? []
  return numbers.some((number) => !new RegExp(`\\b${number}\\b`).test(text))
}
