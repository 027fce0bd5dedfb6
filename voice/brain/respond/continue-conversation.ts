import type { ResponseDraft } from '../dialogue/response-draft'
import { templatesByCategory } from '../templates/categories/templates-by-category'
import {
  activityFinishedQuestions,
  activityFinishedReplies,
  genericAcknowledgements,
  genericQuestions,
  greetingReplies,
  noReplies,
  reflectionReplies,
  seriousAcknowledgements,
  seriousReflectionReplies,
  toldFactReplies,
  yesReplies,
} from '../templates/conversation-templates'
import { isQuestion } from '../templates/template'
import { topicById } from '../topics/all-topics'
import type { Topic } from '../topics/topic'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findToldFact } from '../understanding/find-fact'
import { askAboutProfile } from './ask-about-profile'
import { askQuestion } from './ask-question'
import { mentionPastTopic } from './recall-past-calls'
import { hasJustFinishedActivity, isSuggestionDue, suggestActivity } from './suggest-activity'

/** Caller turns between two uses of the caller's name; more often sounds like a salesman. */
const turnsBetweenNameUses = 6

/** A caller who tells more than this is listened to, and nothing is suggested. */
const maxWordsBeforeSuggestion = 7

const leavesRoomForSuggestion = ({ topics, wordCount }: UtteranceAnalysis) =>
  !topics.some((topic) => topicById.get(topic)?.kind === 'feeling') &&
  wordCount <= maxWordsBeforeSuggestion

/** Caller turns for which a topic is asked about without being mentioned again. */
const maxTurnsSinceTopic = 2
const maxTurnsSinceSeriousTopic = 4

/**
 * Ordinary conversation: acknowledges what the caller said, then asks one question or suggests an
 * activity. Without an utterance the acknowledgement was already said, and only the question
 * follows.
 */
export function continueConversation(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis | null,
): boolean {
  if (hasJustFinishedActivity(draft.state) && closeActivity(draft)) return true
  const topic = updateTopic(draft, utterance)
  if (utterance) acknowledge(draft, utterance, topic)
  addCallerName(draft)
  const leavesRoom = !utterance || leavesRoomForSuggestion(utterance)
  if (
    leavesRoom &&
    isSuggestionDue(draft.state) &&
    suggestActivity(draft, utterance?.normalisedText)
  )
    return true
  if (!utterance?.topics.length && draft.state.turnCount > 4 && askAboutProfile(draft)) return true
  return askAboutTopic(draft, topic, utterance)
}

/**
 * Stores and returns the topic of the conversation. The latest utterance decides; while a serious
 * topic is spoken about, lighter words such as "ma famille" do not leave it.
 */
function updateTopic(draft: ResponseDraft, utterance: UtteranceAnalysis | null): Topic | null {
  const { topic, turnsSinceTopic } = draft.state
  const mentioned = utterance?.topics ?? []
  const current = topic ? topicById.get(topic) : undefined
  const isExhausted =
    turnsSinceTopic >= (current?.isSerious ? maxTurnsSinceSeriousTopic : maxTurnsSinceTopic)
  const [first] = mentioned
  const isLeft = utterance ? newSubjectPattern.test(utterance.normalisedText) : false
  const staysSerious =
    current?.isSerious &&
    !isExhausted &&
    !isLeft &&
    (!first ||
      !topicById.get(first)?.isSerious ||
      (current.kind === 'subject' && topicById.get(first)?.kind === 'feeling')) &&
    first !== 'joy'
  const next =
    topic && (mentioned.includes(topic) || staysSerious)
      ? topic
      : (first ?? (isExhausted || isLeft ? null : topic))
  const isMentioned = next !== null && mentioned.includes(next)
  draft.update({ topic: next, turnsSinceTopic: isMentioned ? 0 : turnsSinceTopic + 1 })
  return next ? (topicById.get(next) ?? null) : null
}

const newSubjectPattern = /^(sinon|bref|au fait|en fait|bon|allez|autre chose|par contre)\b/

