import { answerWithSureExchange } from '../../exchanges/answer-with-exchange'
import { answerDateQuestion } from '../../knowledge/date-and-time'
import { presenceReplies } from '../../listening/general-replies'
import {
  directAnswers,
  numberQuestion,
  telephoneNumber,
} from '../../templates/answers/direct-answers'
import type { Intent } from '../../understanding/intents'
import { isOccupied } from '../activities/is-occupied'
import { answerSmallTalk } from '../answer-small-talk'
import type { Rule } from '../rule'

/**
 * Answers a question about the call, the conversation or the companion before a lesson can treat it as practice.
 * Returns false while an activity, a scene or the like is running (`isOccupied`).
 */
export const answerAboutCall: Rule = (draft, utterance) => {
  if (isOccupied(draft)) return false
  const { intents, kinds, normalisedText, wordCount } = utterance
  const answers = directAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1]
  if (answers && wordCount <= maxWordsOfDirectQuestion) return draft.sayOneOf(answers)
  const asksIfListening = kinds.best?.kind.id === 'asks-if-listening'
  if (asksIfListening && presencePattern.test(normalisedText))
    return answerWithSureExchange(draft, utterance) || draft.sayOneOf(presenceReplies)
  // After a report about health, "c'est payant ?" is about the treatment.
  const isAboutTreatment = draft.state.healthConcern !== null && !/\bappel\b/.test(normalisedText)
  const hasCallIntent = callIntents.some((intent) => intents.has(intent))
  return hasCallIntent && !isAboutTreatment && answerSmallTalk(draft, utterance)
}

/** Matches a word with which callers ask whether the companion is there or hears them, but not "je l'entends". */
const presencePattern =
  /^(?!.*\bcompris\b).*\b(?:la|(?<!\b(?:l|la|les) )(?:entends|entendez)|ecoutes|ecoutez|allo)\b/
const maxWordsOfDirectQuestion = 14

const callIntents: readonly Intent[] = ['asks-price', 'asks-privacy', 'asks-balance']

/** Repeats the last sentence with a telephone number when the caller asks for that number or what it is for. */
export const repeatNumber: Rule = (draft, { normalisedText }) => {
  if (!numberQuestion.test(normalisedText)) return false
  const sentence = draft.state.spokenSentences.findLast((one) => telephoneNumber.test(one))
  if (sentence === undefined) return false
  draft.repeat(sentence)
  return true
}

/** Answers a question about the day or the time, if the context has a clock. */
export const answerDate: Rule = (draft, { normalisedText }) => {
  const { now } = draft.context
  const answer = now ? answerDateQuestion(normalisedText, now()) : null
  if (answer === null) return false
  if (!draft.say(answer)) draft.repeat(answer)
  return true
}
