import { normaliseText } from '../../text-analysis/normalise-text'
import { listActivitiesFor } from '../activities/choose-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  acknowledgePlainly,
  chooseGreeting,
  findForm,
  listOpenQuestions,
  listPlainQuestions,
  quoteStory,
  sayWhatWasHeard,
} from '../tellings/listen-plainly'
import { hardOpenings, invitations, ownQuestions, remarks } from '../tellings/plain-templates'
import { canOnlyListen } from '../tellings/react-to-telling'
import { activityFinishedQuestions, activityFinishedReplies } from '../templates/activity-templates'
import { templatesByCategory } from '../templates/categories/templates-by-category'
import {
  genericQuestions,
  greetingReplies,
  noReplies,
  openQuestions,
  seriousAcknowledgements,
  yesReplies,
} from '../templates/conversation-templates'
import { moodQuestions, sympathies } from '../templates/listening-templates'
import { isQuestion } from '../templates/template'
import { topicById } from '../topics/all-topics'
import type { Topic, TopicId } from '../topics/topic'
import type { Act } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { askAboutProfile } from './ask-about-profile'
import { askQuestion } from './ask-question'
import { mentionPastTopic } from './recall-past-calls'
import { hasJustFinishedActivity, isSuggestionDue, suggestActivity } from './suggest-activity'

/** Caller turns between two uses of the caller's name. More frequent use sounds like a salesperson. */
const turnsBetweenNameUses = 6

/** No activity is suggested after a longer text. */
const maxWordsBeforeSuggestion = 4

/** Matches a caller who tells nothing: "je regarde dehors". */
const idlePattern =
  /^(?:je|on) (?:rentre|regarde|lis|ecoute|attends?|traine|glande|marche|range|tricote|bricole|zappe)\b(?!.*\b(?:pas|plus)\b)/

/** Acts of a caller who has little to say, so that an activity may be welcome. */
const quietActs: ReadonlySet<Act | null> = new Set(['yes', 'no', 'unsure', 'lukewarm', 'approves'])

/** Number of caller turns for which the companion asks about a topic that is not mentioned again. */
const maxTurnsSinceTopic = 1
const maxTurnsSinceSeriousTopic = 2

const isHeavy = ({ mood }: UtteranceAnalysis) => mood !== null && mood !== 'joy'

/**
 * Ordinary conversation: acknowledges what the caller said, and sometimes asks one question or suggests an
 * activity. Without an utterance the acknowledgement was already said, and only the question follows.
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
  const topic = updateTopic(draft, utterance)
  if (utterance) acknowledge(draft, utterance, topic)
  addCallerName(draft)
  if (
    (!utterance || leavesRoomForSuggestion(draft, utterance)) &&
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
  return ask(draft, utterance, topic)
}

/** Whether an activity may be suggested: after few words without a feeling, or when one suits the words. */
const leavesRoomForSuggestion = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  (utterance.details.length === 0 ||
    listActivitiesFor(draft.context.companion).some(({ requestPattern }) =>
      requestPattern.test(utterance.normalisedText),
    )) &&
  !utterance.topics.some((topic) => topicById.get(topic)?.kind === 'feeling') &&
  !isHeavy(utterance) &&
  utterance.wordCount <= maxWordsBeforeSuggestion &&
  (quietActs.has(utterance.act) || idlePattern.test(utterance.normalisedText))

const isOnlyGreeting = ({ act, intents, wordCount }: UtteranceAnalysis) =>
  (intents.has('greeting') && wordCount <= 4) || (act === 'greeting' && wordCount <= 6)

/** "Oui", "non, pas du tout" */
const isShortAnswer = ({ act, intents, mood, wordCount }: UtteranceAnalysis) =>
  mood === null &&
  ((wordCount <= 4 && (intents.has('no') || intents.has('yes'))) ||
    (act === 'yes' && wordCount <= 7))

/** Whether what is said, or the subject, is too serious for an ordinary reply. */
function isGrave(utterance: UtteranceAnalysis, topic: Topic | null) {
  if (utterance.act === 'tells-annoyance') return isHeavy(utterance) && topic?.isSerious === true
  const isSerious =
    topic?.isSerious && (topic.id !== 'health-worry' || utterance.act === 'tells-hardship')
  if (utterance.isStory && topic !== null && lossTopics.has(topic.id)) return true
  return isHeavy(utterance) || (isSerious === true && utterance.topics.includes(topic?.id ?? 'joy'))
}

/**
 * Stores and returns the topic of the conversation. The latest utterance decides, but lighter words such
 * as "ma famille" do not replace a serious topic that the caller speaks about.
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
          (current?.isSerious === true && !isWeightier(first)) ||
          (lossTopics.has(topic) && first === 'health-worry'))))
  const nextTopic = shouldKeepTopic ? topic : first
  const isMentioned = nextTopic !== null && mentionedTopics.includes(nextTopic)
  draft.update({ topic: nextTopic, turnsSinceTopic: isMentioned ? 0 : turnsSinceTopic + 1 })
  return nextTopic ? (topicById.get(nextTopic) ?? null) : null
}

const isWeightier = (id: TopicId) =>
  id === 'joy' || (topicById.get(id)?.isSerious && topicById.get(id)?.kind === 'subject')

const newSubjectPattern = /^(sinon|bref|au fait|en fait|bon|allez|autre chose|par contre)\b/

/** A longer text that is neither serious nor about a known topic starts a new subject. */
const leavesTopic = ({ normalisedText, wordCount, topics, mood }: UtteranceAnalysis) =>
  newSubjectPattern.test(normalisedText) || (wordCount >= 7 && topics.length === 0 && mood === null)

