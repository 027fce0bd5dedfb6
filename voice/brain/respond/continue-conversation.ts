import { listActivitiesFor } from '../activities/choose-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  acknowledgePlainly,
  askPlainly,
  chooseGreeting,
  mirrorWhole,
  remembersSomebody,
} from '../tellings/listen-plainly'
import { invitations } from '../tellings/plain-templates'
import { mayOnlyListen } from '../tellings/react-to-telling'
import { activityFinishedQuestions, activityFinishedReplies } from '../templates/activity-templates'
import { templatesByCategory } from '../templates/categories/templates-by-category'
import {
  genericAcknowledgements,
  genericQuestions,
  greetingReplies,
  noReplies,
  openQuestions,
  reflectionReplies,
  seriousAcknowledgements,
  seriousReflectionReplies,
  toldFactReplies,
  yesReplies,
} from '../templates/conversation-templates'
import {
  detailQuestions,
  durationReplies,
  moodQuestions,
  sympathies,
  thirdPersonReplies,
} from '../templates/listening-templates'
import { isQuestion } from '../templates/template'
import { topicById } from '../topics/all-topics'
import type { Topic, TopicId } from '../topics/topic'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import type { Detail } from '../understanding/find-details'
import { findDuration, findToldFact } from '../understanding/find-fact'
import { findLastPerson } from '../understanding/find-person'
import { askAboutProfile } from './ask-about-profile'
import { askQuestion } from './ask-question'
import { mentionPastTopic } from './recall-past-calls'
import { hasJustFinishedActivity, isSuggestionDue, suggestActivity } from './suggest-activity'

/** Caller turns between two uses of the caller's name. More frequent use sounds like a salesperson. */
const turnsBetweenNameUses = 6

/** No activity is suggested after a longer text. */
const maxWordsBeforeSuggestion = 4

/** Number of caller turns for which the companion asks about a topic that is not mentioned again. */
const maxTurnsSinceTopic = 1
const maxTurnsSinceSeriousTopic = 2

const isHeavy = ({ mood }: UtteranceAnalysis) => mood !== null && mood !== 'joy'

const leavesRoomForSuggestion = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  (utterance.details.length === 0 ||
    listActivitiesFor(draft.context.companion).some(({ requestPattern }) =>
      requestPattern.test(utterance.normalisedText),
    )) &&
  !utterance.topics.some((topic) => topicById.get(topic)?.kind === 'feeling') &&
  !isHeavy(utterance) &&
  utterance.wordCount <= maxWordsBeforeSuggestion

/**
 * Ordinary conversation: acknowledges what the caller said, then asks one question or suggests an
 * activity. Without an utterance it only asks, because another rule has acknowledged already.
 */
export function continueConversation(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis | null,
): boolean {
  if (
    hasJustFinishedActivity(draft.state) &&
    !(utterance && isHeavy(utterance)) &&
    closeActivity(draft)
  )
    return true
  const isOrdinary = utterance !== null && isOrdinaryStatement(draft, utterance)
  if (isOrdinary && utterance.topics.length === 0) draft.update({ topic: null })
  const topic = updateTopic(draft, utterance)
  if (isOrdinary) {
    if (!(topic && utterance.topics.includes(topic.id) && mentionPastTopic(draft, topic.id)))
      acknowledgePlainly(draft, utterance)
  } else if (utterance) acknowledge(draft, utterance, topic)
  addCallerName(draft)
  const leavesRoom = !utterance || leavesRoomForSuggestion(draft, utterance)
  if (
    leavesRoom &&
    isSuggestionDue(draft.state) &&
    suggestActivity(draft, utterance?.normalisedText)
  )
    return true
  const isAlmostSilent = !utterance || utterance.wordCount <= 3
  if (
    isAlmostSilent &&
    !utterance?.topics.length &&
    draft.state.turnCount > 4 &&
    askAboutProfile(draft)
  )
    return true
  if (isOrdinary && mayOnlyListen(draft)) return isSubstantial(draft) || draft.sayOneOf(invitations)
  if (isOrdinary && askPlainly(draft, utterance)) return true
  return askAboutTopic(draft, topic, utterance)
}

