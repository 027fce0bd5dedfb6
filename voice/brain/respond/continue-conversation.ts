import { listActivitiesFor } from '../activities/choose-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import { acknowledgeStatement } from '../listening/acknowledge-statement'
import {
  invitationsToGoOn,
  plainOpenings,
  questionsAboutCaller,
} from '../listening/general-replies'
import { chooseGreeting } from '../listening/greet-back'
import { activityFinishedQuestions, activityFinishedReplies } from '../templates/activity-templates'
import { templatesByCategory } from '../templates/categories/templates-by-category'
import {
  genericQuestions,
  greetingReplies,
  openQuestions,
  plainNoReplies,
  seriousAcknowledgements,
  yesReplies,
} from '../templates/conversation-templates'
import { moodQuestions, sympathies } from '../templates/listening-templates'
import { topicById } from '../topics/all-topics'
import type { Topic, TopicId } from '../topics/topic'
import type { Act } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isPainfulMood } from '../understanding/find-mood'
import {
  hasJustFinishedActivity,
  isSuggestionDue,
  suggestActivity,
} from './activities/suggest-activity'
import { askAboutProfile } from './ask-about-profile'
import { askQuestion } from './ask-question'
import { mentionPastTopic } from './memory/recall-past-calls'

/** Turns between two uses of the caller's name. A companion that uses it more often sounds like a salesperson. */
const turnsBetweenNameUses = 6

/** No activity is suggested after a longer utterance. */
const maxWordsBeforeSuggestion = 4

/** After a longer utterance, the companion asks nothing about the profile. */
const maxWordsBeforeProfileQuestion = 3
/** Up to this turn, the companion asks nothing about the profile. */
const lastTurnWithoutProfileQuestion = 4

/** Matches an utterance about an idle moment: "je regarde dehors". */
const idlePattern =
  /^(?:je|on) (?:rentre|regarde|lis|ecoute|attends?|traine|glande|marche|range|tricote|bricole|zappe)\b(?!.*\b(?:pas|plus)\b)/

/** Acts of a caller who has little to say, so that an activity may be welcome. */
const quietActs: ReadonlySet<Act | null> = new Set(['unsure', 'lukewarm'])

/** The companion keeps the topic for at most this many turns in which the caller does not mention it. */
const maxTurnsSinceTopic = 1
const maxTurnsSinceSeriousTopic = 2

/**
 * Responds to any utterance: acknowledges it, then often invites the caller to go on, asks a question or suggests an
 * activity. Right after an activity, asks what comes next instead, unless the caller is upset. A rule that has already
 * acknowledged the utterance passes null, so that it is not acknowledged twice.
 */
export function continueConversation(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis | null,
): boolean {
  const isUpset = utterance !== null && isPainfulMood(utterance.mood)
  if (hasJustFinishedActivity(draft.state) && !isUpset && closeActivity(draft)) return true
  const topic = updateTopic(draft, utterance)
  if (utterance && needsNoSympathy(utterance, topic) && !mayWantActivity(draft, utterance)) {
    acknowledgeStatement(draft, utterance)
    addCallerName(draft)
    return draft.sentences.length > 0 || askQuestion(draft, [openQuestions, genericQuestions])
  }
  if (utterance) acknowledge(draft, utterance, topic)
  addCallerName(draft)
  const maySuggest = utterance ? mayWantActivity(draft, utterance) : isSuggestionDue(draft.state)
  if (maySuggest && suggestActivity(draft, utterance?.normalisedText)) return true
  const saysLittle =
    !utterance ||
    (utterance.wordCount <= maxWordsBeforeProfileQuestion && utterance.topics.length === 0)
  const mayAskAboutProfile = saysLittle && draft.state.turnCount > lastTurnWithoutProfileQuestion
  if (mayAskAboutProfile && askAboutProfile(draft)) return true
  return ask(draft, utterance, topic)
}

/**
 * Whether the utterance is short, shows uncertainty or an idle moment, and mentions no feeling. An utterance that
 * mentions a person or thing must also name an activity of the companion.
 */
function suitsSuggestion(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { act, details, mood, normalisedText, topics, wordCount } = utterance
  const isIdle = quietActs.has(act) || idlePattern.test(normalisedText)
  if (!isIdle || wordCount > maxWordsBeforeSuggestion) return false
  const namesFeeling = topics.some((topic) => topicById.get(topic)?.kind === 'feeling')
  if (namesFeeling || isPainfulMood(mood)) return false
  const namesActivityOfCompanion = () =>
    listActivitiesFor(draft.context.companion).some(({ requestPattern }) =>
      requestPattern.test(normalisedText),
    )
  return details.length === 0 || namesActivityOfCompanion()
}

/**
 * An utterance with more words than this is more than a greeting, a yes or a no. Intents have a lower limit than acts,
 * because the patterns of intents also match words inside longer texts.
 */
const maxWordsByIntent = 4
const maxGreetingWordsByAct = 6
const maxYesWordsByAct = 7

