import type { ResponseDraft } from '../dialogue/response-draft'
import type { Rule } from '../respond/rule'
import { isSuggestionDue, suggestActivity } from '../respond/suggest-activity'
import { topicById } from '../topics/all-topics'
import type { Act } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { exchanges } from './all-exchanges'
import { type FoundExchange, indexExchanges } from './find-exchange'

const index = indexExchanges(exchanges)

/** Several rules ask for the exchange of the same utterance. */
const foundExchanges = new WeakMap<UtteranceAnalysis, FoundExchange | null>()

function findExchange(utterance: UtteranceAnalysis): FoundExchange | null {
  const known = foundExchanges.get(utterance)
  if (known !== undefined) return known
  const found = index.find(utterance.text)
  foundExchanges.set(utterance, found)
  return found
}

/**
 * From this score the answer of an exchange fits, in nearly all cases; the scores of wordings that were
 * left out of the index lie above it, those of other talk below it.
 */
const minScore = 0.7

/** From this score the caller says almost exactly what is written. */
const sureScore = 0.82

/** From this score an exchange may turn to something else soon after something serious. */
const seriousScore = 0.78

/** A longer text is a story of its own. */
const maxWords = 30

/** A longer reply to a question of the companion is taken up for itself. */
const maxReplyWords = 6

/** Answers what the caller says almost as an exchange has it, before any general rule. */
export const takeUpSureExchange: Rule = (draft, utterance) => takeUp(draft, utterance, sureScore)

/** Answers what resembles an exchange. */
export const takeUpExchange: Rule = (draft, utterance) => takeUp(draft, utterance, minScore)

function takeUp(draft: ResponseDraft, utterance: UtteranceAnalysis, least: number): boolean {
  const { act, normalisedText, wordCount } = utterance
  if (isOccupied(draft) || wordCount > maxWords || (act !== null && requests.has(act))) return false
  if (asksAboutStory.test(normalisedText)) return false
  const found = findExchange(utterance)
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

/** Asks about what the caller told, whatever that was. */
const asksAboutStory = /\b(?:tu|vous) en (?:as|avez|penses|pensez|dis|dites)\b/

/** Whether the caller told something serious a short while ago and does not speak of it now. */
const staysSerious = ({ state }: ResponseDraft, { topics }: UtteranceAnalysis): boolean =>
  state.topic !== null &&
  (topicById.get(state.topic)?.isSerious ?? false) &&
  !topics.includes(state.topic) &&
  state.turnsSinceTopic < seriousTurns

/** In turns of the caller. */
const seriousTurns = 3

/** Whether the caller says little, so that something to do together may be welcome. */
const isQuiet = ({ mood, topics, wordCount }: UtteranceAnalysis) =>
  wordCount <= 4 && mood === null && topics.length === 0

/** Keeps what the answer states; an answer that is or holds a question needs its reply first. */
function suggestInsteadOfAsking(draft: ResponseDraft) {
  const [last = '', ...others] = [...draft.sentences].reverse()
  const asks = last.endsWith('?')
  if (others.some((sentence) => sentence.endsWith('?')) || (asks && others.length === 0)) return
  if (asks) draft.sentences.pop()
  if (suggestActivity(draft)) draft.update({ openExchange: null })
}

/** Goes on from the caller's answer to the question with which an exchange ended. */
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

/** What an answer to a question can be; anything else begins something of its own. */
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
