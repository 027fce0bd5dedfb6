import type { ResponseDraft } from '../dialogue/response-draft'
import { plainOpenings } from '../listening/general-replies'
import type { UtteranceKind } from '../listening/utterance-kind'
import type { Rule } from '../respond/rule'
import { greetBack } from '../tellings/greet-back'
import { isQuestion, type Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { subjects } from './all-subjects'
import { type FoundSubject, indexSubjects } from './find-subject'
import type { Situation, Subject, SubjectUse } from './subject'

const index = indexSubjects(subjects)

/** Kinds of questions and requests about something that a subject can answer. */
const answerableKinds: ReadonlySet<string> = new Set([
  'asks-view-of-people',
  'asks-opinion-of-plan',
  'asks-in-my-place',
  'asks-should-i',
  'asks-is-it-normal',
  'asks-prediction',
  'asks-agreement',
  'asks-how-practical',
  'asks-how-with-people',
  'asks-which-option',
  'asks-what-if',
  'asks-another-idea',
  'asks-next-step',
  'asks-when-where',
  'asks-fact',
  'asks-how-much',
  'asks-why-i-or-people',
])

/** Signs that answer the companion's question, and so may be about a subject. */
const answeringSigns: ReadonlySet<string> = new Set([
  'answer-thing',
  'answer-person',
  'answer-time-place-number',
  'yes-and',
  'no-and',
  'it-depends',
  'does-not-know',
  'agrees',
  'hello-and-mood',
])

/** Questions that are often asked without naming what they are about. */
const bareQuestionKinds: ReadonlySet<string> = new Set([
  'asks-opinion-of-plan',
  'asks-in-my-place',
  'asks-should-i',
  'asks-how-practical',
  'asks-another-idea',
  'asks-next-step',
])
const minBareQuestionProbability = 0.5

/** Asks for another idea: "déjà vu", "je l'ai déjà fait". */
const alreadyKnownPattern =
  /^(?:(?:ah|oui|non|bah|mais) )*(?:(?:je|j) (?:l|les) ai |c est )?(?:deja )?(?:vue?s?|lue?s?|fait|essaye|tente)(?: deja)?$/

/** After more turns a question without a subject may be about something else. */
const maxTurnsSinceSubject = 3

/** From this probability on, a sign that is no answer is about the conversation and not about a subject. */
const minSignProbability = 0.35

/** From this probability on, the kind of a statement is acknowledged before the question about its subject. */
const minReactionProbability = 0.5

/** Share of the replies to a subject in general that ask something. */
const questionShare = 0.7

/** Below this sum of the probabilities of questions and requests an utterance counts as a statement. */
const minQuestionProbability = 0.45

/** Below this probability the form of a question says more than the kind of statement. */
const maxUncertainProbability = 0.3

/** Replies with what is known about the subject of the utterance: answers, reacts, or asks about it. */
export const respondToSubject: Rule = (draft, utterance) => {
  const use = findUse(utterance)
  return use !== null && replyTo(draft, utterance, use)
}

/** Recommends something about the subject when no list of recommendations has any. */
export const recommendAboutSubject: Rule = (draft, utterance) =>
  utterance.kinds.best?.kind.id === 'asks-recommendation' && replyTo(draft, utterance, 'question')

function replyTo(draft: ResponseDraft, utterance: UtteranceAnalysis, use: SubjectUse): boolean {
  if (isOccupied(draft)) return false
  const found = index.find(utterance.text, draft.state.subject?.subject)
  if (!found || needsSympathy(utterance, found)) return false
  const subject = subjects[found.subject]!
  greetBack(draft, utterance)
  if (!say(draft, utterance, subject, found, use)) return false
  draft.update({ subject: { ...found, turn: draft.state.turnCount }, turnsSinceTopic: 0 })
  return true
}

/** Whether the caller tells or asks something painful that no situation covers: it deserves sympathy. */
const needsSympathy = (
  { isQuestion: isAsking, isStory, mood }: UtteranceAnalysis,
  found: FoundSubject,
) => mood !== null && mood !== 'joy' && (isStory || (isAsking && found.situation === null))

/** Answers a question that names no subject, "tu ferais quoi à ma place", about the subject of the last turns. */
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

/** Goes on with the subject of the last turn after a short or unclear answer. */
export const continueSubject: Rule = (draft, utterance) => {
  const { subject: last, turnCount } = draft.state
  if (isOccupied(draft) || last?.turn !== turnCount - 1) return false
  if (findUse(utterance) !== 'statement') return false
  const { subject, situation } = last
  const replies = listReplies(subjects[subject]!, situation, 'next')
  const reaction = findReaction(utterance)
  if (!draft.sayOneOf(reaction?.reactions ?? [])) draft.sayOneOf(plainOpenings)
  const hasAsked = draft.sayOneOf(replies)
  if (!hasAsked && !reaction) {
    draft.sentences.length = 0
    return false
  }
  draft.update({ subject: hasAsked ? { ...last, turn: turnCount } : null })
  return true
}

/** Says a reply of the situation or, after a reaction to the kind of the utterance, of the subject. */
function say(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  subject: Subject,
  { situation }: FoundSubject,
  use: SubjectUse,
): boolean {
  const own = situation === null ? null : subject.situations[situation]
  const ownUse = use === 'question' ? use : 'statement'
  if (own && draft.sayOneOf(own.replies[ownUse])) return true
  const replies = subject.replies[use]
  const reaction = use === 'question' || use === 'taste' ? null : findReaction(utterance)
  if (reaction && draft.sayOneOf(reaction.reactions)) {
    draft.sayOneOf(replies.filter(isSingleQuestion))
    return true
  }
  // A question about the subject shows better than a remark that the caller was understood.
  const asks = draft.nextRandomValue() < questionShare
  return (asks && draft.sayOneOf(replies.filter(isQuestion))) || draft.sayOneOf(replies)
}

/** Returns the replies of the situation and, when it has none, of the subject. */
function listReplies(
  subject: Subject,
  situation: number | null,
  use: keyof Situation['replies'],
): readonly Template[] {
  const own = situation === null ? [] : (subject.situations[situation]?.replies[use] ?? [])
  return [...own, ...subject.replies[use]]
}

const isSingleQuestion = (reply: Template) => /^[^.!?…]*\?$/.test(reply)

/** Returns the kind of a statement when its reactions certainly fit. */
function findReaction({ kinds: { best } }: UtteranceAnalysis): UtteranceKind | null {
  if (!best || best.probability < minReactionProbability) return null
  return useByGroup[best.kind.group] === 'statement' ? null : best.kind
}

const useByGroup: Readonly<Partial<Record<UtteranceKind['group'], SubjectUse>>> = {
  everyday: 'statement',
  people: 'statement',
  pleasant: 'pleasure',
  plan: 'plan',
  annoyance: 'trouble',
  worry: 'trouble',
  sadness: 'trouble',
}

/** Returns what the caller does with the subject; null when the utterance needs another answer. */
function findUse({ isQuestion: isAsking, kinds, mood }: UtteranceAnalysis): SubjectUse | null {
  const { best, groupProbabilities } = kinds
  if (!best) return null
  const { group, id } = best.kind
  if (group === 'sign')
    return best.probability < minSignProbability || answeringSigns.has(id) ? 'statement' : null
  if (group === 'scene') return null
  if (group === 'companion-question') return id === 'asks-taste' ? 'taste' : null
  if (group === 'question' || group === 'request')
    return answerableKinds.has(id) ? 'question' : null
  const { question, request } = groupProbabilities
  const isUncertain = best.probability < maxUncertainProbability
  if (isAsking && (isUncertain || question + request >= minQuestionProbability)) return 'question'
  if (mood !== null && mood !== 'joy') return 'trouble'
  return useByGroup[group] ?? 'statement'
}

/** Whether an activity, a quiz, a suggestion or a scene is pending, which then answers the utterance. */
const isOccupied = ({ state }: ResponseDraft) =>
  state.runningActivity !== null ||
  state.questioning !== null ||
  state.suggestion.state === 'pending' ||
  (state.scene?.isActive ?? false)