const isOnlyGreeting = ({ act, intents, wordCount }: UtteranceAnalysis) =>
  (intents.has('greeting') && wordCount <= maxWordsByIntent) ||
  (act === 'greeting' && wordCount <= maxGreetingWordsByAct)

/** Whether the utterance is only a short answer: "oui", "non, pas du tout". */
const isShortAnswer = ({ act, intents, mood, wordCount }: UtteranceAnalysis) =>
  mood === null &&
  (((intents.has('no') || intents.has('yes')) && wordCount <= maxWordsByIntent) ||
    (act === 'yes' && wordCount <= maxYesWordsByAct))

/** Whether a suggestion is due, and the utterance is suitable for one. */
export const mayWantActivity = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  isSuggestionDue(draft.state) && suitsSuggestion(draft, utterance)

/** Whether the utterance is more than a greeting or a short answer, and either not grave or about somebody else. */
const needsNoSympathy = (utterance: UtteranceAnalysis, topic: Topic | null) =>
  !isOnlyGreeting(utterance) &&
  !isShortAnswer(utterance) &&
  (!isGrave(utterance, topic) || isAboutOther(utterance))

/**
 * Below this total probability of sadness, worry and annoyance, words of pain mean little: "j’ai vu un film triste
 * hier".
 */
const minPainProbability = 0.6

/** Whether the utterance is probably painful, and its mood or topic is too serious for a plain reply. */
function isGrave({ act, isLong, kinds, mood, topics }: UtteranceAnalysis, topic: Topic | null) {
  const { annoyance, sadness, worry } = kinds.groupProbabilities
  if (annoyance + sadness + worry < minPainProbability) return false
  const isTopicSerious = topic?.isSerious === true
  if (act === 'tells-annoyance') return isTopicSerious && isPainfulMood(mood)
  if (isPainfulMood(mood)) return true
  if (topic === null) return false
  if (isLong && lossTopics.has(topic.id)) return true
  // The topic of health is grave only when the caller reports a hardship.
  const isTopicGrave = isTopicSerious && (topic.id !== 'health-worry' || act === 'tells-hardship')
  return isTopicGrave && topics.includes(topic.id)
}

/**
 * Stores and returns the topic of the conversation. The latest utterance decides, but lighter words such as "ma
 * famille" do not replace a serious topic that the caller mentioned in the last turns.
 */
function updateTopic(draft: ResponseDraft, utterance: UtteranceAnalysis | null): Topic | null {
  const { turnsSinceTopic } = draft.state
  const mentionedTopics = utterance?.topics ?? []
  const nextTopic = keepsTopic(draft, utterance) ? draft.state.topic : (mentionedTopics[0] ?? null)
  const isMentioned = nextTopic !== null && mentionedTopics.includes(nextTopic)
  draft.update({ topic: nextTopic, turnsSinceTopic: isMentioned ? 0 : turnsSinceTopic + 1 })
  return nextTopic ? (topicById.get(nextTopic) ?? null) : null
}

/** Whether the caller mentions the stored topic again, or mentioned it recently and says nothing that replaces it. */
function keepsTopic({ state }: ResponseDraft, utterance: UtteranceAnalysis | null): boolean {
  const { topic, turnsSinceTopic } = state
  if (topic === null) return false
  const mentionedTopics = utterance?.topics ?? []
  if (mentionedTopics.includes(topic)) return true
  const isSerious = topicById.get(topic)?.isSerious === true
  const maxTurns = isSerious ? maxTurnsSinceSeriousTopic : maxTurnsSinceTopic
  if (turnsSinceTopic >= maxTurns || (utterance !== null && leavesTopic(utterance))) return false
  const [newTopic] = mentionedTopics
  if (newTopic === undefined) return true
  return (
    (isSerious && !mayReplaceSeriousTopic(newTopic)) ||
    (lossTopics.has(topic) && newTopic === 'health-worry')
  )
}

function mayReplaceSeriousTopic(id: TopicId): boolean {
  const topic = topicById.get(id)
  return id === 'joy' || (topic?.isSerious === true && topic.kind === 'life-area')
}

const newSubjectPattern = /^(sinon|bref|au fait|en fait|bon|allez|autre chose|par contre)\b/

/** A shorter utterance without a topic or mood may still be about the earlier topic. */
const minWordsOfNewSubject = 7

/** Whether the text starts a new subject: with a word such as "sinon", or at length without a known topic or mood. */
const leavesTopic = ({ normalisedText, wordCount, topics, mood }: UtteranceAnalysis) =>
  newSubjectPattern.test(normalisedText) ||
  (wordCount >= minWordsOfNewSubject && topics.length === 0 && mood === null)

/**
 * Replies to a greeting or a short answer, mentions that the topic came up in an earlier call, or acknowledges the
 * utterance: plainly, or with sympathy if it is grave. After sympathy, the companion suggests no activity in this call.
 */
