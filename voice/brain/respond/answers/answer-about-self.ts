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

const maxWordsOfCertainQuestion = 12
const maxWords = 22
/** A less probable purpose shows that the act is uncertain, too. */
const minPurposeProbability = 0.2

/** Answers questions about the companion itself honestly, as an AI. */
export const answerAboutSelf: Rule = (draft, utterance) => {
  const { act, intents, isQuestion, normalisedText, purpose, wordCount } = utterance
  if (/^asks-(?:advice|idea|sentence)$/.test(act ?? '') || questionForAdvice.test(normalisedText))
    return false
  const isCertain =
    act === 'asks-self' && wordCount <= maxWordsOfCertainQuestion && !intents.has('asks-advice')
  const isLikely =
    isQuestion &&
    questionAboutCompanion.test(normalisedText) &&
    !questionAboutCaller.test(normalisedText)
  if (!isCertain && !isLikely && !requestAboutCompanion.test(normalisedText)) return false
  const isUnlikely = !isQuestion && purpose.probability < minPurposeProbability
  if (isUnlikely || wordCount > maxWords) return false
  if (draft.sayOneOf(selfAnswers.find(([one]) => one.test(normalisedText))?.[1] ?? [])) return true
  // Words such as "toi" also occur in questions about something else.
  if (isQuestionPurpose(purpose.purpose) && purpose.purpose !== 'asks-companion') return false
  return draft.sayOneOf(aboutCompanionReplies)
}
