import type { ResponseDraft } from '../dialogue/response-draft'
import { isAnswerFragment } from '../listening/acknowledge-answer'
import { saysNothingNew } from '../purposes/tells-something'
import type { Rule } from '../respond/rule'
import { topicById } from '../topics/all-topics'
import type { Act } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { exchanges } from './all-exchanges'
import { type FoundExchange, indexExchanges } from './find-exchange'

const index = indexExchanges(exchanges)

/** Cache of found exchanges, because several rules look up the same utterance. */
const foundExchanges = new WeakMap<UtteranceAnalysis, FoundExchange | null>()

function findExchange(draft: ResponseDraft, utterance: UtteranceAnalysis): FoundExchange | null {
  const cachedExchange = foundExchanges.get(utterance)
  if (cachedExchange !== undefined) return cachedExchange
  const found = index.find(utterance.text.replace(/ à mort$/i, ''), findOpening(draft))
  foundExchanges.set(utterance, found)
  return found
}

/** Returns the exchange that began the current story; null when there is none. */
function findOpening({ state }: ResponseDraft): number | null {
  const { mode, story, turnCount } = state
  if (story === null || mode !== 'conversation') return null
  return turnCount - story.turn <= maxUnrelatedTurns ? story.opening : null
}

/** A story ends after this many unrelated turns of the caller. */
const maxUnrelatedTurns = 8

/**
 * Minimum score at which the answer of an exchange nearly always fits. In a test, wordings that were left out of
 * the index scored above it, and unrelated utterances below it.
 */
const minScore = 0.78

/** Minimum score at which the caller's words are almost identical to a written wording. */
const sureScore = 0.82

/** Minimum score at which the match is more reliable than the act that the classifier found. */
const exactScore = 0.95

/** Minimum score of an exchange soon after the caller mentioned something serious. */
const seriousScore = 0.8

/** A longer text says more than one exchange can answer. */
const maxWords = 30

/** Other rules respond to a longer reply to a question, because it says more than yes or no. */
const maxReplyWords = 6

/** Answers with an exchange that matches almost exactly; runs before the general rules. */
export const answerWithSureExchange: Rule = (draft, utterance) =>
  answerWith(draft, utterance, sureScore)

/** Answers with the exchange that matches best, if it matches well enough. */
export const answerWithExchange: Rule = (draft, utterance) => answerWith(draft, utterance, minScore)

function answerWith(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  requiredScore: number,
): boolean {
  const { act, normalisedText, wordCount } = utterance
  if (isOccupied(draft) || wordCount > maxWords || isYesToQuestion(draft, utterance)) return false
  const found = findExchange(draft, utterance)
  const isRequest = act !== null && requestActs.has(act)
  const mustBeExact = isRequest || saysNothingNew(utterance)
  if (mustBeExact && (found?.score ?? 0) < exactScore) return false
  const exchange = found && found.score >= requiredScore ? exchanges[found.index] : undefined
  if (!found || !exchange) return false
  const isInStory = exchange.follows.length > 0
  if (!isInStory && asksAboutEarlierWords.test(normalisedText)) return false
  if (!isInStory && isAnswerFragment(draft, utterance)) return false
  if (!isInStory && isSoonAfterSeriousTopic(draft, utterance) && found.score < seriousScore)
    return false
  const { isListening } = draft.state
  const answers = exchange.answers.filter((answer) => !isListening || /[.!]/.test(answer))
  if (!draft.sayOneOf(answers)) return false
  if (act === 'compliment') dropQuestion(draft)
  rememberExchange(draft, utterance, found.index)
  return true
}

function rememberExchange(
  draft: ResponseDraft,
  { topics }: UtteranceAnalysis,
  exchangeIndex: number,
) {
  const { story, topic, turnCount } = draft.state
  const isInStory = (exchanges[exchangeIndex]?.follows.length ?? 0) > 0
  if (story && isInStory) draft.update({ story: { ...story, turn: turnCount } })
  else if (index.isOpening(exchangeIndex))
    draft.update({ story: { opening: exchangeIndex, turn: turnCount } })
  const endsWithQuestion = draft.sentences.at(-1)?.endsWith('?') ?? false
  draft.update({
    openExchange: endsWithQuestion ? { index: exchangeIndex, askedAtTurn: turnCount } : null,
    topic: topics[0] ?? topic,
  })
  if (topics.length > 0) draft.update({ turnsSinceTopic: 0 })
}

