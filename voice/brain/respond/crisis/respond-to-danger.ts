import type { Danger } from '../../../danger/danger'
import type { DangerAssessment } from '../../../danger/detect-dangers'
import { isMeaningClarified, isOrdinaryTalk } from '../../../danger/harmless-talk'
import {
  isDangerDenied,
  isDangerRetracted,
  isExhaustionOnly,
  isPastViolence,
  isVaguelyDenied,
} from '../../../danger/is-danger-retracted'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { goOnReplies } from '../../templates/crisis/check-templates'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import {
  crisisGoodbyes,
  crisisSupportTemplates,
  dangerRetractedTemplates,
  dangerTemplates,
  exhaustionTemplates,
  helplineAnswers,
  pastViolenceTemplates,
} from '../../templates/crisis/danger-templates'
import { otherViolenceReplies, vagueDenialReplies } from '../../templates/crisis/support-templates'
import { isGoodbye } from '../../understanding/goodbye'
import {
  accompanyPanic,
  beginPanicSupport,
  isPanicAttack,
  isPanicPassing,
  leavePanic,
} from './accompany-panic'
import { findWorryInAnswer, planGentleQuestion } from './ask-gently'
import {
  acknowledgeAdultAge,
  askWhetherMeant,
  deniesAge,
  deniesAlarm,
  deniesCheck,
  handleAnswerToCheck,
  handleOrdinaryUtterance,
} from './check-danger'
import { isFictionalDanger, returnToStory } from './danger-in-scene'
import { evadesQuestionAboutDeath, findReport, wishToDiePattern } from './find-report'
import { sayHelpInLanguage } from './help-in-language'
import {
  acceptRetraction,
  apologiseForFalseAlarm,
  doubtRetraction,
  isCalledFigure,
  leaveCrisisMode,
  withdrawsRetraction,
} from './leave-crisis'
import { findCrisisRemark, sayHelpIsComing, saySupport, supportInCrisis } from './support-in-crisis'

/**
 * Switches to crisis mode when the text reports a danger, whatever else is running, and stays in it
 * until the caller retracts or denies the danger. When the words only resemble a danger, the companion asks
 * whether the caller meant it, and leaves crisis mode when the caller says no. Ignores dangers to
 * characters of a role-play. Exhaustion and violence that ended long ago get a response without crisis
 * mode. A danger reported again is answered in other words. Closes the conversation with a minor,
 * unless the minor is in danger. Returns whether it has responded.
 */
export function respondToDanger(draft: ResponseDraft, text: string): boolean {
  if (acknowledgeAdultAge(draft, text)) return true
  if (deniesAge(draft, text)) return closeConversation(draft)
  const worry = findWorryInAnswer(draft, text)
  if (worry !== null) return askWhetherMeant(draft, worry)
  const report = findReport(draft, text)
  const { dangers } = report
  const isCertain = report.certainty === 'certain'
  const { danger, isDangerCertain, mode, retractedDanger } = draft.state
  if (mode === 'conversation') {
    const isNamedAgain = dangers.length === 0 && withdrawsRetraction(text)
    if (isNamedAgain && retractedDanger) return respondToReport(draft, retractedDanger, [], text)
    if (isFictionalDanger(draft, text, report)) return false
    if (dangers.length > 0 && !isCertain) return respondToDoubtfulReport(draft, report, text)
  } else if (mode === 'crisis' && !isDangerCertain && !isCertain) {
    const mayDeny = dangers.length === 0 || deniesCheck(text)
    const result = mayDeny ? handleAnswerToCheck(draft, text) : 'confirmed'
    if (result === 'confirmed') {
      draft.update({ danger: null, mode: 'conversation' })
      return respondToReport(draft, dangers[0] ?? danger ?? 'suicide', dangers, text)
    }
    if (result !== 'unclear') return result === 'answered'
  }
  if (dangers.length === 0 && evadesQuestionAboutDeath(draft, text))
    return askWhetherMeant(draft, 'suicide')
  // In a crisis, words that only resemble another danger do not change the danger of the crisis.
  const isOtherViolence =
    danger !== null && !isViolence(danger) && dangers.some(isViolence) && !isCertain
  if (mode === 'crisis' && isOtherViolence && draft.sayOneOf(otherViolenceReplies))
    return repeatHelpline(draft, danger)
  return respondToCertainDangers(draft, text, isCertain ? dangers : [])
}

