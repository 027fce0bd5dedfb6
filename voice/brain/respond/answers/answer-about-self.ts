import { isQuestionPurpose } from '../../purposes/purpose'
import {
  questionAboutCaller,
  questionAboutCompanion,
  questionForAdvice,
  requestAboutCompanion,
  selfAnswers,
} from '../../templates/answers/self-answers'
import { aboutCompanionReplies } from '../../templates/answers/small-talk-templates'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import type { Rule } from '../rule'

/** In a longer text, the act alone does not show that the caller asks about the companion. */
const maxWordsByAct = 12
const maxWords = 22
/** If an utterance is no question and its purpose has a lower probability, its act is uncertain, too. */
const minPurposeProbability = 0.2

/** Answers questions about the companion itself honestly, as an AI. Leaves requests for advice to other rules. */
export const answerAboutSelf: Rule = (draft, utterance) => {
  const { act, isQuestion, normalisedText, purpose, wordCount } = utterance
  const asksForAdvice =
    /^asks-(?:advice|idea|sentence)$/.test(act ?? '') || questionForAdvice.test(normalisedText)
  if (asksForAdvice || !isAboutCompanion(utterance)) return false
  const isDoubtful = !isQuestion && purpose.probability < minPurposeProbability
  if (isDoubtful || wordCount > maxWords) return false
  const answers = selfAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1] ?? []
  if (draft.sayOneOf(answers)) return true
  // Words such as "toi" also occur in questions about something else.
  if (isQuestionPurpose(purpose.purpose) && purpose.purpose !== 'asks-companion') return false
  return draft.sayOneOf(aboutCompanionReplies)
}

/** Whether the act or the words ask about the companion. */
function isAboutCompanion(utterance: UtteranceAnalysis): boolean {
  const { act, intents, isQuestion, normalisedText, wordCount } = utterance
  const asksByAct = act === 'asks-self' && wordCount <= maxWordsByAct && !intents.has('asks-advice')
  const isWordedAsQuestion =
    isQuestion &&
    questionAboutCompanion.test(normalisedText) &&
    !questionAboutCaller.test(normalisedText)
  return asksByAct || isWordedAsQuestion || requestAboutCompanion.test(normalisedText)
}