/** "Tu en penses quoi ?" refers to what the caller has just said, which no written exchange can know. */
const asksAboutEarlierWords = /\b(?:tu|t|vous) en (?:as|avez|penses|pensez|dis|dites)\b/

/** Whether the caller mentioned something serious in one of the last turns, but not in this one. */
const isSoonAfterSeriousTopic = (
  { state }: ResponseDraft,
  { topics }: UtteranceAnalysis,
): boolean =>
  state.topic !== null &&
  (topicById.get(state.topic)?.isSerious ?? false) &&
  !topics.includes(state.topic) &&
  state.turnsSinceTopic < maxTurnsSinceSeriousTopic

/** Number of caller turns during which a serious topic counts as recent. */
const maxTurnsSinceSeriousTopic = 3

/** Removes the question at the end of the response. */
function dropQuestion({ sentences }: ResponseDraft) {
  if (sentences.length > 1 && sentences.at(-1)?.endsWith('?')) sentences.pop()
}

/** Responds to the caller's reply when the companion's last answer was an exchange that ended with a question. */
export const followExchange: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, text, wordCount } = utterance
  const { openExchange, turnCount } = draft.state
  if (openExchange?.askedAtTurn !== turnCount - 1 || isOccupied(draft)) return false
  if (isQuestion || wordCount > maxReplyWords || (act !== null && !replyActs.has(act))) return false
  const exchange = exchanges[openExchange.index]
  const matchesOtherExchange = (findExchange(draft, utterance)?.score ?? 0) >= minScore
  if (!exchange || matchesOtherExchange) return false
  const saysYes = act === 'yes' || intents.has('yes') || /^(?:oui|ouais|si|carrément)\b/i.test(text)
  const saysNo =
    act === 'no' || intents.has('no') || /^(?:non|nan|pas vraiment|pas trop)\b/i.test(text)
  const isSaid =
    (saysYes && draft.sayOneOf(exchange.afterYes)) ||
    (saysNo && draft.sayOneOf(exchange.afterNo)) ||
    (!isOwnStatement(utterance) && draft.sayOneOf(exchange.afterOther))
  const { story } = draft.state
  if (isSaid && story) draft.update({ story: { ...story, turn: turnCount } })
  return isSaid
}

/** Whether the text is a statement of its own rather than a yes or no: "on part en août". */
const isOwnStatement = ({ act, normalisedText }: UtteranceAnalysis) =>
  act !== 'unsure' &&
  act !== 'approves' &&
  /^(?:(?:et|mais|moi|lui|sinon) )*(?:je|j|il|elle|on|nous|ils|elles|mon|ma|mes|notre|nos|son|sa|ses|leurs?) \w+ \w+/.test(
    normalisedText,
  )

/** Acts that usually need a response built from the caller's own words, so only an exact match is used. */
const requestActs: ReadonlySet<Act> = new Set<Act>([
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
const replyActs: ReadonlySet<Act> = new Set<Act>([
  'yes',
  'no',
  'unsure',
  'lukewarm',
  'tells',
  'tells-joy',
  'tells-annoyance',
  'approves',
])

/** Whether the caller says yes to the companion's question with a word such as "exactement" or "voilà". */
const isYesToQuestion = ({ state }: ResponseDraft, { normalisedText }: UtteranceAnalysis) =>
  (state.lastResponse.at(-1)?.endsWith('?') ?? false) && yesWords.test(normalisedText)

const yesWords =
  /^(?:(?:oui|ouais|voila) )*(?:voila|exactement|tout a fait|carrement|absolument|complete?ment|(?:vas|allez|allons) y|c est (?:tout a fait |exactement |bien )?ca|c est vrai|si (?:tu veux|vous voulez))$/

/** Whether a running activity, quiz or scene answers the utterance instead. */
const isOccupied = ({ state }: ResponseDraft) =>
  state.runningActivity !== null || state.questioning !== null || (state.scene?.isActive ?? false)
