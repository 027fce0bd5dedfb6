import type { ResponseDraft } from '../dialogue/response-draft'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import { mayWantActivity } from '../respond/continue-conversation'
import type { Rule } from '../respond/rule'
import { greetBack } from '../tellings/greet-back'
import { isQuestion, type Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { subjects } from './all-subjects'
import { chooseUse, findReaction } from './choose-use'
import { type FoundSubject, indexSubjects } from './find-subject'
import type { Situation, Subject, SubjectUse } from './subject'

const index = indexSubjects(subjects)

/** Kinds of questions that callers often ask without naming the subject. */
const bareQuestionKinds: ReadonlySet<string> = new Set([
  'asks-opinion-of-plan',
  'asks-in-my-place',
  'asks-should-i',
  'asks-how-practical',
  'asks-another-idea',
  'asks-next-step',
])
const minBareQuestionProbability = 0.5

/** A longer utterance is rarely about one concrete subject. */
const maxWords = 14

/** Matches a caller who knows the idea already and wants another: "déjà vu", "je l'ai déjà fait". */
const alreadyKnownPattern =
  /^(?:(?:ah|oui|non|bah|mais) )*(?:(?:je|j) (?:l|les) ai |c est )?(?:deja )?(?:vue?s?|lue?s?|fait|essaye|tente)(?: deja)?$/

/** After more turns, a question that names no subject may be about something else. */
const maxTurnsSinceSubject = 3

/** Number of earlier statements used to choose between two meanings of a word. */
const contextTurns = 3

/** Share of the general replies to a subject that are questions. */
const questionShare = 0.9

/** Replies about the subject of the utterance: answers, reacts, or asks a question. */
export const respondToSubject: Rule = (draft, utterance) =>
  replyAboutSubject(draft, utterance, null)

/** Replies about the subject of the utterance. `rejected`: the index of a subject that the caller did not mean. */
export function replyAboutSubject(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  rejected: number | null,
): boolean {
  const use = chooseUse(utterance) ?? (rejected === null ? null : 'statement')
  return use !== null && replyTo(draft, utterance, use, rejected)
}

/** Answers a request for a recommendation about the subject that no list of recommendations covers. */
export const recommendAboutSubject: Rule = (draft, utterance) =>
  utterance.kinds.best?.kind.id === 'asks-recommendation' && replyTo(draft, utterance, 'question')

function replyTo(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  use: SubjectUse,
  rejected: number | null = null,
): boolean {
  if (isOccupied(draft) || namesActivity(draft, utterance) || mayWantActivity(draft, utterance))
    return false
  const found = index.find(utterance.text, findContext(draft))
  if (!found || found.subject === rejected || isForOtherRule(utterance, found, use)) return false
  const subject = subjects[found.subject]!
  greetBack(draft, utterance)
  if (!say(draft, utterance, subject, found, use)) return false
  draft.update({ subject: { ...found, turn: draft.state.turnCount }, turnsSinceTopic: 0 })
  return true
}

/**
 * Whether another rule has a better reply. General replies to a subject rarely fit: 19 of 100 did, against 18 of 40
 * replies to a known situation.
 */
const isForOtherRule = (
  { kinds, wordCount }: UtteranceAnalysis,
  { situation }: FoundSubject,
  use: SubjectUse,
) => {
  const asksInGeneral = use === 'taste' || kinds.best?.kind.id === 'asks-recommendation'
  return wordCount > maxWords || (situation === null && !asksInGeneral)
}

/** Answers a question that names no subject ("tu ferais quoi à ma place") about the subject of the last turns. */
export const answerAboutLastSubject: Rule = (draft, utterance) => {
  const { subject: last, turnCount } = draft.state
  const { best } = utterance.kinds
  if (isOccupied(draft) || last === null || turnCount - last.turn > maxTurnsSinceSubject)
    return false
  const isBareQuestion =
    best !== null &&
    best.probability >= minBareQuestionProbability &&
    bareQuestionKinds.has(best.kind.id) &&
    !index.find(utterance.text)
  if (!isBareQuestion && !alreadyKnownPattern.test(utterance.normalisedText)) return false
  const { subject, situation } = last
  const [own, general] = [situation, null].map((one) =>
    listReplies(subjects[subject]!, one, 'question'),
  )
  if (!draft.sayOneOf(own ?? []) && !draft.sayOneOf(general ?? [])) return false
  draft.update({ subject: { ...last, turn: turnCount } })
  return true
}

/** Says a reply to the situation; without one, reacts to the kind of the utterance and says a general reply. */
function say(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  subject: Subject,
  { situation }: FoundSubject,
  use: SubjectUse,
): boolean {
  const { isListening } = draft.state
  const select = (replies: readonly Template[]) =>
    isListening ? replies.filter((reply) => !isQuestion(reply)) : replies
  const own = situation === null ? null : subject.situations[situation]
  if (own && draft.sayOneOf(select(own.replies[use === 'question' ? use : 'statement'])))
    return true
  const replies = select(subject.replies[use])
  const reaction = use === 'question' || use === 'taste' ? null : findReaction(utterance)
  if (reaction && draft.sayOneOf(reaction.reactions)) {
    draft.sayOneOf(replies.filter(isSingleQuestion))
    return true
  }
  // Compared with a remark, a question about the subject shows more clearly that the companion has understood.
  const asks = draft.nextRandomValue() < questionShare
  return (asks && draft.sayOneOf(replies.filter(isQuestion))) || draft.sayOneOf(replies)
}

/** Returns what the caller said in the last turns. */
const findContext = ({ state }: ResponseDraft) =>
  state.callerStatements.slice(-contextTurns).join(' ')

/** Lists the replies to the situation first, then the general replies to the subject. */
function listReplies(
  subject: Subject,
  situation: number | null,
  use: keyof Situation['replies'],
): readonly Template[] {
  const own = situation === null ? [] : (subject.situations[situation]?.replies[use] ?? [])
  return [...own, ...subject.replies[use]]
}

const isSingleQuestion = (reply: Template) => /^[^.!?…]*\?$/.test(reply)
