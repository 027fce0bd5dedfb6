import type { Danger } from '../../danger/danger'
import { detectDangers } from '../../danger/detect-dangers'
import { blankFiguresOfSpeech } from '../../danger/figures-of-speech'
import {
  isDangerDenied,
  isDangerRetracted,
  isExhaustionOnly,
  isHarmlessMeaning,
  isPastViolence,
  isVaguelyDenied,
} from '../../danger/is-danger-retracted'
import { hasMovedOn, isDangerCertain, isMeaningClarified } from '../../danger/is-false-alarm'
import { matchDangerRules } from '../../danger/rules/match-danger-rules'
import { toSentences } from '../../danger/to-sentences'
import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import { vagueDenialReplies } from '../templates/crisis-support-templates'
import {
  crisisGoodbyes,
  crisisSupportTemplates,
  dangerRetractedTemplates,
  dangerTemplates,
  exhaustionTemplates,
  helplineAnswers,
  misheardDangerReplies,
  movedOnReplies,
  pastViolenceTemplates,
} from '../templates/danger-templates'
import { isGoodbye } from '../understanding/goodbye'
import { isCrisisRemark } from './crisis-remarks'
import { supportInCrisis } from './support-in-crisis'

/**
 * "Vous existez vraiment ?", "prouvez-moi que vous servez à quelque chose": about the companion and
 * nobody else, in words that no rule knows as a danger.
 */
