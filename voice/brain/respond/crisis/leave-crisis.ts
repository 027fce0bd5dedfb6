import type { FormOfAddress } from '../../../../domain/companions/companion-persona'
import type { Danger } from '../../../danger/danger'
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
import { isQuestion } from '../../templates/template'
import { repeatPendingQuestion } from '../repeat-sentences'

/** After one of these dangers was named plainly, the companion asks once before it believes "je plaisante". */
export const dangersToOwnLife: ReadonlySet<Danger> = new Set([
  'suicide',
  'suicide-imminent',
  'self-harm',
])

const figurePattern =
  /\b(facon de parler|(c est|c etait|est) une? (expression|image)|sens figure|quiproquo)\b/

/**
 * Whether the caller says that the danger was a figure of speech. For suicide and self-harm this
 * counts only if they also deny the danger.
 */
export const isCalledFigure = (
  { state }: ResponseDraft,
  text: string,
  isDenied: boolean,
): boolean =>
  figurePattern.test(normaliseText(text)) &&
  (isDenied || (state.danger !== null && !dangersToOwnLife.has(state.danger)))

/** Returns to conversation mode without saying anything. */
export function leaveCrisisMode(draft: ResponseDraft) {
  const { isDangerCertain, falseAlarmCount } = draft.state
  draft.update({
    mode: 'conversation',
    danger: null,
    isPanicAttack: false,
    hasDoubtedRetraction: false,
    ordinaryLinesInCrisis: 0,
    falseAlarmCount: isDangerCertain ? falseAlarmCount : falseAlarmCount + 1,
    isDangerCertain: false,
  })
}

/** Apologises in one sentence for having misunderstood, and returns to the earlier subject. */
export function apologiseForFalseAlarm(draft: ResponseDraft, text: string): true {
  const { danger, responseBeforeAlarm, callerStatements } = draft.state
  leaveCrisisMode(draft)
  draft.update({ retractedDanger: danger })
  if (draft.state.runningActivity && pastPattern.test(normaliseText(text))) {
    stopActivity(draft)
    draft.sayOneOf(pastDangerReplies)
    return true
  }
  draft.sayOneOf(misheardReplies)
  const subject = findClarifiedSubject(text, draft.context.companion.persona.address)
  if (subject && draft.sayOneOf(clarifiedSubjectReplies, { subject })) return true
  const question = responseBeforeAlarm.findLast(isQuestion)
  const isPlainNo = text.split(' ').length <= maxPlainNoWords
  // The misunderstood utterance was the caller's answer to `question`, so it is asked again only
  // inside an activity, which cannot go on without it.
  if (question && isPlainNo && draft.state.runningActivity)
    if (repeatPendingQuestion(draft, question)) return true
  stopActivity(draft)
  if (!quoteEarlierWords(draft, callerStatements.at(-1))) draft.sayOneOf(goOnReplies)
  return true
}

const quoteEarlierWords = (draft: ResponseDraft, statement: string | undefined): boolean => {
  const words = toQuotation(statement)
  return words !== null && draft.sayOneOf(earlierWordsReplies, { words })
}

/** Returns to what the caller wanted to talk about: the subject named in `text`, or the misunderstood statement. */
export function returnToSubject(draft: ResponseDraft, text: string, misunderstood?: string) {
  const subject = findClarifiedSubject(text, draft.context.companion.persona.address)
  if (subject && draft.sayOneOf(clarifiedSubjectReplies, { subject })) return
  if (!quoteEarlierWords(draft, misunderstood)) draft.sayOneOf(goOnReplies)
}

/**
 * Matches words that place the danger in the distant past; the running activity then stops instead
 * of resuming.
 */
const pastPattern = /\b(?:longtemps|autrefois|a l epoque|annees|quand j etais)\b/

/**
 * Whether a caller who denies the danger goes on to tell a story; the other rules then answer the
 * story: "mais non, c’est une façon de parler, elle a quatre-vingts ans". A subject that the caller
 * names is taken up by the apology itself.
 */
export const mayTellMore = (draft: ResponseDraft, text: string): boolean =>
  text.split(' ').length >= minWordsOfStory &&
  !draft.state.runningActivity &&
  findClarifiedSubject(text, draft.context.companion.persona.address) === null

const minWordsOfStory = 14

/**
 * A denial of at most this many words is a plain no, after which the activity resumes; a longer one
 * has something to tell.
 */
const maxPlainNoWords = 6

const maxQuotedWords = 18

/** Formats the caller's words as a sentence to quote; null when they are too long or too short. */
function toQuotation(statement: string | undefined): string | null {
  if (!statement || /[<>[\]{}|()*_#`"«»]/.test(statement)) return null
  const words = statement.replace(/'/g, '’').trim()
  const count = words.split(/\s+/).length
  if (count < 2 || count > maxQuotedWords) return null
  const sentence = `${words.charAt(0).toUpperCase()}${words.slice(1)}`
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`
}

/** Returns "de ta place en cours" for "je parlais juste de ma place en cours"; null when no subject is named. */
function findClarifiedSubject(text: string, address: FormOfAddress): string | null {
  const [your, yourFeminine, yours] =
    address === 'tu' ? ['ton', 'ta', 'tes'] : ['votre', 'votre', 'vos']
  const [, subject] =
    /(?:parle|parlais|parler)(?: (?:juste|seulement|simplement|bien))* ((?:du|des|de la|de l[’'] ?|de l[ae]?|de|d[’'])[ ]?[\p{L}’' -]{2,40}?)(?=$|[,.;:!?]| (?:moi|hein|quoi|madame|monsieur|enfin|pas) ?)/iu.exec(
      text,
    ) ?? []
  if (!subject || /\b(mourir|me|moi|lui|elle|tuer)\b/i.test(subject)) return null
  return subject
    .replace(/'/g, '’')
    .replace(/\bmon\b/g, `${your}`)
    .replace(/\bma\b/g, `${yourFeminine}`)
    .replace(/\bmes\b/g, `${yours}`)
    .trim()
}

/**
 * Asks the caller once whether "je plaisante" is true after a plainly named danger to their own life. Returns
 * whether it asked; crisis mode then continues for one more turn.
 */
export function doubtRetraction(draft: ResponseDraft): boolean {
  const { danger, isDangerCertain, hasDoubtedRetraction } = draft.state
  if (!isDangerCertain || hasDoubtedRetraction || danger === null || !dangersToOwnLife.has(danger))
    return false
  draft.update({ hasDoubtedRetraction: true })
  draft.sayOneOf(retractionHelp)
  draft.sayOneOf(retractionChecks)
  return draft.sentences.length > 0
}

/** Leaves crisis mode after the caller has confirmed a retraction. */
export function acceptRetraction(draft: ResponseDraft) {
  const { danger } = draft.state
  leaveCrisisMode(draft)
  draft.update({ retractedDanger: danger })
  draft.sayOneOf(believedReplies)
  draft.sayOneOf(believedReminders)
  draft.sayOneOf(goOnReplies)
}

/**
 * Whether the caller takes back an earlier "I was joking", so that the danger is real after all:
 * "non, je ne plaisantais pas".
 */
export const withdrawsRetraction = (text: string): boolean =>
  /\b(je (ne )?(plaisant|rigol|blagu|deconn)\w* (pas|plus)|c etait (pas une blague|vrai)|j ai menti|c est vrai en fait)\b/.test(
    normaliseText(text),
  )
