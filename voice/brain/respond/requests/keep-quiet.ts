import { returnReplies, silenceReplies, waitReplies } from '../../templates/listening-templates'
import {
  returnPattern,
  shortWaitRequest,
  silenceRequest,
  waitRequest,
} from '../../templates/silence-requests'
import { isOccupied } from '../activities/is-occupied'
import type { Rule } from '../rule'

/** At this probability, the caller says goodbye and does not ask for a pause. */
const minGoodbyeProbability = 0.6

/** Other rules answer the rest of a longer greeting ("me revoilà, …"), unless an activity or the like is open. */
const maxWordsOfReturn = 3

/** Greets a caller who returns after a pause. Returns false for a longer greeting, which another rule completes. */
export const greetReturn: Rule = (draft, { normalisedText, wordCount }) =>
  returnPattern.test(normalisedText) &&
  draft.sayOneOf(returnReplies) &&
  (wordCount <= maxWordsOfReturn || isOccupied(draft))

/** Agrees, in a few words and without a question, when the caller wants silence or a pause. */
export const keepQuiet: Rule = (draft, { isQuestion, normalisedText, purpose, wordCount }) => {
  const isGoodbye =
    purpose.purpose === 'says-goodbye' &&
    purpose.probability >= minGoodbyeProbability &&
    !/\b(?:attends|attendez)$/.test(normalisedText)
  if (isGoodbye || wordCount > (isQuestion ? 10 : 24)) return false
  if (waitRequest.test(normalisedText) || shortWaitRequest.test(normalisedText))
    return draft.sayOneOf(waitReplies)
  if (!silenceRequest.test(normalisedText)) return false
  draft.update({ suggestion: { state: 'disabled' } })
  return draft.sayOneOf(silenceReplies)
}
