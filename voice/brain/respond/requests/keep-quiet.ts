import { returnReplies, silenceReplies, waitReplies } from '../../templates/listening-templates'
import {
  returnPattern,
  silenceRequest,
  waitRequest,
  waitRequestWithReason,
} from '../../templates/silence-requests'
import { isOccupied } from '../activities/is-occupied'
import type { Rule } from '../rule'

/** From this probability on, the caller says goodbye and does not ask for a pause. */
const minGoodbyeProbability = 0.6

/** A longer text does more than say that the caller is back: "me revoilà, …". */
const maxWordsOfReturn = 3

/**
 * Greets a caller who returns after a pause. When a longer text also says something else, returns false so that another
 * rule answers it too, unless an activity, a scene or the like is running (`isOccupied`).
 */
export const greetReturn: Rule = (draft, { normalisedText, wordCount }) =>
  returnPattern.test(normalisedText) &&
  draft.sayOneOf(returnReplies) &&
  (wordCount <= maxWordsOfReturn || isOccupied(draft))

/** A longer utterance is about more than silence or a pause. */
const maxWordsOfQuestion = 10
const maxWordsOfStatement = 24

/**
 * Agrees, in a few words and without a question, when the caller wants silence or a pause. After a wish for silence,
 * suggests no activity unless the caller asks for one.
 */
export const keepQuiet: Rule = (draft, { isQuestion, normalisedText, purpose, wordCount }) => {
  const isGoodbye =
    purpose.purpose === 'says-goodbye' &&
    purpose.probability >= minGoodbyeProbability &&
    !/\b(?:attends|attendez)$/.test(normalisedText)
  const maxWords = isQuestion ? maxWordsOfQuestion : maxWordsOfStatement
  if (isGoodbye || wordCount > maxWords) return false
  if (waitRequest.test(normalisedText) || waitRequestWithReason.test(normalisedText))
    return draft.sayOneOf(waitReplies)
  if (!silenceRequest.test(normalisedText)) return false
  draft.update({ suggestion: { state: 'disabled' } })
  return draft.sayOneOf(silenceReplies)
}
