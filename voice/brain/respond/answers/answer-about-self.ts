import { isQuestionPurpose } from '../../purposes/purpose'
import {
  questionAboutCaller,
  questionAboutCompanion,
  questionForAdvice,
  requestAboutCompanion,
  selfAnswers,
} from '../../templates/answers/self-answers'
import { aboutCompanionReplies } from '../../templates/answers/small-talk-templates'
import type { Rule } from '../rule'

/** In a longer text, the act alone does not show a question about the companion. */
const maxWordsByAct = 12
const maxWords = 22
/** A less probable purpose shows that the act is uncertain, too. */
const minPurposeProbability = 0.2

/** Answers questions about the companion itself honestly, as an AI. Leaves requests for advice to other rules. */
export const answerAboutSelf: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, normalisedText, purpose, wordCount } = utterance
  if (/^asks-(?:advice|idea|sentence)$/.test(act ?? '') || questionForAdvice.test(normalisedText))
    return false
  const matchesAct =
    act === 'asks-self' && wordCount <= maxWordsByAct && !intents.has('asks-advice')
  const matchesPattern =
    isQuestion &&
    questionAboutCompanion.test(normalisedText) &&
    !questionAboutCaller.test(normalisedText)
  if (!matchesAct && !matchesPattern && !requestAboutCompanion.test(normalisedText)) return false
  const isDoubtful = !isQuestion && purpose.probability < minPurposeProbability
  if (isDoubtful || wordCount > maxWords) return false
  if (draft.sayOneOf(selfAnswers.find(([one]) => one.test(normalisedText))?.[1] ?? [])) return true
  // Words such as "toi" also occur in questions about something else.
  if (isQuestionPurpose(purpose.purpose) && purpose.purpose !== 'asks-companion') return false
  return draft.sayOneOf(aboutCompanionReplies)
}
