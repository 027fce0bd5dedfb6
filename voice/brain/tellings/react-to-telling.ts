import { normaliseText } from '../../text-analysis/normalise-text'
import { findRequestedActivity } from '../activities/choose-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import type { Rule } from '../respond/rule'
import { findTopics, topicById } from '../topics/all-topics'
import type { TopicId } from '../topics/topic'
import { type Act, findAct, findMainSentence } from '../understanding/acts/find-act'
import { removeFiguresOfSpeech, type UtteranceAnalysis } from '../understanding/analyse-utterance'
import { tellings } from './all-tellings'
import { greetBack, listOpenQuestions, sayWhatWasHeard } from './listen-plainly'

/** Reacts to what the caller tells by its kind, for example a secret, a decision or a quarrel. */
export const reactToTelling: Rule = (draft, utterance) => {
  if (isOccupied(draft) || !isStatement(utterance)) return false
  const telling = findTelling(utterance)
  if (!telling) return false
  if (!telling.isHard && utterance.wordCount > maxLightWords) return false
  if (!telling.isHard && fitsOtherRule(draft, utterance)) return false
  greetBack(draft, utterance)
  if (draft.nextRandomValue() < (telling.isHard ? painfulRepetitionShare : repetitionShare))
    sayWhatWasHeard(draft, utterance)
  if (!draft.sayOneOf(telling.reactions)) return draft.sentences.length > 0
  const keptTopic = telling.isHard ? draft.state.topic : null
  draft.update({ topic: utterance.topics[0] ?? keptTopic, turnsSinceTopic: 0 })
  if (telling.isHard) draft.update({ suggestion: { state: 'disabled' } })
  if (!canOnlyListen(draft)) draft.sayOneOf(listOpenQuestions(telling.questions, utterance))
  return true
}

/** Whether another rule fits better: the words name an activity, or a pronoun refers to a person named before. */
const fitsOtherRule = (
  { context }: ResponseDraft,
  { normalisedText, wordCount }: UtteranceAnalysis,
): boolean =>
  findRequestedActivity(context.companion, normalisedText) !== undefined ||
  (wordCount <= 4 && /^(?:ils?|elles?) /.test(normalisedText))

/** In a text about something serious, considers only a lighter last clause: "je suis veuve, et je suis amoureuse". */
function findTelling({ mood, normalisedText: originalText, text, topics }: UtteranceAnalysis) {
  // "C'est drôle, je ne me sens pas vieille" expresses astonishment, not amusement.
  const normalisedText = removeFiguresOfSpeech(originalText).replace(
    /^c est (?:drole|marrant) (?=je|j|comme|que)/,
    '',
  )
  const isHeavy = mood !== null && mood !== 'joy'
  const isLight = !isHeavy && !isSerious(topics)
  if (!topics.some((id) => isSeriousSubject(id) && !isOthersHealth(id, normalisedText)))
    return tellings.find(
      ({ isHard, pattern }) => (isHard || isLight) && pattern.test(normalisedText),
    )
  const clauses = text.split(/[,.;] | (?=(?:et|mais) (?:je|j’|j'|on|il|elle))/)
  const lastClause = normaliseText(clauses.at(-1) ?? '')
  if (clauses.length < 2 || isSerious(findTopics(lastClause))) return undefined
  return tellings.find(({ isHard, pattern }) => !isHard && pattern.test(lastClause))
}

/** Whether the topic is serious, and a subject such as a loss or an illness, which has responses of its own. */
const isSeriousSubject = (id: TopicId) =>
  topicById.get(id)?.isSerious === true && topicById.get(id)?.kind === 'subject'

/** Whether the illness is somebody else's, and therefore not a question about the caller's health. */
const isOthersHealth = (id: TopicId, normalisedText: string) =>
  id === 'health-worry' &&
  /\b(?:il|elle|ils|elles)\b/.test(normalisedText) &&
  !/\b(?:je|j)\b/.test(normalisedText)

const isSerious = (topics: readonly TopicId[]) => topics.some((id) => topicById.get(id)?.isSerious)

/** Share of reactions that begin by repeating what was heard; smaller for painful things, where it may sound cold. */
const repetitionShare = 0.85
const painfulRepetitionShare = 0.3

/** A longer text says several things, and a reaction to one of them would ignore the others. */
const maxLightWords = 16

/** The share of reactions without a question when the last response ended with a question. */
const listeningShare = 0.4

/** Whether a reaction without a question is enough; only when the last response ended with a question. */
export const canOnlyListen = (draft: ResponseDraft) =>
  draft.sentences.length > 0 &&
  (draft.state.lastResponse.at(-1)?.endsWith('?') ?? false) &&
  draft.nextRandomValue() < listeningShare

/** Below this probability, an act that is not a statement is considered a mistake of the classifier. */
const minCertainty = 0.5

/** Matches requests to repeat something, and questions that do not have the form of a question. */
const repeatRequestPattern =
  /^(?:redi[st]\w*|redites|rappel\w*|repete\w*|(?:racont|expliqu|donn|pos|montr|propos)e[sz]?|dis|dites)\b|\b(?:jusqu a|depuis) quand\b/

const isStatement = ({
  act,
  isQuestion,
  isStory,
  normalisedText,
  text,
  wordCount,
}: UtteranceAnalysis) =>
  !repeatRequestPattern.test(normalisedText) &&
  !isQuestion &&
  !isStory &&
  wordCount >= 3 &&
  (act === null || statementActs.has(act) || findAct(findMainSentence(text), minCertainty) !== act)

const statementActs: ReadonlySet<Act> = new Set<Act>([
  'tells',
  'tells-annoyance',
  'tells-hardship',
  'tells-joy',
  'tells-plan',
  'tells-relief',
  'tells-selfblame',
  'asks-others-mind',
  'asks-information',
  'complaint',
  'goodbye',
  'asks-reaction',
  'objects',
  'unsure',
  'correction',
  'approves',
  'lukewarm',
])

/** Whether an activity, a quiz, a suggestion or a scene is pending, which then answers the utterance. */
const isOccupied = ({ state }: ResponseDraft) =>
  state.runningActivity !== null ||
  state.questioning !== null ||
  state.suggestion.state === 'pending' ||
  (state.scene?.isActive ?? false)
