import type { ResponseDraft } from '../dialogue/response-draft'
import type { Rule } from '../respond/rule'
import { isSuggestionDue, suggestActivity } from '../respond/suggest-activity'
import { topicById } from '../topics/all-topics'
import type { Act } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { exchanges } from './all-exchanges'
import { type FoundExchange, indexExchanges } from './find-exchange'

const index = indexExchanges(exchanges)

/** Found exchanges are cached, because several rules look up the same utterance. */
const foundExchanges = new WeakMap<UtteranceAnalysis, FoundExchange | null>()

function findExchange(utterance: UtteranceAnalysis): FoundExchange | null {
  const known = foundExchanges.get(utterance)
  if (known !== undefined) return known
  const found = index.find(utterance.text.replace(/ à mort$/i, ''))
  foundExchanges.set(utterance, found)
  return found
}

/**
 * From this score on, the answer of an exchange nearly always fits: wordings that were left out of the
 * index for a test scored above it, other talk below it.
 */
const minScore = 0.78

/** From this score on, the caller says almost exactly a written wording. */
const sureScore = 0.82

/** From this score on, a written wording says more about the utterance than the classifier does. */
const exactScore = 0.95

/** From this score on, an exchange may change the subject soon after something serious. */
const seriousScore = 0.8

/** A longer text tells more than one exchange covers. */
const maxWords = 30

/** A longer reply to a question is answered by other rules, because it says more than yes or no. */
const maxReplyWords = 6

/** Answers with an exchange that matches almost exactly; runs before the general rules. */
export const answerWithSureExchange: Rule = (draft, utterance) =>
  answerWith(draft, utterance, sureScore)

/** Answers with the exchange that matches best, if it matches well enough. */
export const answerWithExchange: Rule = (draft, utterance) => answerWith(draft, utterance, minScore)

function answerWith(draft: ResponseDraft, utterance: UtteranceAnalysis, least: number): boolean {
  const { act, normalisedText, wordCount } = utterance
  if (isOccupied(draft) || wordCount > maxWords) return false
  if (asksAboutStory.test(normalisedText)) return false
  const found = findExchange(utterance)
  const isRequest = act !== null && requests.has(act)
  if (isRequest && (found?.score ?? 0) < exactScore) return false
  const exchange = found && found.score >= least ? exchanges[found.index] : undefined
  if (!found || !exchange) return false
  if (staysSerious(draft, utterance) && found.score < seriousScore) return false
  const { isListening } = draft.state
  const answers = exchange.answers.filter((answer) => !isListening || /[.!]/.test(answer))
  if (!draft.sayOneOf(answers)) return false
  rememberExchange(draft, utterance, found.index)
  if (isQuiet(utterance) && isSuggestionDue(draft.state)) suggestInsteadOfAsking(draft)
  return true
}

function rememberExchange(draft: ResponseDraft, { topics }: UtteranceAnalysis, place: number) {
  const { topic, turnCount } = draft.state
  const asks = draft.sentences.at(-1)?.endsWith('?') ?? false
  draft.update({
    openExchange: asks ? { index: place, askedAtTurn: turnCount } : null,
    topic: topics[0] ?? topic,
  })
  if (topics.length > 0) draft.update({ turnsSinceTopic: 0 })
}

/** A question about what the caller has just told, which no written exchange can know. */
const asksAboutStory = /\b(?:tu|vous) en (?:as|avez|penses|pensez|dis|dites)\b/

/** Whether the caller told something serious a short while ago and does not speak of it now. */
const staysSerious = ({ state }: ResponseDraft, { topics }: UtteranceAnalysis): boolean =>
  state.topic !== null &&
  (topicById.get(state.topic)?.isSerious ?? false) &&
  !topics.includes(state.topic) &&
  state.turnsSinceTopic < seriousTurns

/** In turns of the caller. */
const seriousTurns = 3

/** Whether the caller says so little that an activity may be welcome. */
const isQuiet = ({ mood, topics, wordCount }: UtteranceAnalysis) =>
  wordCount <= 4 && mood === null && topics.length === 0

/**
 * Suggests an activity in place of the question at the end of the answer. Does nothing when the answer is
 * only a question or contains another one, because the caller must be able to reply to it first.
 */
function suggestInsteadOfAsking(draft: ResponseDraft) {
  const [last = '', ...others] = [...draft.sentences].reverse()
  const asks = last.endsWith('?')
  if (others.some((sentence) => sentence.endsWith('?')) || (asks && others.length === 0)) return
  if (asks) draft.sentences.pop()
  if (suggestActivity(draft)) draft.update({ openExchange: null })
}

/** Responds to the caller's reply to the question with which an exchange ended. */
export const followExchange: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, text, wordCount } = utterance
  const { openExchange, turnCount } = draft.state
  if (openExchange?.askedAtTurn !== turnCount - 1 || isOccupied(draft)) return false
  if (isQuestion || wordCount > maxReplyWords || (act !== null && !replies.has(act))) return false
  const exchange = exchanges[openExchange.index]
  const isOther = (findExchange(utterance)?.score ?? 0) >= minScore
  if (!exchange || isOther) return false
  const saysYes = act === 'yes' || intents.has('yes') || /^(?:oui|ouais|si|carrément)\b/i.test(text)
  const saysNo =
    act === 'no' || intents.has('no') || /^(?:non|nan|pas vraiment|pas trop)\b/i.test(text)
  return (
    (saysYes && draft.sayOneOf(exchange.afterYes)) ||
    (saysNo && draft.sayOneOf(exchange.afterNo)) ||
    draft.sayOneOf(exchange.afterOther)
  )
}

/** Requests for something that is made from the caller's own words. */
const requests: ReadonlySet<Act> = new Set<Act>([
  'asks-scene',
  'asks-plan',
  'asks-sentence',
  'asks-translation',
  'asks-recall',
  'asks-summary',
  'asks-privacy',
  'complaint',
  'correction',
  'goodbye',
  'limit',
  'repeat',
])

/** Acts that can reply to a question; any other act starts a new subject. */
const replies: ReadonlySet<Act> = new Set<Act>([
  'yes',
  'no',
  'unsure',
  'lukewarm',
  'tells',
  'tells-joy',
  'tells-annoyance',
  'approves',
])

/** Whether an activity, a scene, a lesson or a quiz decides what fits. */
const isOccupied = ({ state }: ResponseDraft) =>
  state.runningActivity !== null || state.questioning !== null || (state.scene?.isActive ?? false)
