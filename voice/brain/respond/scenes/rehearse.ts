import { capitaliseFirst } from '../../../text-analysis/letter-case'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { QuestionSeries } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { needsListening } from '../../purposes/needs-listening'
import {
  amountWords,
  attitudeChanges,
  generalAdvice,
  interviewAdvice,
  rehearsalWords,
  resumptionOffers,
  roleEndings,
  roleExitReplies,
  roleRemarkReplies,
  roleResumptionReplies,
  roleStarts,
} from '../../templates/scenes/rehearsal-words'
import { attitudes, type Rehearsal, rehearsals } from '../../templates/scenes/rehearsals'
import { endsWithQuestionMark } from '../../templates/template'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

/**
 * Plays the other person in a conversation that the caller rehearses, such as a job interview: starts the role, changes
 * the person or the attitude, and resumes a paused role on request. Pauses the role when the caller speaks to the
 * companion and not to that person, and gives advice if the caller asks what to say. Ends the rehearsal after
 * `maxReplies` replies, when no reply is left or at words such as "bon, on arrête"; it can then be resumed like a
 * paused one. Returns false, so that other rules answer, for an utterance with the intent `stop` and when the caller
 * confides something or asks for something else.
 */
export const rehearse: Rule = (draft, utterance) => {
  const { questioning } = draft.state
  const rehearsal =
    questioning?.kind === 'rehearsal'
      ? rehearsals.find(({ id }) => id === questioning.subject)
      : undefined
  if (rehearsal && questioning && confides(utterance, rehearsal)) {
    draft.sayOneOf(roleExitReplies)
    return pauseRole(draft, questioning)
  }
  const request = findRoleRequest(draft, utterance, rehearsal)
  if (request) return startRole(draft, request.rehearsal, request.attitude, utterance)
  if (rehearsal && questioning) return continueRole(draft, utterance, rehearsal, questioning)
  return resumeRole(draft, utterance) || advise(draft, utterance)
}

/**
 * Returns the rehearsal that the caller asks for and the attitude of the other person ("" for none). A request with
 * an attitude is for the current rehearsal, if there is one. Returns null when the caller asks for no rehearsal, or
 * for the current one without an attitude.
 */
function findRoleRequest(
  draft: ResponseDraft,
  { act, normalisedText }: UtteranceAnalysis,
  currentRehearsal: Rehearsal | undefined,
): { rehearsal: Rehearsal; attitude: string } | null {
  if (act === 'asks-if-human') return null
  const match = rehearsalWords.role.exec(normalisedText)
  if (!match) return null
  const [, role = '', wordsAfterRole = ''] = match
  const requestedRehearsal = chooseRehearsal(draft, role, normalisedText)
  if (!requestedRehearsal) return null
  const attitude = / qui .*| plus .*/.exec(wordsAfterRole)?.[0] ?? ''
  if (attitude) return { rehearsal: currentRehearsal ?? requestedRehearsal, attitude }
  const isOther = requestedRehearsal.id !== currentRehearsal?.id
  return isOther ? { rehearsal: requestedRehearsal, attitude } : null
}

/** Responds to the caller in a running rehearsal: stays in the role, pauses it or ends the rehearsal. */
function continueRole(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  rehearsal: Rehearsal,
  series: QuestionSeries,
): boolean {
  const { intents, normalisedText, text, wordCount } = utterance
  const attitude = rehearsalWords.attitude.exec(normalisedText)?.[0]
  if (attitude) return startRole(draft, rehearsal, attitude, utterance)
  if (intents.has('stop')) return false
  const { addressed, end, remark } = rehearsalWords
  const isRemark = remark.test(normalisedText) && !addressed.test(normalisedText)
  if (isRemark && wordCount <= maxShortWords) return draft.sayOneOf(roleRemarkReplies)
  if (leavesRole(utterance)) {
    pauseRole(draft, series)
    return advise(draft, utterance)
  }
  const replyCount = series.replyCount + 1
  const mayReply = replyCount <= maxReplies && !end.test(normalisedText)
  if (mayReply && reply(draft, rehearsal, text)) {
    draft.update({ questioning: { ...series, replyCount } })
    return true
  }
  pauseRole(draft, { ...series, replyCount: 0 })
  draft.sayOneOf(rehearsal.endings)
  return draft.sayOneOf(roleEndings)
}

/** Whether the caller confides something to the companion, and not to the person whom it plays. */
function confides(utterance: UtteranceAnalysis, { isClose }: Rehearsal): boolean {
  const { normalisedText, wordCount } = utterance
  const { addressed, confiding, feeling, privateLife } = rehearsalWords
  if (confiding.test(normalisedText)) return wordCount >= minConfidingWords
  if (isClose || addressed.test(normalisedText)) return false
  if (feeling.test(normalisedText)) return true
  const isAboutPrivateLife = wordCount >= minPrivateLifeWords && privateLife.test(normalisedText)
  return isAboutPrivateLife && needsListening(utterance)
}

/** Pauses the role, and stores its last line for the resumption. Returns false, so that other rules can respond. */
function pauseRole(draft: ResponseDraft, series: QuestionSeries): false {
  const { lastResponse, spokenSentences, turnCount } = draft.state
  const isInRole = (sentence: string) => sentence.startsWith('«')
  const line = [...spokenSentences, ...lastResponse].findLast(isInRole) ?? ''
  draft.update({ questioning: null, pausedRehearsal: { series, line, turn: turnCount } })
  return false
}

