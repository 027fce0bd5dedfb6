import { isDangerDenied } from '../../../danger/is-danger-retracted'
import { normaliseText } from '../../../text-analysis/normalise-text'
import { stopActivity } from '../../activities/run-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  believedReminders,
  believedReplies,
  clarifiedSubjectReplies,
  earlierWordsReplies,
  goOnReplies,
  misheardReplies,
  pastDangerReplies,
  retractionChecks,
  retractionHelp,
} from '../../templates/crisis/check-templates'
import { dangerGroups } from '../../templates/crisis/danger-groups'
import { capitaliseFirst, endsWithQuestionMark } from '../../templates/template'
import { repeatPendingQuestion } from '../repeat-sentences'

const figurePattern =
  /\b(facon de parler|(c est|c etait|est) une? (expression|image)|sens figure|quiproquo)\b/

/**
 * Whether the caller says that the danger was a figure of speech. For suicide and self-harm this
 * counts only if they also deny the danger.
 */
export const isCalledFigure = ({ state }: ResponseDraft, text: string): boolean =>
  figurePattern.test(normaliseText(text)) &&
  (isDangerDenied(text) || (state.danger !== null && dangerGroups[state.danger] !== 'suicide'))

/** Returns to conversation mode without saying anything. */
export function leaveCrisisMode(draft: ResponseDraft) {
  const { isDangerCertain, falseAlarmCount } = draft.state
  draft.update({
    mode: 'conversation',
    danger: null,
    isPanicAttack: false,
    hasDoubtedRetraction: false,
    ordinaryUtterancesInCrisis: 0,
    falseAlarmCount: isDangerCertain ? falseAlarmCount : falseAlarmCount + 1,
    isDangerCertain: false,
  })
}

/** Apologises in one sentence for having misunderstood, and returns to the earlier subject. */
export function apologiseForFalseAlarm(draft: ResponseDraft, text: string): true {
  const { danger, responseBeforeAlarm, callerStatements, runningActivity } = draft.state
  leaveCrisisMode(draft)
  draft.update({ retractedDanger: danger })
  if (runningActivity && pastPattern.test(normaliseText(text))) {
    stopActivity(draft)
    draft.sayOneOf(pastDangerReplies)
    return true
  }
  draft.sayOneOf(misheardReplies)
  const question = responseBeforeAlarm.findLast(endsWithQuestionMark)
  const isPlainNo =
    text.split(' ').length <= maxPlainNoWords && findClarifiedSubject(draft, text) === null
  // The misunderstood utterance was the caller's answer to `question`, so it is asked again only
  // inside an activity, which cannot go on without it.
  if (runningActivity && question && isPlainNo && repeatPendingQuestion(draft, question))
    return true
  stopActivity(draft)
  returnToSubject(draft, text, callerStatements.at(-1))
  return true
}

/** Returns to what the caller wanted to talk about: the subject named in `text`, or the misunderstood statement. */
export function returnToSubject(draft: ResponseDraft, text: string, misunderstood?: string) {
  const subject = findClarifiedSubject(draft, text)
  if (subject && draft.sayOneOf(clarifiedSubjectReplies, { subject })) return
  const words = toQuotation(misunderstood)
  if (!words || !draft.sayOneOf(earlierWordsReplies, { words })) draft.sayOneOf(goOnReplies)
}

/**
 * Matches words that place the danger in the distant past; the running activity then stops instead
 * of resuming.
 */
const pastPattern = /\b(?:longtemps|autrefois|a l epoque|annees|quand j etais)\b/

/**
 * Whether a caller who denies the danger goes on talking; the other rules then answer the rest:
 * "mais non, c’est une façon de parler, elle a quatre-vingts ans". When the caller names a subject,
 * the apology itself returns to it.
 */
export const continuesAfterDenial = (draft: ResponseDraft, text: string): boolean =>
  text.split(' ').length >= minWordsOfContinuation &&
  !draft.state.runningActivity &&
  findClarifiedSubject(draft, text) === null

const minWordsOfContinuation = 14

/**
 * A denial of at most this many words is a plain no, after which the activity resumes; a longer one
 * has content of its own.
 */
const maxPlainNoWords = 6

const maxQuotedWords = 18

/** Formats the caller's words as a sentence to quote; null when they are too long or too short. */
function toQuotation(statement: string | undefined): string | null {
  if (!statement || /[<>[\]{}|()*_#`"«»]/.test(statement)) return null
  const words = statement.replace(/'/g, '’').trim()
  const count = words.split(/\s+/).length
  if (count < 2 || count > maxQuotedWords) return null
  return `${capitaliseFirst(words)}${/[.!?…]$/.test(words) ? '' : '.'}`
}

const clarification =
  /(?:parle|parlais|parler)(?: (?:juste|seulement|simplement|bien))* ((?:du|des|de la|de l[’'] ?|de l[ae]?|de|d[’'])[ ]?[\p{L}’' -]{2,40}?)(?=$|[,.;:!?]| (?:moi|hein|quoi|madame|monsieur|enfin|pas) ?)/iu

/** Returns "de ta place en cours" for "je parlais juste de ma place en cours"; null when no subject is named. */
function findClarifiedSubject({ context }: ResponseDraft, text: string): string | null {
  const [, subject] = clarification.exec(text) ?? []
  if (!subject || /\b(mourir|me|moi|lui|elle|tuer)\b/i.test(subject)) return null
  const isInformal = context.companion.persona.address === 'tu'
  return subject
    .replace(/'/g, '’')
    .replace(/\bmon\b/g, isInformal ? 'ton' : 'votre')
    .replace(/\bma\b/g, isInformal ? 'ta' : 'votre')
    .replace(/\bmes\b/g, isInformal ? 'tes' : 'vos')
    .trim()
}

/**
 * Asks the caller once whether "je plaisante" is true after a plainly named danger to their own life. Returns
 * whether it asked; crisis mode then continues for one more turn.
 */
export function doubtRetraction(draft: ResponseDraft): boolean {
  const { danger, isDangerCertain, hasDoubtedRetraction } = draft.state
  if (!isDangerCertain || hasDoubtedRetraction || danger === null) return false
  if (dangerGroups[danger] !== 'suicide') return false
  draft.update({ hasDoubtedRetraction: true })
  draft.sayOneOf(retractionHelp)
  draft.sayOneOf(retractionChecks)
  return draft.sentences.length > 0
}

/** Leaves crisis mode after the caller has confirmed a retraction. */
export function acceptRetraction(draft: ResponseDraft): true {
  const { danger } = draft.state
  leaveCrisisMode(draft)
  draft.update({ retractedDanger: danger })
  draft.sayOneOf(believedReplies)
  draft.sayOneOf(believedReminders)
  draft.sayOneOf(goOnReplies)
  return true
}

/**
 * Whether the caller takes back an earlier "I was joking", so that the danger is real after all:
 * "non, je ne plaisantais pas".
 */
export const withdrawsRetraction = (text: string): boolean =>
  /\b(je (ne )?(plaisant|rigol|blagu|deconn)\w* (pas|plus)|c etait (pas une blague|vrai)|j ai menti|c est vrai en fait)\b/.test(
    normaliseText(text),
  )
