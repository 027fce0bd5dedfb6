import type { ResponseDraft } from '../dialogue/response-draft'
import { isAnswerFragment } from '../listening/acknowledge-answer'
import { saysNothingNew } from '../purposes/is-likely-statement'
import type { Rule } from '../respond/rule'
import { isSeriousTopic } from '../topics/all-topics'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { exchanges } from './all-exchanges'
import { type FoundExchange, indexExchanges } from './find-exchange'

const index = indexExchanges(exchanges)

/** Cache of found exchanges, because several rules look up the same utterance. */
const foundExchanges = new WeakMap<UtteranceAnalysis, FoundExchange | null>()

function findExchange(draft: ResponseDraft, utterance: UtteranceAnalysis): FoundExchange | null {
  if (!foundExchanges.has(utterance))
    foundExchanges.set(utterance, index.find(utterance.text, findOpening(draft)))
  return foundExchanges.get(utterance) ?? null
}

/** Returns the index of the exchange that opened the current thread; null when there is none. */
function findOpening({ state: { mode, thread, turnCount } }: ResponseDraft): number | null {
  const isInThread =
    thread !== null && mode === 'conversation' && turnCount - thread.turn <= maxUnrelatedTurns
  return isInThread ? thread.opening : null
}

/** A thread ends after this many turns of the caller that do not belong to it. */
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

/** Number of caller turns during which a serious topic counts as recent. */
const maxTurnsSinceSeriousTopic = 3

/** Matches acts that usually need a response built from the caller's own words. */
const requestAct =
  /^(?:asks-(?:scene|plan|sentence|translation|recall|summary|privacy)|complaint|correction|goodbye|limit|repeat)$/

/** Matches acts that can reply to a question; any other act starts a new subject. */
const replyAct = /^(?:yes|no|unsure|lukewarm|tells|tells-joy|tells-annoyance|approves)$/

/** "Tu en penses quoi ?" refers to what the caller has just said, which no written exchange can know. */
const asksAboutEarlierWords = /\b(?:tu|t|vous) en (?:as|avez|penses|pensez|dis|dites)\b/

/** Matches words that say yes to the companion's question. */
const yesWords =
  /^(?:(?:oui|ouais|voila) )*(?:voila|exactement|tout a fait|carrement|absolument|complete?ment|(?:vas|allez|allons) y|c est (?:tout a fait |exactement |bien )?ca|c est vrai|si (?:tu veux|vous voulez))$/

/** Matches a new statement rather than a reply to a question: "on part en août". */
const ownStatement =
  /^(?:(?:et|mais|moi|lui|sinon) )*(?:je|j|il|elle|on|nous|ils|elles|mon|ma|mes|notre|nos|son|sa|ses|leurs?) \w+ \w+/

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
  const { state } = draft
  if (isPlaying(draft) || utterance.wordCount > maxWords) return false
  if (state.lastResponse.at(-1)?.endsWith('?') && yesWords.test(utterance.normalisedText))
    return false
  const found = findExchange(draft, utterance)
  if (!found || found.score < Math.max(requiredScore, findMinScore(utterance))) return false
  const exchange = exchanges[found.index]!
  const isInThread = exchange.follows.length > 0
  if (!isInThread && !canStandAlone(draft, utterance, found)) return false
  const answers = exchange.answers.filter((answer) => !state.isListening || /[.!]/.test(answer))
  if (!draft.sayOneOf(answers)) return false
  rememberExchange(draft, utterance, found.index)
  return true
}

/** Returns a high minimum score for requests and short replies, because other rules respond to them better. */
const findMinScore = (utterance: UtteranceAnalysis) =>
  requestAct.test(utterance.act ?? '') || saysNothingNew(utterance) ? exactScore : 0

/** Whether an exchange outside a thread fits, although its answers ignore what was said before. */
function canStandAlone(
  draft: ResponseDraft,
  utterance: UtteranceAnalysis,
  { score }: FoundExchange,
): boolean {
  const { topic, turnsSinceTopic } = draft.state
  const isSoonAfterSeriousTopic =
    isSeriousTopic(topic) &&
    !utterance.topics.includes(topic!) &&
    turnsSinceTopic < maxTurnsSinceSeriousTopic
  return (
    !asksAboutEarlierWords.test(utterance.normalisedText) &&
    !isAnswerFragment(draft, utterance) &&
    !(isSoonAfterSeriousTopic && score < seriousScore)
  )
}

function rememberExchange(
  draft: ResponseDraft,
  { topics }: UtteranceAnalysis,
  exchangeIndex: number,
) {
  const { topic, turnCount, turnsSinceTopic } = draft.state
  if (index.isOpening(exchangeIndex))
    draft.update({ thread: { opening: exchangeIndex, turn: turnCount } })
  else if (exchanges[exchangeIndex]!.follows.length > 0) continueThread(draft)
  const endsWithQuestion = draft.sentences.at(-1)?.endsWith('?') ?? false
  draft.update({
    openExchange: endsWithQuestion ? { index: exchangeIndex, askedAtTurn: turnCount } : null,
    topic: topics[0] ?? topic,
    turnsSinceTopic: topics.length > 0 ? 0 : turnsSinceTopic,
  })
}

function continueThread(draft: ResponseDraft) {
  const { thread, turnCount } = draft.state
  if (thread) draft.update({ thread: { ...thread, turn: turnCount } })
}

/** Responds to the caller's reply when the companion's last answer was an exchange that ended with a question. */
export const followExchange: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, normalisedText, wordCount } = utterance
  const { openExchange, turnCount } = draft.state
  if (openExchange?.askedAtTurn !== turnCount - 1 || isPlaying(draft)) return false
  if (isQuestion || wordCount > maxReplyWords) return false
  if (act !== null && !replyAct.test(act)) return false
  // The utterance matches another exchange.
  if ((findExchange(draft, utterance)?.score ?? 0) >= minScore) return false
  const { afterYes, afterNo, afterOther } = exchanges[openExchange.index]!
  const saysYes = act === 'yes' || intents.has('yes')
  const saysNo = act === 'no' || intents.has('no')
  const isReply = act === 'unsure' || act === 'approves' || !ownStatement.test(normalisedText)
  const isSaid =
    (saysYes && draft.sayOneOf(afterYes)) ||
    (saysNo && draft.sayOneOf(afterNo)) ||
    (isReply && draft.sayOneOf(afterOther))
  if (isSaid) continueThread(draft)
  return isSaid
}

/** Whether a running activity, quiz or scene answers the utterance instead. */
const isPlaying = ({ state }: ResponseDraft) =>
  state.runningActivity !== null || state.questioning !== null || (state.scene?.isActive ?? false)