/** Whether the response is long enough without a question. "Ah oui" alone would sound inattentive. */
const isSubstantial = ({ sentences }: ResponseDraft) =>
  sentences.join(' ').split(' ').length >= minSubstantialWords
const minSubstantialWords = 4

const isOnlyGreeting = ({ act, intents, wordCount }: UtteranceAnalysis) =>
  (intents.has('greeting') && wordCount <= 4) || (act === 'greeting' && wordCount <= 6)

/** Whether the caller says something ordinary that needs no sympathy and does not answer a question. */
function isOrdinaryStatement(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, intents, isQuestion, normalisedText, topics, wordCount } = utterance
  if (isQuestion || isOnlyGreeting(utterance)) return false
  if (wordCount <= 4 && (intents.has('yes') || intents.has('no'))) return false
  if (act === 'yes' || act === 'no' || act === 'asks-scene') return false
  // "Elle comprend rien" is a complaint about somebody whom the caller named before.
  const isComplaint =
    wordCount <= 4 && /\b(rien|jamais|pas|plus|toujours|encore)\b/.test(normalisedText)
  if (isComplaint && findMeantPerson(draft, utterance) !== null) return false
  const isGrave = topics.some((id) => topicById.get(id)?.isSerious) && isHeavy(utterance)
  if (act === 'tells-annoyance' && !isGrave) return true
  const isSerious = topics.some(
    (id) => topicById.get(id)?.isSerious && !(id === 'health-worry' && act !== 'tells-hardship'),
  )
  if (isHeavy(utterance) || isSerious) return false
  const { topic, turnsSinceTopic } = draft.state
  const isTopicStillSerious =
    topic !== null &&
    topic !== 'health-worry' &&
    topicById.get(topic)?.isSerious &&
    turnsSinceTopic < maxTurnsSinceSeriousTopic
  return (
    !isTopicStillSerious ||
    (wordCount > 3 &&
      (topic === 'breakup' || !lossTopics.has(topic) || !lostPersonPattern.test(normalisedText)))
  )
}

/** Matches words with which a caller continues to speak of somebody they lost. */
const lostPersonPattern =
  /^(?:\w+ ){0,2}(?:il|elle)\b|\b(?:lui|manque\w*|sans (?:lui|elle)|souvenirs?|tombe|enterrement)\b/

/**
 * Stores and returns the topic of the conversation. The latest utterance decides, but lighter words such
 * as "ma famille" do not replace a serious topic that the caller speaks about.
 */
function updateTopic(draft: ResponseDraft, utterance: UtteranceAnalysis | null): Topic | null {
  const { topic, turnsSinceTopic } = draft.state
  const mentionedTopics = utterance?.topics ?? []
  const current = topic ? topicById.get(topic) : undefined
  const isExhausted =
    turnsSinceTopic >= (current?.isSerious ? maxTurnsSinceSeriousTopic : maxTurnsSinceTopic)
  const [first] = mentionedTopics
  const isNewSubject = utterance ? leavesTopic(utterance, topic) : false
  const isSeriousTopicKept =
    current?.isSerious &&
    !isExhausted &&
    !isNewSubject &&
    (!first ||
      !topicById.get(first)?.isSerious ||
      (current.kind === 'subject' && topicById.get(first)?.kind === 'feeling')) &&
    first !== 'joy'
  const next =
    topic && (mentionedTopics.includes(topic) || isSeriousTopicKept)
      ? topic
      : (first ?? (isExhausted || isNewSubject ? null : topic))
  const isMentioned = next !== null && mentionedTopics.includes(next)
  draft.update({
    topic: next,
    turnsSinceTopic: isMentioned ? 0 : turnsSinceTopic + 1,
  })
  return next ? (topicById.get(next) ?? null) : null
}

