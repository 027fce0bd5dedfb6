import { normaliseText } from '../text-analysis/normalise-text'
import {
  companionQuestionPattern,
  emphaticQuoi,
  endPattern,
  otherPattern,
  spokenPattern,
  startPattern,
} from './words/question-forms'

/** A longer text that begins like a question is usually a statement: "tu sais, le problème…". */
const maxQuestionWords = 22
/** A longer text with the form of a spoken question is usually a statement too. */
const maxSpokenQuestionWords = 16

/** Whether the text is a question, with or without a question mark. */
export const isQuestion = (text: string): boolean =>
  text.includes('?') || isWordedAsQuestion(normaliseText(text))

/** Whether normalised text is a question by its words alone. */
export function isWordedAsQuestion(normalised: string): boolean {
  const normalisedText = normalised.replace(emphaticQuoi, '')
  const wordCount = normalisedText.split(' ').length
  return (
    companionQuestionPattern.test(normalisedText) ||
    (wordCount <= maxQuestionWords && startPattern.test(normalisedText)) ||
    (wordCount <= maxSpokenQuestionWords &&
      (spokenPattern.test(normalisedText) || otherPattern.test(normalisedText))) ||
    (wordCount >= 4 && endPattern.test(normalisedText))
  )
}