function acknowledge(draft: ResponseDraft, utterance: UtteranceAnalysis, topic: Topic | null) {
  const { intents, mood, normalisedText, topics } = utterance
  if (isOnlyGreeting(utterance)) {
    draft.sayOneOf(greetingReplies, { greeting: chooseGreeting(normalisedText) })
    return
  }
  const replies = intents.has('no') ? plainNoReplies : yesReplies
  if (isShortAnswer(utterance) && draft.sayOneOf(replies)) return
  if (topic !== null && topics.includes(topic.id) && mentionPastTopic(draft, topic.id)) return
  if (!isGrave(utterance, topic)) {
    draft.sayOneOf(plainOpenings)
    return
  }
  draft.update({ suggestion: { state: 'disabled' }, questioning: null })
  const isLoss = topic !== null && lossTopics.has(topic.id)
  const feeling = isLoss && (mood !== null || utterance.isLong) ? 'loss' : mood
  if (isPainfulMood(feeling) && draft.sayOneOf(sympathies[feeling])) return
  if (!draft.sayOneOf(topic?.acknowledgements ?? [])) draft.sayOneOf(seriousAcknowledgements)
}

/** Whether the utterance is about somebody else and not the caller: "les autres se moquent de lui". */
function isAboutOther({ details, mood, normalisedText }: UtteranceAnalysis): boolean {
  const includesCaller = /\b(?:je|j|me|m|moi|on|nous)\b/.test(normalisedText)
  if (mood === 'loss' || includesCaller) return false
  const possessiveStart = /^(?:et |mais |bon |donc )*(?:mon|ma|mes|son|sa|ses|leurs?) /
  // "Mon chien" and "ma voiture" name no person.
  if (possessiveStart.test(normalisedText)) return details.some(({ kind }) => kind === 'person')
  return /\b(?:ils?|elles?|lui|leur)\b/.test(normalisedText)
}

/** During these topics, a feeling or a long text is acknowledged as a loss. */
const lossTopics: ReadonlySet<TopicId> = new Set(['grief', 'pet-loss', 'miscarriage', 'breakup'])

/**
 * Asks about the feeling or the topic, invites the caller to go on, or asks a general question. Sometimes adds nothing
 * after something grave.
 */
function ask(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis | null,
  topic: Topic | null,
): boolean {
  if (utterance && isOnlyGreeting(utterance)) return askCategoryQuestion(draft)
  if (!utterance) {
    const { followUpQuestions } = templatesByCategory[draft.context.companion.category]
    const pools = [topic?.questions ?? [], followUpQuestions, openQuestions, genericQuestions]
    return askQuestion(draft, pools)
  }
  if (isGrave(utterance, topic)) {
    if (shouldOnlyListen(draft)) return true
    const isMentioned = topic !== null && utterance.topics.includes(topic.id)
    const ownMoodQuestions = utterance.mood ? moodQuestions[utterance.mood] : questionsAboutCaller
    const questions = isMentioned && topic.isSerious ? topic.questions : ownMoodQuestions
    return draft.sayOneOf(questions) || draft.sayOneOf(invitationsToGoOn)
  }
  return draft.sayOneOf(invitationsToGoOn) || askQuestion(draft, [openQuestions, genericQuestions])
}

/** Share of the responses to something grave that ask nothing, if the response before ended with a question. */
const listeningShare = 0.35

const shouldOnlyListen = (draft: ResponseDraft) =>
  draft.sentences.length > 0 &&
  (draft.state.lastResponse.at(-1)?.endsWith('?') ?? false) &&
  draft.nextRandomValue() < listeningShare

/** Asks a question of the companion's category, which does not depend on what the caller said. */
export function askCategoryQuestion(draft: ResponseDraft): boolean {
  const { openingQuestions, followUpQuestions } =
    templatesByCategory[draft.context.companion.category]
  return askQuestion(draft, [openingQuestions, followUpQuestions])
}

/** Responds to the caller's words after the last step of an activity, and asks what comes next. */
function closeActivity(draft: ResponseDraft): boolean {
  draft.update({ topic: null })
  draft.sayOneOf(activityFinishedReplies)
  return draft.sayOneOf(activityFinishedQuestions)
}

/** The name is not added to a shorter or longer sentence. */
const minWordsBeforeName = 4
const maxWordsBeforeName = 14

/** Adds the caller's name to the last sentence if it suits: "Les nuits courtes déteignent, Inès." */
function addCallerName(draft: ResponseDraft) {
  const { callerName, turnCount, nameLastUsedAtTurn } = draft.state
  const last = draft.sentences.at(-1)
  if (!callerName || !last || turnCount - nameLastUsedAtTurn < turnsBetweenNameUses) return
  const endsWithWord = /\p{L}\.$/u.test(last)
  const wordCount = last.split(' ').length
  const isSuitable =
    endsWithWord &&
    !last.includes(callerName) &&
    wordCount >= minWordsBeforeName &&
    wordCount <= maxWordsBeforeName
  if (!isSuitable) return
  draft.sentences[draft.sentences.length - 1] = `${last.slice(0, -1)}, ${callerName}.`
  // The version without the name also counts as spoken, so that it is not said later.
  draft.update({
    nameLastUsedAtTurn: turnCount,
    spokenSentences: [...draft.state.spokenSentences, last],
  })
}