const isViolence = (danger: Danger) => dangerGroups[danger] === 'violence-suffered'

/** Responds to words outside a crisis that only resemble a danger. */
function respondToDoubtfulReport(
  draft: ResponseDraft,
  { dangers, certainty }: DangerAssessment,
  text: string,
): boolean {
  const [danger = 'suicide'] = dangers
  const subject = findSubjectWithoutCrisis(dangers, text)
  if (subject) return respondWithoutCrisis(draft, subject)
  if (certainty === 'possible' && planGentleQuestion(draft, danger)) return false
  return askWhetherMeant(draft, danger)
}

/** Responds to the dangers that the text names plainly; during a crisis also to a text that names none. */
function respondToCertainDangers(
  draft: ResponseDraft,
  text: string,
  reported: readonly Danger[],
): boolean {
  const isMinorReported = reported.includes('minor-caller')
  if (isMinorReported) draft.update({ isMinorCaller: true })
  const subject = findSubjectWithoutCrisis(reported, text)
  if (subject) return respondWithoutCrisis(draft, subject)
  const dangers = reported.filter((danger) => danger !== 'minor-caller')
  const [danger] = dangers
  // A caller who is known to be a minor also gets the helpline number for children.
  const minor: readonly Danger[] = draft.state.isMinorCaller ? ['minor-caller'] : []
  if (danger) return respondToReport(draft, danger, [...dangers, ...minor], text)
  const { mode } = draft.state
  if (mode === 'closed') return sayFollowUp(draft, 'minor-caller')
  if (mode === 'conversation') return isMinorReported && closeConversation(draft)
  return respondInCrisis(draft, text, isMinorReported)
}

/** Responds during a crisis to a text that reports no danger, or only that the caller is a minor. */
function respondInCrisis(draft: ResponseDraft, text: string, isMinorReported: boolean): boolean {
  const { danger, hasDoubtedRetraction, interruptedSentences, isMinorCaller } = draft.state
  const words = normaliseText(text)
  if (!isMinorCaller && returnToStory(draft, text)) return true
  if (!isMinorCaller && isCalledFigure(draft, text)) return apologiseForFalseAlarm(draft, text)
  const isDenied = isDangerDenied(text)
  if (isDenied || isDangerRetracted(text)) return handleRetraction(draft, text, !isDenied)
  if (!isMinorCaller && deniesAlarm(draft, text)) return resumeConversation(draft, text)
  if (hasDoubtedRetraction && withdrawsRetraction(text))
    return repeatHelpline(draft, danger ?? 'suicide')
  const isRemark = findCrisisRemark(danger, text) !== undefined
  if (hasDoubtedRetraction && !isMinorCaller && !isRemark && !wishToDiePattern.test(words)) {
    const isNo = noPattern.test(words)
    if (!isNo && isOrdinaryTalk(text)) {
      leaveCrisisMode(draft)
      return false
    }
    if (isNo || isVaguelyDenied(text)) return handleRetraction(draft, text, true)
  }
  if (!isMinorCaller && isMeaningClarified(text) && draft.sayOneOf(vagueDenialReplies)) return true
  if (!isMinorCaller && draft.state.isPanicAttack) return respondInPanic(draft, text)
  if (isGoodbye(text, draft.context.companion.name) && draft.sayOneOf(crisisGoodbyes)) return true
  if (helplineQuestion.test(words) && draft.sayOneOf(helplineAnswers)) return true
  if (isMinorReported) draft.sayOneOf([dangerTemplates['minor-caller'].alsoReported])
  if (interruptedSentences.length > 0) return continueCrisisSupport(draft)
  if (hasAskedWhetherOver(draft) && overPattern.test(words))
    return isMinorCaller ? closeConversation(draft) : resumeConversation(draft, text)
  if (!isRemark && isVaguelyDenied(text) && draft.sayOneOf(vagueDenialReplies)) return true
  if (supportInCrisis(draft, text)) {
    draft.update({ ordinaryUtterancesInCrisis: 0 })
    return true
  }
  const result = isMinorCaller ? 'unclear' : handleOrdinaryUtterance(draft, text)
  return result === 'unclear' ? continueCrisisSupport(draft) : result === 'asked'
}

