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
import { endsWithQuestionMark } from '../templates/template'
import { topicById } from '../topics/all-topics'
import type { Topic, TopicId } from '../topics/topic'
import type { Act } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import {
  hasJustFinishedActivity,
  isSuggestionDue,
  suggestActivity,
} from './activities/suggest-activity'
import { askAboutProfile } from './ask-about-profile'
import { askQuestion } from './ask-question'
import { mentionPastTopic } from './memory/recall-past-calls'

/** Caller turns between two uses of the caller's name. More frequent use sounds like a salesperson. */
const turnsBetweenNameUses = 6

/** No activity is suggested after an utterance with more words. */
const maxWordsBeforeSuggestion = 4

/** Matches an utterance about an idle moment: "je regarde dehors". */
const idlePattern =
  /^(?:je|on) (?:rentre|regarde|lis|ecoute|attends?|traine|glande|marche|range|tricote|bricole|zappe)\b(?!.*\b(?:pas|plus)\b)/

/** Acts of a caller who has little to say, so that an activity may be welcome. */
const quietActs: ReadonlySet<Act | null> = new Set(['unsure', 'lukewarm'])

/** Caller turns after which the companion drops a topic that is not mentioned again. */
const maxTurnsSinceTopic = 1
const maxTurnsSinceSeriousTopic = 2

const hasPainfulMood = ({ mood }: UtteranceAnalysis) => mood !== null && mood !== 'joy'

/**
 * Responds to any utterance: acknowledges it, and sometimes asks a question or suggests an activity. A rule that has
 * already acknowledged the utterance passes null; then only a question or a suggestion is added.
 */
export function continueConversation(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis | null,
): boolean {
  const isUpset = utterance !== null && hasPainfulMood(utterance)
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
  const saysLittle = !utterance || (utterance.wordCount <= 3 && utterance.topics.length === 0)
  if (saysLittle && draft.state.turnCount > 4 && askAboutProfile(draft)) return true
  return ask(draft, utterance, topic)
}

/** Whether the utterance is short, idle and unemotional enough to suggest an activity. */
const suitsSuggestion = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  (utterance.details.length === 0 ||
    listActivitiesFor(draft.context.companion).some(({ requestPattern }) =>
      requestPattern.test(utterance.normalisedText),
    )) &&
  !utterance.topics.some((topic) => topicById.get(topic)?.kind === 'feeling') &&
  !hasPainfulMood(utterance) &&
  utterance.wordCount <= maxWordsBeforeSuggestion &&
  (quietActs.has(utterance.act) || idlePattern.test(utterance.normalisedText))

const isOnlyGreeting = ({ act, intents, wordCount }: UtteranceAnalysis) =>
  (intents.has('greeting') && wordCount <= 4) || (act === 'greeting' && wordCount <= 6)

/** Whether the utterance is only a short answer: "oui", "non, pas du tout". */
const isShortAnswer = ({ act, intents, mood, wordCount }: UtteranceAnalysis) =>
  mood === null &&
  ((wordCount <= 4 && (intents.has('no') || intents.has('yes'))) ||
    (act === 'yes' && wordCount <= 7))

/** Whether a suggestion is due, and the utterance is suitable for one. */
export const mayWantActivity = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  isSuggestionDue(draft.state) && suitsSuggestion(draft, utterance)

/** Whether the utterance is a statement that needs no sympathy: the companion then only acknowledges it. */
const needsNoSympathy = (utterance: UtteranceAnalysis, topic: Topic | null) =>
  !isOnlyGreeting(utterance) &&
  !isShortAnswer(utterance) &&
  (!isGrave(utterance, topic) || isAboutOther(utterance))

/** Below this probability, words of sorrow, worry or annoyance mean something else: "ça me saoule à mort". */
const minPainProbability = 0.6

/** Whether what is said, or the topic, is too serious for an ordinary reply. */
function isGrave(utterance: UtteranceAnalysis, topic: Topic | null) {
  const { annoyance, sadness, worry } = utterance.kinds.groupProbabilities
  if (annoyance + sadness + worry < minPainProbability) return false
  if (utterance.act === 'tells-annoyance')
    return hasPainfulMood(utterance) && topic?.isSerious === true
  const isSerious =
    topic?.isSerious && (topic.id !== 'health-worry' || utterance.act === 'tells-hardship')
  if (utterance.isLong && topic !== null && lossTopics.has(topic.id)) return true
  return (
    hasPainfulMood(utterance) ||
    (isSerious === true && utterance.topics.includes(topic?.id ?? 'joy'))
  )
}

/**
 * Stores and returns the topic of the conversation. The latest utterance decides, but lighter words such
 * as "ma famille" do not replace a serious topic that the caller still speaks about.
 */