function acknowledge(draft: ResponseDraft, utterance: UtteranceAnalysis, topic: Topic | null) {
  const { intents, reflection, topics, wordCount } = utterance
  const { category, persona } = draft.context.companion
  if (intents.has('greeting') && wordCount <= 4)
    draft.sayOneOf(greetingReplies, { greeting: chooseGreeting(utterance) })
  else if (reflection && topic?.id !== 'self-esteem' && draft.nextRandomValue() < 0.75)
    draft.sayOneOf(topic?.isSerious ? seriousReflectionReplies : reflectionReplies, { reflection })
  const told = draft.sentences.length === 0 ? findToldFact(utterance.text) : null
  if (told) draft.sayOneOf(toldFactReplies, { fact: told })
  if (draft.sentences.length === 0 && intents.has('no') && wordCount <= 4) draft.sayOneOf(noReplies)
  if (draft.sentences.length === 0 && intents.has('yes') && wordCount <= 4)
    draft.sayOneOf(yesReplies)

  const isTopicMentioned = topic !== null && topics.includes(topic.id)
  if (isTopicMentioned && mentionPastTopic(draft, topic.id)) return
  if (isTopicMentioned && draft.sayOneOf(topic.acknowledgements)) return
  if (draft.sentences.length > 0) return
  if (topic?.isSerious && draft.sayOneOf(topic.acknowledgements)) return
  if (topic?.isSerious && draft.sayOneOf(seriousAcknowledgements)) return
  const { remarks } = templatesByCategory[category]
  // The companion's own tastes and images would sound flippant beside a serious topic.
  const mayBePersonal = draft.nextRandomValue() < 0.3 && !topic?.isSerious
  const turnsOfPhrase = mayBePersonal ? persona.manner.turnsOfPhrase : []
  for (const pool of [
    turnsOfPhrase,
    persona.manner.acknowledgements,
    remarks,
    genericAcknowledgements,
  ])
    if (draft.sayOneOf(pool)) return
}

/**
 * Follows the caller's "bonsoir" or "bonjour", because the dialogue does not know the time of day.
 */
const chooseGreeting = ({ normalisedText }: UtteranceAnalysis) =>
  normalisedText.startsWith('bonsoir') ? 'Bonsoir' : 'Bonjour'

function askAboutTopic(
  draft: ResponseDraft,
  topic: Topic | null,
  utterance: UtteranceAnalysis | null,
): boolean {
  const { openingQuestions, followUpQuestions } =
    templatesByCategory[draft.context.companion.category]
  const isOnlyGreeting = utterance?.intents.has('greeting') && utterance.wordCount <= 4
  const isEarly = draft.state.turnCount <= 2
  if (isOnlyGreeting || !topic)
    return askQuestion(
      draft,
      isOnlyGreeting || (isEarly && !utterance)
        ? [openingQuestions, followUpQuestions]
        : [followUpQuestions, genericQuestions],
    )
  const prefersTopic = topic.isSerious || draft.nextRandomValue() < 0.85
  return askQuestion(
    draft,
    prefersTopic
      ? [topic.questions, ...(topic.isSerious ? [] : [followUpQuestions]), genericQuestions]
      : [followUpQuestions, topic.questions, genericQuestions],
  )
}

function closeActivity(draft: ResponseDraft): boolean {
  draft.update({ topic: null })
  draft.sayOneOf(activityFinishedReplies)
  return draft.sayOneOf(activityFinishedQuestions)
}

/** Adds the caller's name to the last sentence: "Les nuits courtes déteignent, Inès." */
function addCallerName(draft: ResponseDraft) {
  const { callerName, turnCount, nameLastUsedAtTurn } = draft.state
  const last = draft.sentences.at(-1)
  if (!callerName || !last || turnCount - nameLastUsedAtTurn < turnsBetweenNameUses) return
  const canCarryName = /\p{L}\.$/u.test(last) && !isQuestion(last) && !last.includes(callerName)
  const wordCount = last.split(' ').length
  if (!canCarryName || wordCount < 4 || wordCount > 14) return
  draft.sentences[draft.sentences.length - 1] = `${last.slice(0, -1)}, ${callerName}.`
  // The sentence without the name counts as spoken too, so that it is not said later.
  draft.update({
    nameLastUsedAtTurn: turnCount,
    spokenSentences: [...draft.state.spokenSentences, last],
  })
}