const newSubjectPattern = /^(sinon|bref|au fait|en fait|bon|allez|autre chose|par contre)\b/

/** A longer text that is neither serious nor about a known topic starts a new subject. */
const leavesTopic = (
  { normalisedText, wordCount, topics, ...rest }: UtteranceAnalysis,
  topic: TopicId | null,
) =>
  newSubjectPattern.test(normalisedText) ||
  (wordCount >= 7 &&
    topics.length === 0 &&
    rest.mood === null &&
    !(topic !== null && lossTopics.has(topic)))

/** Acknowledges the feeling first, then a detail in the caller's own words. */
function acknowledge(draft: ResponseDraft, utterance: UtteranceAnalysis, topic: Topic | null) {
  const { intents, mood, text, topics, wordCount } = utterance
  const isTopicMentioned = topic !== null && topics.includes(topic.id)
  const isGreeting = isOnlyGreeting(utterance)
  if (isGreeting)
    draft.sayOneOf(greetingReplies, { greeting: chooseGreeting(utterance.normalisedText) })
  const isShortAnswer =
    (wordCount <= 4 && (intents.has('no') || intents.has('yes'))) ||
    (utterance.act === 'yes' && wordCount <= 7)
  if (isShortAnswer && !mood && !isGreeting) {
    if (draft.sayOneOf(intents.has('no') ? noReplies : yesReplies)) return
  }
  if (isTopicMentioned && mentionPastTopic(draft, topic.id)) return
  const isLoss = isTopicMentioned && topic.isSerious && topic.kind === 'subject'
  const isLossTopic = topic !== null && lossTopics.has(topic.id) && isHeavy(utterance)
  const isAboutOther = !/\b(je|j|me|m|moi)\b/.test(utterance.normalisedText)
  if (mood && isAboutOther) recogniseThirdPerson(draft, utterance)
  if (mood && !isShortAnswer && draft.sentences.length === 0)
    draft.sayOneOf(sympathies[isLossTopic ? 'loss' : mood])
  if (isLoss && draft.sentences.length === 0 && !(topic.id === 'health-worry' && isAboutOther))
    draft.sayOneOf(topic.acknowledgements)
  if (draft.sentences.length === 0 && wordCount <= 4) recogniseThirdPerson(draft, utterance)
  // Repeating callers' harsh words about themselves would sound like agreement.
  if (mood !== 'shame') sayStatementBack(draft, utterance)
  if (draft.sentences.length === 0) recogniseThirdPerson(draft, utterance)
  if (draft.sentences.length > 0) return
  const fact = findToldFact(text)
  if (fact && draft.sayOneOf(toldFactReplies, { fact: fact })) return
  const duration = findDuration(text)
  if (duration && wordCount <= 10 && draft.sayOneOf(durationReplies, { duration })) return
  if (isTopicMentioned && draft.sayOneOf(topic.acknowledgements)) return
  if (topic?.isSerious && draft.sayOneOf(seriousAcknowledgements)) return
  draft.sayOneOf(genericAcknowledgements)
}

/** Returns the person named before whom a pronoun means, as in "elle comprend rien"; null when there is none. */
function findMeantPerson(
  draft: ResponseDraft,
  { details, normalisedText, wordCount }: UtteranceAnalysis,
) {
  const pronoun = /^(?:(?:et|mais|puis|en plus|du coup) )*(ils?|elles?)\b/.exec(normalisedText)?.[1]
  if (details.some(({ kind }) => kind === 'person') || wordCount > 14 || pronoun === undefined)
    return null
  if (/^il (?:y a|fait|faut|pleut|est \w+ heures?)\b/.test(normalisedText)) return null
  const { address } = draft.context.companion.persona
  return findLastPerson(draft.state.callerStatements.slice(-2), pronoun, address)
}