function updateTopic(draft: ResponseDraft, utterance: UtteranceAnalysis | null): Topic | null {
  const { topic, turnsSinceTopic } = draft.state
  const current = topic ? topicById.get(topic) : undefined
  const mentionedTopics = utterance?.topics ?? []
  const [first = null] = mentionedTopics
  const maxTurns = current?.isSerious ? maxTurnsSinceSeriousTopic : maxTurnsSinceTopic
  const hasLeftTopic = turnsSinceTopic >= maxTurns || (utterance !== null && leavesTopic(utterance))
  const shouldKeepTopic =
    topic !== null &&
    (mentionedTopics.includes(topic) ||
      (!hasLeftTopic &&
        (first === null ||
          (current?.isSerious === true && !mayReplaceSeriousTopic(first)) ||
          (lossTopics.has(topic) && first === 'health-worry'))))
  const nextTopic = shouldKeepTopic ? topic : first
  const isMentioned = nextTopic !== null && mentionedTopics.includes(nextTopic)
  draft.update({ topic: nextTopic, turnsSinceTopic: isMentioned ? 0 : turnsSinceTopic + 1 })
  return nextTopic ? (topicById.get(nextTopic) ?? null) : null
}

const mayReplaceSeriousTopic = (id: TopicId) =>
  id === 'joy' || (topicById.get(id)?.isSerious && topicById.get(id)?.kind === 'life-area')

const newSubjectPattern = /^(sinon|bref|au fait|en fait|bon|allez|autre chose|par contre)\b/

/** Whether the text starts a new subject: with a word such as "sinon", or at length without a known topic or mood. */
const leavesTopic = ({ normalisedText, wordCount, topics, mood }: UtteranceAnalysis) =>
  newSubjectPattern.test(normalisedText) || (wordCount >= 7 && topics.length === 0 && mood === null)

/** Acknowledges a feeling or a serious topic with sympathy, anything else plainly. */
function acknowledge(draft: ResponseDraft, utterance: UtteranceAnalysis, topic: Topic | null) {
  const { intents, mood, normalisedText, topics } = utterance
  if (isOnlyGreeting(utterance)) {
    draft.sayOneOf(greetingReplies, { greeting: chooseGreeting(normalisedText) })
    return
  }
  if (isShortAnswer(utterance)) {
    if (draft.sayOneOf(intents.has('no') ? plainNoReplies : yesReplies)) return
  }
  if (topic !== null && topics.includes(topic.id) && mentionPastTopic(draft, topic.id)) return
  if (!isGrave(utterance, topic)) {
    draft.sayOneOf(plainOpenings)
    return
  }
  draft.update({ suggestion: { state: 'disabled' }, questioning: null })
  const isLoss = topic !== null && lossTopics.has(topic.id)
  const feeling = isLoss && (mood !== null || utterance.isLong) ? 'loss' : mood
  if (feeling !== null && feeling !== 'joy' && draft.sayOneOf(sympathies[feeling])) return
  if (!draft.sayOneOf(topic?.acknowledgements ?? [])) draft.sayOneOf(seriousAcknowledgements)
}

/** Whether the feeling is somebody else's and not the caller's: "les autres se moquent de lui". */
const isAboutOther = ({ details, mood, normalisedText }: UtteranceAnalysis) =>
  mood !== 'loss' &&
  !/\b(?:je|j|me|m|moi|on|nous)\b/.test(normalisedText) &&
  (/^(?:et |mais |bon |donc )*(?:mon|ma|mes|son|sa|ses|leurs?) /.test(normalisedText)
    ? details.some(({ kind }) => kind === 'person')
    : /\b(?:ils?|elles?|lui|leur)\b/.test(normalisedText))

/** While one of these is the topic, a feeling or a long text is acknowledged as a loss. */
const lossTopics: ReadonlySet<TopicId> = new Set(['grief', 'pet-loss', 'miscarriage', 'breakup'])

/** Asks about the feeling or the topic, or invites the caller to go on. Sometimes adds nothing. */
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

/** Share of responses to something grave that ask nothing when the last response ended with a question. */
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

/** Adds the caller's name to the last sentence: "Les nuits courtes déteignent, Inès." */
function addCallerName(draft: ResponseDraft) {
  const { callerName, turnCount, nameLastUsedAtTurn } = draft.state
  const last = draft.sentences.at(-1)
  if (!callerName || !last || turnCount - nameLastUsedAtTurn < turnsBetweenNameUses) return
  const canCarryName =
    /\p{L}\.$/u.test(last) && !endsWithQuestionMark(last) && !last.includes(callerName)
  const wordCount = last.split(' ').length
  if (!canCarryName || wordCount < 4 || wordCount > 14) return
  draft.sentences[draft.sentences.length - 1] = `${last.slice(0, -1)}, ${callerName}.`
  // The version without the name also counts as spoken, so that it is not said later.
  draft.update({
    nameLastUsedAtTurn: turnCount,
    spokenSentences: [...draft.state.spokenSentences, last],
  })
}
