import { isDangerDenied } from '../../../danger/is-danger-retracted'
import { capitaliseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { stopActivity } from '../../activities/run-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  clarificationPattern,
  figureOfSpeechPattern,
  pastPattern,
  unquotablePattern,
  withdrawnRetractionPattern,
} from '../../templates/crisis/check-answers'
import {
  clarifiedSubjectReplies,
  earlierWordsReplies,
  goOnReplies,
  misheardReplies,
  pastDangerReplies,
} from '../../templates/crisis/check-templates'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import { endsOfCrisis } from '../../templates/crisis/support-templates'
import { endsWithQuestionMark } from '../../templates/template'
import { isGoodbye } from '../../understanding/goodbye'
import { repeatPendingQuestion } from '../repeat-sentences'
import { closeConversation } from './say-helpline'

/**
 * Whether the caller says that the danger was a figure of speech. For suicide and self-harm this
 * counts only if they also deny the danger.
 */
export const isMeantFiguratively = ({ state }: ResponseDraft, text: string): boolean =>
  figureOfSpeechPattern.test(normaliseText(text)) &&
  (isDangerDenied(text) || (state.danger !== null && dangerGroups[state.danger] !== 'suicide'))

/**
 * Returns to conversation mode without saying anything. Stores the danger as `lastCrisisDanger`, unless it was a panic
 * attack, and counts a false alarm if the danger was not certain. The call then counts as one with a danger, unless the
 * companion only asked about it and the caller said no (`isCheckDenied`). Returns false, so that the other rules
 * answer.
 */
export function leaveCrisisMode(
  draft: ResponseDraft,
  { isCheckDenied = false }: { isCheckDenied?: boolean } = {},
): false {
  const { danger, falseAlarmCount, isDangerCertain, isPanicAttack, lastCrisisDanger } = draft.state
  draft.update({
    mode: 'conversation',
    danger: null,
    isPanicAttack: false,
    hasDoubtedRetraction: false,
    ordinaryUtteranceCount: 0,
    falseAlarmCount: isDangerCertain ? falseAlarmCount : falseAlarmCount + 1,
    isDangerCertain: false,
    hasHadDanger: draft.state.hasHadDanger || !isCheckDenied,
    lastCrisisDanger: isPanicAttack ? lastCrisisDanger : danger,
  })
  return false
}

/**
 * Leaves a crisis when the caller denies the danger or it has passed. Reminds the caller of help, then says goodbye if
 * the caller did, and otherwise returns to the conversation, in which activities are then suggested only on request. The
 * conversation with a minor is closed instead.
 */
export function resumeConversation(draft: ResponseDraft, text: string): boolean {
  if (draft.state.isMinorCaller) return closeConversation(draft)
  const { reaction, reminder, question } = endsOfCrisis[findEndOfCrisis(draft)]
  leaveCrisisMode(draft)
  draft.update({ suggestion: { state: 'disabled' } })
  draft.sayOneOf(reaction)
  draft.sayOneOf(reminder)
  if (isGoodbye(text, draft.context.companion.name)) return sayLastFarewell(draft)
  if (!draft.sayOneOf(question)) draft.sayOneOf(goOnReplies)
  return true
}

function findEndOfCrisis({ state }: ResponseDraft): keyof typeof endsOfCrisis {
  if (state.isPanicAttack) return 'panicOver'
  if (state.hasDoubtedRetraction) return 'jokeConfirmed'
  return state.danger && dangerGroups[state.danger] === 'medical' ? 'medicalDenied' : 'denied'
}

/** Says goodbye in the companion's manner, after which the call ends. */
export function sayLastFarewell(draft: ResponseDraft): true {
  draft.update({ hasSaidGoodbye: true, isCallEnding: true })
  draft.sayOneOf(draft.context.companion.persona.manner.farewells)
  return true
}

/**
 * Leaves crisis mode, apologises in one sentence for having misunderstood, and returns to the earlier subject or to the
 * pending question of an activity. When the caller says during an activity that the danger was long ago, stops the
 * activity with a caring reply instead.
 */
export function apologiseForFalseAlarm(draft: ResponseDraft, text: string): true {
  const { responseBeforeAlarm, callerStatements, runningActivity } = draft.state
  leaveCrisisMode(draft, { isCheckDenied: true })
  if (runningActivity && pastPattern.test(normaliseText(text))) {
    stopActivity(draft)
    draft.sayOneOf(pastDangerReplies)
    return true
  }
  draft.sayOneOf(misheardReplies)
  const question = responseBeforeAlarm.findLast(endsWithQuestionMark)
  const isPlainNo = text.split(' ').length <= maxPlainNoWords
  // The misunderstood utterance was the caller's answer to `question`. Only an activity needs that answer to go on, so
  // the question is not asked again outside one.
  if (runningActivity && question && isPlainNo && repeatPendingQuestion(draft, question))
    return true
  stopActivity(draft)
  returnToSubject(draft, text, callerStatements.at(-1))
  return true
}

/**
 * Returns to what the caller wanted to talk about: the subject named in `text`, or the misunderstood statement. Asks
 * the caller to go on when neither can be repeated.
 */
export function returnToSubject(
  draft: ResponseDraft,
  text: string,
  misunderstoodStatement?: string,
) {
  const subject = findClarifiedSubject(text)
  if (subject && draft.sayOneOf(clarifiedSubjectReplies, { subject })) return
  const words = toQuotation(misunderstoodStatement)
  if (!words || !draft.sayOneOf(earlierWordsReplies, { words })) draft.sayOneOf(goOnReplies)
}

/**
 * Whether a denial of the danger is so long that it also says something else, to which the other rules then respond:
 * "mais non, c’est une façon de parler, elle a quatre-vingts ans et elle me fatigue". Returns false during an activity,
 * and when the caller names a subject, because `apologiseForFalseAlarm` then returns to it.
 */
export const continuesAfterDenial = (draft: ResponseDraft, text: string): boolean =>
  text.split(' ').length >= minWordsOfContinuation &&
  !draft.state.runningActivity &&
  findClarifiedSubject(text) === null

const minWordsOfContinuation = 14

/**
 * A denial of at most this many words is a plain no, after which the activity resumes; a longer one
 * has content of its own.
 */
const maxPlainNoWords = 6

const maxQuotedWords = 18

/**
 * Formats the caller's words as a sentence to quote; null when they are too long, too short or unfit to be repeated.
 */
function toQuotation(statement = ''): string | null {
  const words = statement.replace(/'/g, '’').trim()
  const wordCount = words.split(/\s+/).length
  if (wordCount < 2 || wordCount > maxQuotedWords || unquotablePattern.test(words)) return null
  const punctuation = /[.!?…]$/.test(words) ? '' : '.'
  return `${capitaliseFirst(words)}${punctuation}`
}

/**
 * Returns "du cours de samedi" for "je parlais juste du cours de samedi"; null when no subject is named, or one that
 * may be the danger, such as "de mourir" or "de lui".
 */
function findClarifiedSubject(text: string): string | null {
  const [, subject] = clarificationPattern.exec(text) ?? []
  if (!subject || /\b(mourir|tuer|me|moi|mon|ma|mes|lui|elle)\b/.test(normaliseText(subject)))
    return null
  return subject.replace(/'/g, '’').trim()
}

/**
 * Whether the caller takes back an earlier "I was joking" and thereby confirms the danger:
 * "non, je ne plaisantais pas".
 */
export const withdrawsRetraction = (text: string): boolean =>
  withdrawnRetractionPattern.test(normaliseText(text))