/** Acknowledges a feeling or a serious subject with sympathy, anything else plainly. */
function acknowledge(draft: ResponseDraft, utterance: UtteranceAnalysis, topic: Topic | null) {
  const { intents, mood, normalisedText, topics } = utterance
  if (isOnlyGreeting(utterance)) {
    draft.sayOneOf(greetingReplies, { greeting: chooseGreeting(normalisedText) })
    return
  }
  if (isShortAnswer(utterance)) {
    if (draft.sayOneOf(intents.has('no') ? noReplies : yesReplies)) return
  }
  if (topic !== null && topics.includes(topic.id) && mentionPastTopic(draft, topic.id)) return
  if (!isGrave(utterance, topic)) {
    acknowledgePlainly(draft, utterance)
    return
  }
  draft.update({ suggestion: { state: 'disabled' }, questioning: null })
  const isLoss = topic !== null && lossTopics.has(topic.id)
  if (isAboutOther(utterance) && !isLoss) {
    if (mood === 'sadness' && draft.sayOneOf(hardOpenings)) return
    acknowledgePlainly(draft, utterance)
    return
  }
  const feeling = isLoss && (mood !== null || utterance.isStory) ? 'loss' : mood
  if (feeling !== null && feeling !== 'joy' && draft.sayOneOf(sympathies[feeling])) {
    if (utterance.isStory) quoteStory(draft, utterance)
    return
  }
  if (mood === null && !isLoss && sayWhatWasHeard(draft, utterance)) return
  if (!draft.sayOneOf(topic?.acknowledgements ?? [])) draft.sayOneOf(seriousAcknowledgements)
}

/** "Les autres se moquent de lui": the feeling is not the caller's. */
const isAboutOther = ({ details, mood, normalisedText }: UtteranceAnalysis) =>
  mood !== 'loss' &&
  !/\b(?:je|j|me|m|moi|on|nous)\b/.test(normalisedText) &&
  (/^(?:et |mais |bon |donc )*(?:mon|ma|mes|son|sa|ses|leurs?) /.test(normalisedText)
    ? details.some(({ kind }) => kind === 'person')
    : /\b(?:ils?|elles?|lui|leur)\b/.test(normalisedText))

/** While the caller speaks of one of these, it decides what the companion says first. */
const lossTopics: ReadonlySet<TopicId> = new Set(['grief', 'pet-loss', 'miscarriage', 'breakup'])

/** Asks about the feeling or the subject, or lets the caller go on; a reaction often stands alone. */
function ask(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis | null,
  topic: Topic | null,
): boolean {
  const { openingQuestions, followUpQuestions } =
    templatesByCategory[draft.context.companion.category]
  if (utterance && isOnlyGreeting(utterance))
    return askQuestion(draft, [openingQuestions, followUpQuestions])
  if (!utterance)
    return askQuestion(draft, [
      topic?.questions ?? [],
      followUpQuestions,
      openQuestions,
      genericQuestions,
    ])
  const isHard = isGrave(utterance, topic)
  const form = isHard ? null : findForm(utterance)
  if ((isHard || repeatsCaller(draft, utterance)) && canOnlyListen(draft)) {
    if (isHard || draft.sayOneOf(form?.reactions ?? []) || draft.sayOneOf(remarks)) return true
  } else if (draft.sentences.length > 0 && !form && hasJustInvited(draft)) return true
  if (isHard) {
    const isMentioned = topic !== null && utterance.topics.includes(topic.id)
    const isOthersFeeling = isAboutOther(utterance) && topic?.kind !== 'subject'
    const ownMoodQuestions =
      utterance.mood && !isAboutOther(utterance) ? moodQuestions[utterance.mood] : ownQuestions
    const questions =
      isMentioned && topic.isSerious && !isOthersFeeling ? topic.questions : ownMoodQuestions
    return draft.sayOneOf(listOpenQuestions(questions, utterance)) || draft.sayOneOf(invitations)
  }
  if (draft.sayOneOf(listPlainQuestions(utterance))) return true
  if (repeatsCaller(draft, utterance) && draft.nextRandomValue() < remarkShare)
    if (draft.sayOneOf(remarks)) return true
  return draft.sayOneOf(invitations) || askQuestion(draft, [openQuestions, genericQuestions])
}

/** "Raconte-moi la suite" after every sentence would sound absent. */
const hasJustInvited = ({ state }: ResponseDraft) =>
  /^(?:Dis|Dites|Raconte|Racontez|Continue|Continuez|Prends|Prenez|J’aimerais)(?!\p{L})/u.test(
    state.lastResponse.at(-1) ?? '',
  )

/** The share of repeated statements that are followed by a remark and not by an invitation to go on. */
const remarkShare = 0.4

/** Whether the acknowledgement has a word of the caller; "ah oui" alone would sound absent. */
const repeatsCaller = ({ sentences }: ResponseDraft, { normalisedText }: UtteranceAnalysis) => {
  const said = new Set(normaliseText(sentences.join(' ')).split(' '))
  return normalisedText.split(' ').some((word) => word.length > 3 && said.has(word))
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
