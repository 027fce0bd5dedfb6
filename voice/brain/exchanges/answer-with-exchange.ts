import type { ResponseDraft } from '../dialogue/response-draft'
import {
  actOfOtherRules,
  ownStatement,
  questionIntroduction,
  yesWords,
} from '../knowledge/words/exchange-words'
import { isAnswerFragment } from '../listening/acknowledge-answer'
import { saysNothingNew } from '../purposes/is-likely-statement'
import type { Rule } from '../respond/rule'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { createExchangeSearch, type FoundExchange } from './find-exchange'
import { preparedExchanges } from './prepared-exchanges'

/**
 * `openingsByExchange`: for each exchange, the indexes of the exchanges after which it makes sense; empty when it makes
 * sense at any time.
 */
const { replies, openings: openingsByExchange } = preparedExchanges
const search = createExchangeSearch(preparedExchanges)

export const { findFinalQuestion } = search

/** Cache, because several rules look up the same utterance; null when no exchange was found. */
const foundExchanges = new WeakMap<UtteranceAnalysis, FoundExchange | null>()

function findExchange(draft: ResponseDraft, utterance: UtteranceAnalysis): FoundExchange | null {
  if (!foundExchanges.has(utterance))
    foundExchanges.set(utterance, findBestMatch(utterance, findOpening(draft)))
  return foundExchanges.get(utterance) ?? null
}

/** Returns the best match for the text, or for the question in it without an introduction such as "dis-moi". */
function findBestMatch({ text, normalisedText }: UtteranceAnalysis, opening: number | null) {
  const found = search.find(text, opening)
  const question = normalisedText.replace(questionIntroduction, '')
  if (question === normalisedText) return found
  const foundQuestion = search.find(`${question} ?`, opening)
  return (foundQuestion?.score ?? 0) > (found?.score ?? 0) ? foundQuestion : found
}

/** Returns the index of the exchange that opened the current thread; null when no thread is open or it has ended. */
const findOpening = ({ state: { thread, turnCount } }: ResponseDraft): number | null =>
  thread && turnCount - thread.turn <= maxUnrelatedTurns ? thread.opening : null

/** A thread ends after this many turns of the caller that do not belong to it. */
const maxUnrelatedTurns = 8

/** Minimum score at which an exchange answers (docs/decisions/063). */
const minScore = 0.78

/** Minimum score at which the caller's words are almost identical to a written wording. */
const sureScore = 0.82

/** Minimum score at which the match is more reliable than what the classifiers found. */
const exactScore = 0.95

/** A longer text says more than one exchange can answer. */
const maxWords = 30

/** A longer reply to a question says more than yes or no, so other rules respond to it. */
const maxReplyWords = 6

/** A longer fragment is left to `acknowledgeAnswer`, which repeats its words, even if a written wording is the same. */
const maxFragmentWords = 3

/** Matches acts that can reply to a question; any other act starts a new subject. */
const replyAct = /^(?:yes|no|unsure|lukewarm|tells|tells-joy|tells-annoyance|approves)$/

/** Matches "tu en penses quoi ?", which is about what the caller has just said, so no written exchange can answer it. */
const questionAboutEarlierWords = /\b(?:tu|t|vous) en (?:as|avez|penses|pensez|dis|dites)\b/

const createExchangeRule =
  (requiredScore: number): Rule =>
  (draft, utterance) => {
    const { act, normalisedText, wordCount } = utterance
    const { isListening, lastResponse } = draft.state
    if (isActivityOrSceneRunning(draft) || wordCount > maxWords) return false
    if (lastResponse.at(-1)?.endsWith('?') && yesWords.test(normalisedText)) return false
    // Other rules respond better to requests and short replies, unless a written wording is the same.
    const isForOtherRules = actOfOtherRules.test(act ?? '') || saysNothingNew(utterance)
    const found = findExchange(draft, utterance)
    if (!found || found.score < (isForOtherRules ? exactScore : requiredScore)) return false
    const { answers } = replies[found.index]!
    const isExact = found.score >= exactScore
    const refersToEarlierWords =
      (!isExact && questionAboutEarlierWords.test(normalisedText)) ||
      ((!isExact || wordCount > maxFragmentWords) && isAnswerFragment(draft, utterance))
    // Only the exchanges of a thread are written for what was said before them.
    if (openingsByExchange[found.index]!.length === 0 && refersToEarlierWords) return false
    // A caller who only wants to be listened to gets no answer that consists of questions.
    if (!draft.sayOneOf(answers.filter((answer) => !isListening || /[.!]/.test(answer))))
      return false
    rememberExchange(draft, utterance, found.index)
    return true
  }

/** Answers with an exchange of which a wording matches almost exactly; runs before most other rules. */
export const answerWithSureExchange = createExchangeRule(sureScore)

/** Answers with the exchange of which a wording matches best, if it matches well enough. */
export const answerWithExchange = createExchangeRule(minScore)

function rememberExchange(draft: ResponseDraft, { topics }: UtteranceAnalysis, index: number) {
  const { thread, turnCount } = draft.state
  const endsWithQuestion = draft.sentences.at(-1)?.endsWith('?') ?? false
  if (endsWithQuestion) draft.update({ openExchange: { index, askedAtTurn: turnCount } })
  if (search.isOpening(index)) draft.update({ thread: { opening: index, turn: turnCount } })
  else if (thread && openingsByExchange[index]!.length > 0)
    draft.update({ thread: { ...thread, turn: turnCount } })
  if (topics[0]) draft.update({ topic: topics[0], turnsSinceTopic: 0 })
}

/** Responds to the caller's reply when an exchange's answer in the previous turn ended with a question. */
export const followExchange: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, normalisedText, wordCount } = utterance
  const { openExchange, turnCount } = draft.state
  if (openExchange?.askedAtTurn !== turnCount - 1 || isActivityOrSceneRunning(draft)) return false
  if (isQuestion || wordCount > maxReplyWords) return false
  if (act !== null && !replyAct.test(act)) return false
  // An utterance that matches another exchange is not a reply.
  if ((findExchange(draft, utterance)?.score ?? 0) >= minScore) return false
  const { afterYes, afterNo, afterOther } = replies[openExchange.index]!
  const saysYes = act === 'yes' || intents.has('yes')
  const saysNo = act === 'no' || intents.has('no')
  return (
    (saysYes && draft.sayOneOf(afterYes)) ||
    (saysNo && draft.sayOneOf(afterNo)) ||
    (!ownStatement.test(normalisedText) && draft.sayOneOf(afterOther))
  )
}

/** Whether an activity, a series of questions or a scene is running, so that its own rule answers the utterance. */
const isActivityOrSceneRunning = ({ state }: ResponseDraft) =>
  state.runningActivity !== null || state.questioning !== null || (state.scene?.isActive ?? false)