/** Matches a no to the question whether there is a danger after all, which confirms "je plaisante". */
const noPattern =
  /^(?:euh |ah |bah |ben |mais )*(?:non|nan|pas du tout|jamais|aucun\w*|promis|je te jure|je vous jure)\b/

/** Responds to a caller who calls the danger a joke, or says that there is none. */
function handleRetraction(draft: ResponseDraft, text: string, isJoke: boolean): boolean {
  if (draft.state.isMinorCaller) return closeConversation(draft)
  if (draft.state.isPanicAttack) return leavePanic(draft)
  if (isJoke && doubtRetraction(draft)) return true
  return draft.state.hasDoubtedRetraction
    ? acceptRetraction(draft)
    : resumeConversation(draft, text)
}

/** Accompanies a caller through a panic attack until it passes. */
function respondInPanic(draft: ResponseDraft, text: string): boolean {
  if (isPanicPassing(text)) return leavePanic(draft)
  if (isGoodbye(text, draft.context.companion.name) && draft.sayOneOf(crisisGoodbyes)) return true
  const isInterrupted = draft.state.interruptedSentences.length > 0
  return (!isInterrupted && accompanyPanic(draft, text)) || continueCrisisSupport(draft)
}

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
  draft.update({ isDangerCertain: true })
  const isSame =
    danger === knownDanger || (knownDanger === 'suicide-imminent' && impliedByImminent.has(danger))
  if (mode === 'crisis' && knownDanger !== null && isSame) {
    if (interruptedSentences.length > 0) return continueCrisisSupport(draft)
    if (draft.state.isPanicAttack) return respondInPanic(draft, text)
    if (isPanicAttack(danger, text)) return beginPanicSupport(draft)
    draft.update({ ordinaryUtterancesInCrisis: 0 })
    if (sayHelpIsComing(draft, text)) return true
    return repeatHelpline(draft, knownDanger)
  }
  stopEverythingElse(draft, 'crisis', danger)
  draft.update({ isPanicAttack: false, hasDoubtedRetraction: false, ordinaryUtterancesInCrisis: 0 })
  sayHelpInLanguage(draft, danger, text)
  if (isPanicAttack(danger, text)) return beginPanicSupport(draft)
  draft.sayAll(dangerTemplates[danger].firstResponse)
  if (draft.sentences.length === 0) return repeatHelpline(draft, danger)
  // During a crisis, the helpline number for the earlier danger is given as well.
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
  const hasReminded = helplineReminders.some((template) => draft.sayOneOf([template]))
  if (!hasReminded && saySupport(draft, danger)) return true
  const hasAsked = draft.sentences.some((sentence) => sentence.endsWith('?'))
  if (!hasAsked) followUps.some((template) => draft.sayOneOf([template]))
  return true
}

const templatesWithoutCrisis = {
  'past-violence': pastViolenceTemplates,
  exhaustion: exhaustionTemplates,
}

/** Returns what the text is about when it needs no crisis mode: violence that ended long ago, or exhaustion. */
function findSubjectWithoutCrisis(
  reported: readonly Danger[],
  text: string,
): keyof typeof templatesWithoutCrisis | null {
  if (reported.every((danger) => crisisOnlyIfRecent.has(danger)) && isPastViolence(text))
    return 'past-violence'
  const mayBeExhaustion = reported.every((danger) => danger === 'suicide')
  return mayBeExhaustion && isExhaustionOnly(text) ? 'exhaustion' : null
}

/** Responds to past violence or to exhaustion, outside crisis mode. */
function respondWithoutCrisis(
  draft: ResponseDraft,
  subject: keyof typeof templatesWithoutCrisis,
): boolean {
  stopEverythingElse(draft, 'conversation', null)
  draft.update({ topic: subject, turnsSinceTopic: 0 })
  draft.sayAll(templatesWithoutCrisis[subject])
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
  const { thanks, reminder, medicalReminder, question } = dangerRetractedTemplates
  const isMedical = danger !== null && dangerGroups[danger] === 'medical'
  draft.sayAll([thanks, isMedical ? medicalReminder : reminder])
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
