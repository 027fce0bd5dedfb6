import { normaliseText } from '../../../text-analysis/normalise-text'
import { allActivities } from '../../activities/all-activities'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  bareRecallQuestion,
  knowledgeQuestion,
  lastCallQuestion,
} from '../../knowledge/questions/recall-words'
import {
  callFactsIntroductions,
  knownCallerIntroductions,
  knownFactsIntroductions,
  noPastCallReplies,
  nothingKnownReplies,
  progressQuestions,
  unclearLastCallReplies,
} from '../../templates/answers/memory-templates'
import type { Template } from '../../templates/template'
import { findTopics, topicById } from '../../topics/all-topics'
import type { TopicId } from '../../topics/topic'
import { mentionsForgottenSubject } from '../../understanding/memory-wish'
import { sayFacts } from '../requests/summarise'
import type { Rule } from '../rule'
import { rephraseMemory } from './recall-memories'

/** What a past call was about; `clause` follows "La dernière fois, ". */
type PastSubject = { clause: Template; topic: TopicId | null }

/**
 * Says what the last call with this companion was about, and asks what has happened since. Returns false when there
 * was no such call, its summary names no known topic or activity, or the companion has already mentioned a past call.
 */
export function recallLastCall(draft: ResponseDraft): boolean {
  const subject = findPastSubject(listCallsNewestFirst(draft)[0])
  if (!subject || draft.state.hasMentionedPastCalls) return false
  return draft.sayOneOf(nameSubject(subject)) && askAboutPast(draft, subject)
}

/** Asks what has happened since a past call, and stores its topic. */
function askAboutPast(draft: ResponseDraft, { topic }: PastSubject): true {
  draft.sayOneOf(progressQuestions)
  draft.update({ hasMentionedPastCalls: true, topic })
  return true
}

/**
 * Answers "qu'est-ce que tu sais de moi ?" and "tu te souviens de moi ?" from the stored memories. Without memories,
 * answers the second question from the summary of the last call if there is one, and otherwise either question from
 * what the caller told in this call.
 */
export const sayWhatIsKnown: Rule = (draft, { normalisedText }) => {
  const asksIfRemembered = bareRecallQuestion.test(normalisedText)
  if (!asksIfRemembered && !knowledgeQuestion.test(normalisedText)) return false
  const { memories = [] } = draft.context.caller
  const { address } = draft.context.companion.persona
  const { forgottenSubjects } = draft.state
  const facts = memories
    .filter(
      ({ quote }) => !forgottenSubjects.some((subject) => mentionsForgottenSubject(subject, quote)),
    )
    .slice(0, asksIfRemembered ? maxFactsOfReminder : maxMentionedFacts)
    .map((memory) => rephraseMemory(memory, address))
  if (facts.length === 0) {
    if (asksIfRemembered && draft.context.caller.pastSummaries.length > 0)
      return recallLastCall(draft)
    return sayFacts(draft, callFactsIntroductions) || draft.sayOneOf(nothingKnownReplies)
  }
  draft.sayOneOf(asksIfRemembered ? knownCallerIntroductions : knownFactsIntroductions)
  for (const fact of facts) draft.say(fact)
  return true
}

/** With the introduction, a response has no room for more facts. */
const maxMentionedFacts = 3
/** Number of facts after "tu te souviens de moi ?", which asks for no list. */
const maxFactsOfReminder = 2
/** A longer utterance asks for more than the subject of the last call. */
const maxWordsOfLastCallQuestion = 14

/**
 * Answers "on avait parlé de quoi la dernière fois ?" from the last call's summary; admits when there was no such call
 * or its subject is unknown.
 */
export const answerLastCallQuestion: Rule = (draft, { normalisedText, wordCount }) => {
  if (wordCount > maxWordsOfLastCallQuestion || !lastCallQuestion.test(normalisedText)) return false
  const last = listCallsNewestFirst(draft)[0]
  if (!last) return draft.sayOneOf(noPastCallReplies)
  const subject = findPastSubject(last)
  if (!subject) return draft.sayOneOf(unclearLastCallReplies)
  return draft.sayOneOf(nameSubject(subject)) && askAboutPast(draft, subject)
}

/** Returns two sentences that name the subject, so that calls do not always begin with the same one. */
const nameSubject = ({ clause }: PastSubject): Template[] => [
  `La dernière fois, ${clause}.`,
  `À notre dernier appel, ${clause}.`,
]

/**
 * Mentions that the topic came up in an earlier call; returns false when it did not, when it is a feeling, or when the
 * companion has already mentioned a past call.
 */
export function mentionPastTopic(draft: ResponseDraft, topic: TopicId): boolean {
  const isFeeling = topicById.get(topic)?.kind === 'feeling'
  if (isFeeling || draft.state.hasMentionedPastCalls) return false
  const index = listCallsNewestFirst(draft).findIndex(({ summary }) =>
    findTopics(normaliseText(summary)).includes(topic),
  )
  if (index === -1) return false
  const when = index === 0 ? 'la dernière fois' : 'dans un appel plus ancien'
  const hasMentioned = draft.sayOneOf([`C’était déjà là ${when}, je m’en souviens.`])
  if (hasMentioned) draft.update({ hasMentionedPastCalls: true })
  return hasMentioned
}

const listCallsNewestFirst = (draft: ResponseDraft) =>
  [...draft.context.caller.pastSummaries].sort((one, other) => other.date.localeCompare(one.date))

/** Returns what a past call was about: the first known topic of its summary, or else an activity; null if neither. */
function findPastSubject(call: { summary: string } | undefined): PastSubject | null {
  if (!call) return null
  const text = normaliseText(call.summary)
  const words = text.split(' ')
  // Feelings change between calls, so only life areas are recalled.
  const topics = findTopics(text).filter((one) => topicById.get(one)?.kind === 'life-area')
  // The summary names the topics in the order of the call, but `findTopics` does not return them in that order. So the
  // topics are searched in the first word, the first two words, and so on.
  const topicsInOrder = words.flatMap((_, index) => findTopics(words.slice(0, index + 1).join(' ')))
  const topic = topicsInOrder.find(
    (one) => topics.includes(one) && topicById.get(one)?.recallTemplate,
  )
  const clause = topic && topicById.get(topic)?.recallTemplate
  if (clause) return { clause, topic }
  const activity = allActivities.find(
    ({ title, nounPhrase }) =>
      text.includes(normaliseText(title)) || text.includes(normaliseText(nounPhrase)),
  )
  return activity ? { clause: `on avait partagé ${activity.nounPhrase}`, topic: null } : null
}