function speaksOfCompanion(text: string): boolean {
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
 * until the caller retracts or denies the danger. A danger that nobody named plainly, and that may be
 * misheard, is left as soon as the caller says what was meant or goes on about harmless things.
 * Exhaustion and violence that is long over get a response without crisis mode. A danger that is
 * reported again is answered again, in other words. Closes the conversation with a minor, unless the
 * minor is in danger. Returns whether it has responded.
 */
export function respondToDanger(draft: ResponseDraft, text: string): boolean {
  const isRetracted = isDangerRetracted(text)
  const isAboutCompanion = draft.state.mode === 'conversation' && speaksOfCompanion(text)
  const isKnownHarmless =
    isRetracted || isAboutCompanion || deniesWish(draft, text) || isRemarkOnly(draft, text)
  const reported = isKnownHarmless ? [] : listReports(draft, text)
  if (isRetractionTakenBack(draft, text) && reported.length === 0)
    return respondToReport(draft, draft.state.retractedDanger ?? 'suicide', [])
  const isMinorReported = reported.includes('minor-caller')
  if (isMinorReported) draft.update({ isMinorCaller: true })

  const dangers = reported.filter((danger) => danger !== 'minor-caller')
  const [danger] = dangers
  const isMild = dangers.every((one) => crisisOnlyIfRecent.has(one)) && !isMinorReported
  if (isMild && isPastViolence(text)) return respondWithoutCrisis(draft, 'past-violence')
  if (dangers.every((one) => one === 'suicide') && isExhaustionOnly(text) && !isMinorReported)
    return respondWithoutCrisis(draft, 'exhaustion')
  noteCertainty(draft, dangers, text)
  // A minor who was recognised before gets the number for children, too.
  const minor: readonly Danger[] = draft.state.isMinorCaller ? ['minor-caller'] : []
  if (danger) return respondToReport(draft, danger, [...dangers, ...minor])

  const { mode, isMinorCaller } = draft.state
  if (mode === 'closed') return sayFollowUp(draft, 'minor-caller')
  if (mode === 'conversation') return isMinorReported && closeConversation(draft)
  if (isRetracted || isDangerDenied(text))
    return isMinorCaller ? closeConversation(draft) : resumeConversation(draft, text)
  if (!isMinorCaller && !isMinorReported) {
    const { callerStatements, isDangerCertain: isCertain } = draft.state
    if (isMeaningClarified(text)) {
      if (!isCertain) return stepBack(draft, misheardDangerReplies)
      if (draft.sayOneOf(vagueDenialReplies)) return true
    }
    const isHeard = draft.state.interruptedSentences.length === 0
    // What the caller tells now is then answered as in any conversation.
    if (!isCertain && isHeard && hasMovedOn([...callerStatements, text]))
      return !stepBack(draft, movedOnReplies)
  }
  if (isGoodbye(text, draft.context.companion.name) && draft.sayOneOf(crisisGoodbyes)) return true
  if (helplineQuestion.test(normaliseText(text)) && draft.sayOneOf(helplineAnswers)) return true
  if (isMinorReported) draft.sayOneOf([dangerTemplates['minor-caller'].alsoReported])
  const isInterrupted = draft.state.interruptedSentences.length > 0
  if (!isInterrupted && hasAskedWhetherOver(draft) && confirms.test(normaliseText(text)))
    return isMinorCaller ? closeConversation(draft) : resumeConversation(draft, text)
  const isMinimised = isVaguelyDenied(text) && !isCrisisRemark(draft.state.danger, text)
  if (!isInterrupted && isMinimised && draft.sayOneOf(vagueDenialReplies)) return true
  if (!isInterrupted && supportInCrisis(draft, text)) return true
  return continueCrisisSupport(draft)
}

/** "Personne me croira" in a crisis: the classifier alone takes such remarks for another danger. */
const isRemarkOnly = ({ state }: ResponseDraft, text: string) =>
  state.mode === 'crisis' &&
  isCrisisRemark(state.danger, text) &&
  matchDangerRules(blankFiguresOfSpeech(toSentences(text))).size === 0

/** "Non, je ne plaisantais pas", after a danger that the caller had called a joke. */
const isRetractionTakenBack = ({ state }: ResponseDraft, text: string) =>
  state.mode === 'conversation' &&
  state.retractedDanger !== null &&
  /\b(je (ne )?(plaisant|rigol|blagu|deconn)\w* (pas|plus)|c etait (pas une blague|vrai)|j ai menti|c est vrai en fait)\b/.test(
    normaliseText(text),
  )

/** The dangers that the text reports, also by a yes to the question whether the caller wants to die. */
function listReports(draft: ResponseDraft, text: string): readonly Danger[] {
  const detected = detectDangers(text, draft.state.callerStatements.slice(-2)).filter(
    (danger) => !isHarmlessMeaning(danger, text),
  )
  return detected.length === 0 && confirmsWish(draft, text) ? ['suicide'] : detected
}

/** Whether the last response asked if an ambiguous wish is a wish to die. */
const hasAskedAboutDeath = ({ state }: ResponseDraft) =>
  state.mode === 'conversation' &&
  state.lastResponse.some((sentence) => /mourir.*\?$/.test(sentence))

const confirmsWish = (draft: ResponseDraft, text: string): boolean =>
  hasAskedAboutDeath(draft) && confirmsDeath.test(normaliseText(text))

/** A yes without another wish: "souffler" and "une pause" answer that it is not a wish to die. */
const confirmsDeath =
  /^(?!.*\b(souffl\w*|pause|repos\w*|dormir|vacances)\b)(?:(?:oui|ouais|parfois|des fois|peut etre|un peu|je crois|les deux)\b|(?:\w+ ){0,3}mourir$)/

/** Whether the caller says no to the question whether an ambiguous wish is a wish to die. */
const deniesWish = (draft: ResponseDraft, text: string): boolean =>
  hasAskedAboutDeath(draft) && isDangerDenied(text)

/** Says the sentences that an interruption cut off, or else one further sentence of support. */
export function continueCrisisSupport(draft: ResponseDraft): boolean {
  for (const sentence of draft.state.interruptedSentences) draft.say(sentence)
  return draft.sentences.length > 0 || sayFollowUp(draft, draft.state.danger ?? 'suicide')
}

function respondToReport(draft: ResponseDraft, danger: Danger, reported: readonly Danger[]) {
  const { mode, danger: knownDanger, interruptedSentences } = draft.state
  if (mode === 'crisis' && danger === knownDanger) {
    if (interruptedSentences.length > 0) return continueCrisisSupport(draft)
    return repeatHelpline(draft, danger)
  }
  stopEverythingElse(draft, 'crisis', danger)
  draft.sayAll(dangerTemplates[danger].firstResponse)
  if (draft.sentences.length === 0) return repeatHelpline(draft, danger)
  const others = reported.filter((candidate) => candidate !== danger)
  const addition = others
    .map((other) => dangerTemplates[other].alsoReported)
    .find((template) => namesNewNumber(template, draft.sentences))
  if (addition) draft.sayOneOf([addition])
  return true
}

const namesNewNumber = (template: string, sentences: readonly string[]) => {
  const said = sentences.join(' ')
  return (template.match(/\d+/g) ?? []).some((number) => !new RegExp(`\\b${number}\\b`).test(said))
}

/** Says the helpline number again in other words, followed by one further sentence of support. */
function repeatHelpline(draft: ResponseDraft, danger: Danger): boolean {
  const { helplineReminders, followUps } = dangerTemplates[danger]
  const reminder = helplineReminders.find((template) => draft.sayOneOf([template]))
  if (!reminder) repeatOldest(draft, helplineReminders)
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

/** Whether the last response asked if the danger is over. */
const hasAskedWhetherOver = (draft: ResponseDraft) =>
  vagueDenialReplies.some((reply) => draft.state.lastResponse.includes(draft.fill(reply) ?? reply))

/** Matches a yes to that question. */
const confirms =
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

/** Once certain, a danger stays so until the crisis ends. What led to the report counts, too. */
function noteCertainty(draft: ResponseDraft, dangers: readonly Danger[], text: string) {
  const { mode, danger, isDangerCertain: wasCertain, callerStatements } = draft.state
  const known = mode === 'crisis' && danger !== null ? [danger] : []
  const statements = known.length > 0 ? [text] : [...callerStatements.slice(-2), text]
  draft.update({
    isDangerCertain:
      (known.length > 0 && wasCertain) ||
      [...known, ...dangers].some((one) => isDangerCertain(one, statements)),
  })
}

/** Leaves a crisis that was a misunderstanding, with one sentence. Returns true. */
function stepBack(draft: ResponseDraft, replies: readonly string[]): boolean {
  draft.update({ mode: 'conversation', danger: null, suggestion: { state: 'disabled' } })
  if (!draft.sayOneOf(replies)) repeatOldest(draft, replies)
  return true
}

function resumeConversation(draft: ResponseDraft, text: string): boolean {
  const { danger } = draft.state
  draft.update({
    mode: 'conversation',
    danger: null,
    retractedDanger: danger,
    suggestion: { state: 'disabled' },
  })
  if (isGoodbye(text, draft.context.companion.name)) {
    draft.sayAll(dangerRetractedTemplates.slice(0, 2))
    draft.update({ hasSaidGoodbye: true, isCallerLeaving: true })
    return draft.sayOneOf(draft.context.companion.persona.manner.farewells) || true
  }
  draft.sayAll(dangerRetractedTemplates)
  if (draft.sentences.length === 0) repeatOldest(draft, dangerRetractedTemplates)
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
    draft.sayOneOf(crisisSupportTemplates)
  if (!hasSaidNew) repeatOldest(draft, followUps)
  return true
}

/** In a crisis repeating help is better than silence: repeats the sentence said longest ago. */
function repeatOldest(draft: ResponseDraft, templates: readonly string[]) {
  const sentences = templates
    .map((template) => draft.fill(template))
    .filter((sentence) => sentence !== null)
  const lastSaidAt = (sentence: string) => draft.state.spokenSentences.lastIndexOf(sentence)
  const [oldest] = sentences.sort((one, other) => lastSaidAt(one) - lastSaidAt(other))
  if (oldest) draft.sentences.push(oldest)
}
