import type { ResponseDraft } from '../dialogue/response-draft'
import { plainOpenings } from '../listening/general-replies'
import type { UtteranceKind } from '../listening/utterance-kind'
import type { Rule } from '../respond/rule'
import { greetBack } from '../tellings/greet-back'
import type { Template } from '../templates/template'
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
  'asks-what-to-say',
  'asks-another-idea',
  'asks-next-step',
  'asks-plan',
  'asks-recommendation',
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

/** From this probability on, a sign that is no answer is about the conversation and not about a subject. */
const minSignProbability = 0.35

/** From this probability on, the kind of a statement is acknowledged before the question about its subject. */
const minReactionProbability = 0.5

/** Below this sum of the probabilities of questions and requests an utterance counts as a statement. */
const minQuestionProbability = 0.45

/** Replies with what is known about the subject of the utterance: answers, reacts, or asks about it. */
export const respondToSubject: Rule = (draft, utterance) => {
  if (isOccupied(draft)) return false
  const use = findUse(utterance)
  const found = use && index.find(utterance.text)
  if (!found) return false
  const subject = subjects[found.subject]!
  greetBack(draft, utterance)
  if (!say(draft, utterance, subject, found, use)) return false
  draft.update({ subject: { ...found, turn: draft.state.turnCount }, turnsSinceTopic: 0 })
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
  return draft.sayOneOf(replies)
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
function findUse({ isQuestion, kinds }: UtteranceAnalysis): SubjectUse | null {
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
  if (isQuestion && question + request >= minQuestionProbability) return 'question'
  return useByGroup[group] ?? 'statement'
}

/** Whether an activity, a quiz, a suggestion or a scene is pending, which then answers the utterance. */
const isOccupied = ({ state }: ResponseDraft) =>
  state.runningActivity !== null ||
  state.questioning !== null ||
  state.suggestion.state === 'pending' ||
  (state.scene?.isActive ?? false)