function recogniseThirdPerson(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  const person = findMeantPerson(draft, utterance)
  if (person) draft.sayOneOf(thirdPersonReplies, { person })
}

/** Topics that decide what the companion says first, as long as the caller speaks of them. */
const lossTopics: ReadonlySet<TopicId> = new Set(['grief', 'pet-loss', 'miscarriage', 'breakup'])

/** Repeats the caller's statement if it is complete, and short enough not to sound like an echo. */
function sayStatementBack(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  const reflection = mirrorWhole(utterance, draft, maxReflectedWords)
  if (!reflection || draft.nextRandomValue() >= reflectedShare) return
  draft.sayOneOf(isHeavy(utterance) ? seriousReflectionReplies : reflectionReplies, { reflection })
}

/** A longer statement is not repeated. */
const maxReflectedWords = 11
const reflectedShare = 0.5

function askAboutTopic(
  draft: ResponseDraft,
  topic: Topic | null,
  utterance: UtteranceAnalysis | null,
): boolean {
  const { openingQuestions, followUpQuestions } =
    templatesByCategory[draft.context.companion.category]
  if (utterance && isOnlyGreeting(utterance))
    return askQuestion(draft, [openingQuestions, followUpQuestions])
  if (utterance && remembersSomebody(draft, utterance) && askPlainly(draft, utterance)) return true
  if (utterance && askAboutWords(draft, utterance, topic)) return true
  if (!topic)
    return askQuestion(
      draft,
      draft.state.turnCount <= 2 && !utterance
        ? [openingQuestions, followUpQuestions]
        : utterance
          ? [invitations, openQuestions, genericQuestions, followUpQuestions]
          : [followUpQuestions, openQuestions, genericQuestions],
    )
  return askQuestion(draft, [
    topic.questions,
    openQuestions,
    ...(topic.isSerious ? [] : [followUpQuestions]),
    genericQuestions,
  ])
}

/** Questions about what the caller named: a person, an event or a thing. */
const listDetailQuestions = ({ kind, phrase }: Detail) =>
  kind === 'person' && /^(?:tes|vos|les|deux|trois) /.test(phrase)
    ? detailQuestions.person
    : detailQuestions[kind]

/** Asks about the topic, the feeling, the person or the thing that the caller has just mentioned. */
function askAboutWords(draft: ResponseDraft, utterance: UtteranceAnalysis, topic: Topic | null) {
  const { details, mood, topics } = utterance
  if (topic?.isSerious && topics.includes(topic.id) && draft.sayOneOf(topic.questions)) return true
  const person = findMeantPerson(draft, utterance)
  const personDetail: Detail | null = person ? { kind: 'person', phrase: person } : null
  if (
    personDetail &&
    draft.sayOneOf(listDetailQuestions(personDetail), { detail: personDetail.phrase })
  )
    return true
  const hasEvent = details.some(({ kind }) => kind === 'event')
  if (mood && hasEvent && isHeavy(utterance) && draft.sayOneOf(moodQuestions[mood])) return true
  if (mood && draft.sayOneOf(moodQuestions[mood])) return true
  if (topic && topics.includes(topic.id) && draft.sayOneOf(topic.questions)) return true
  const thing = details.find(({ phrase }) => /^(?:ton|ta|tes|votre|vos) /.test(phrase))
  return (
    thing !== undefined &&
    !topic?.isSerious &&
    draft.sayOneOf(detailQuestions.thing, { detail: thing.phrase })
  )
}

export function askNewQuestion(draft: ResponseDraft): boolean {
  const { openingQuestions, followUpQuestions } =
    templatesByCategory[draft.context.companion.category]
  return askQuestion(draft, [openingQuestions, followUpQuestions])
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
  // The sentence without the name counts as spoken, too, so that it is not said later.
  draft.update({
    nameLastUsedAtTurn: turnCount,
    spokenSentences: [...draft.state.spokenSentences, last],
  })
}