/** Resumes a role paused in one of the last turns, with its last line, when the caller asks for it. */
function resumeRole(draft: ResponseDraft, { normalisedText, wordCount }: UtteranceAnalysis) {
  const { pausedRehearsal: paused, runningActivity } = draft.state
  const isAsked = wordCount <= maxShortWords && rehearsalWords.resumption.test(normalisedText)
  if (!paused || runningActivity || !isAsked || !isRecentlyPaused(draft)) return false
  draft.update({ questioning: paused.series, pausedRehearsal: null })
  draft.sayOneOf(roleResumptionReplies)
  draft.sentences.push(paused.line)
  return true
}

/** Whether the caller left a rehearsal, or asked for advice about it, in one of the last turns. */
const isRecentlyPaused = ({ state: { pausedRehearsal, turnCount } }: ResponseDraft) =>
  pausedRehearsal !== null && turnCount - pausedRehearsal.turn <= maxPausedTurns

/**
 * Advises a caller who has paused the rehearsal on what to say in it. Returns false when there is no fitting advice,
 * but any request for advice gives the caller another `maxPausedTurns` turns to resume.
 */
function advise(draft: ResponseDraft, { normalisedText }: UtteranceAnalysis): boolean {
  const { pausedRehearsal: paused, turnCount } = draft.state
  if (!paused || !isRecentlyPaused(draft) || !rehearsalWords.coaching.test(normalisedText))
    return false
  draft.update({ pausedRehearsal: { ...paused, turn: turnCount } })
  const asksWording = rehearsalWords.wording.test(normalisedText)
  // "Comment je réponds à ça ?" is about the line of the role.
  const isAboutLine = asksWording && rehearsalWords.aboutLine.test(normalisedText)
  const words = isAboutLine ? `${normalisedText} ${normaliseText(paused.line)}` : normalisedText
  const isInterview = paused.series.subject === 'job-interview'
  const hasAdvised =
    isInterview &&
    interviewAdvice.some(([pattern, lines]) => pattern.test(words) && draft.sayOneOf(lines))
  if (hasAdvised) return true
  return asksWording && draft.sayOneOf(generalAdvice)
}

/** Offers to go on with the rehearsal after the companion has answered the question for which it was paused. */
export function offerToResume(draft: ResponseDraft, { normalisedText }: UtteranceAnalysis) {
  const isJustPaused = draft.state.pausedRehearsal?.turn === draft.state.turnCount
  if (!isJustPaused || !rehearsalWords.coaching.test(normalisedText)) return
  if (!endsWithQuestionMark(draft.sentences.at(-1) ?? '')) draft.sayOneOf(resumptionOffers)
}

/** A shorter utterance with a phrase such as "en vrai" is still said to the person whom the companion plays. */
const minConfidingWords = 6
/** A shorter utterance about private life is still said to the person whom the companion plays. */
const minPrivateLifeWords = 25
/** A longer utterance is neither a remark about the game nor a request to resume it. */
const maxShortWords = 14
/** A paused role can be resumed during this many turns. */
const maxPausedTurns = 8
/** After this many replies in the role, the companion ends the rehearsal. */
const maxReplies = 8

/** Whether the caller wants something else, or speaks to the companion and not to the person whom it plays. */
const leavesRole = ({ act, intents, normalisedText, wordCount }: UtteranceAnalysis) =>
  // A single word other than a greeting says nothing to that person.
  (wordCount < 2 && !intents.has('greeting')) ||
  intents.has('changes-topic') ||
  intents.has('refuses-activities') ||
  intents.has('explicit') ||
  (intents.has('thanks') && wordCount <= 4) ||
  /^(?:asks-recall|asks-summary|goodbye)$/.test(act ?? '') ||
  rehearsalWords.outside.test(normalisedText) ||
  rehearsalWords.coaching.test(normalisedText)

/** Chooses the rehearsal by the named role, the caller's latest statements and the companion's category. */
function chooseRehearsal(draft: ResponseDraft, role: string, request: string) {
  const statements = draft.state.callerStatements.slice(-8).map(normaliseText)
  const context = [draft.context.companion.category, ...statements, request].join(' ')
  return rehearsals.find(
    ({ role: pattern, theme }) => pattern.test(role) && (theme?.test(context) ?? true),
  )
}

/** Starts the role, or goes on with it in another attitude. `attitude`: the caller's words about it; "" for none. */
function startRole(
  draft: ResponseDraft,
  rehearsal: Rehearsal,
  attitude: string,
  { normalisedText, text }: UtteranceAnalysis,
): boolean {
  const isChange = draft.state.questioning?.subject === rehearsal.id
  draft.update({ questioning: { kind: 'rehearsal', subject: rehearsal.id, replyCount: 0 } })
  draft.sayOneOf(isChange ? attitudeChanges : roleStarts)
  const matchingAttitude = attitudes.find(([pattern]) => pattern.test(attitude))
  const openings = rehearsal.openingsBySubject?.find(([pattern]) => pattern.test(normalisedText))
  return (
    (matchingAttitude !== undefined && draft.sayOneOf(matchingAttitude[1])) ||
    (openings !== undefined && draft.sayOneOf(openings[1])) ||
    (!isChange && draft.sayOneOf(rehearsal.openings)) ||
    reply(draft, rehearsal, text)
  )
}

/** Says in the role a reaction to the caller's words, or else the next objection. Returns false when all were said. */
function reply(draft: ResponseDraft, { reactions, objections }: Rehearsal, text: string): boolean {
  const normalisedText = normaliseText(text)
  const duration = /\b(\p{L}+|\d+) ans\b/iu.exec(text)?.[0] ?? ''
  const amount = amountWords.exec(text.replace(duration, ''))?.[0].trim() ?? ''
  // A template is not said when the value of its slot is empty.
  const slots = { duration: capitaliseFirst(duration), amount: capitaliseFirst(amount) }
  return (
    reactions.some(
      ([pattern, lines]) => pattern.test(normalisedText) && draft.sayOneOf(lines, slots),
    ) || objections.some((line) => draft.sayOneOf([line]))
  )
}
