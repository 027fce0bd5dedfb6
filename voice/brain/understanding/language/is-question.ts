import { normaliseText } from '../../../text-analysis/normalise-text'
import {
  companionPattern,
  endPattern,
  otherPattern,
  spokenPattern,
  startPattern,
  supportingQuoi,
} from '../../knowledge/question-forms'

/** A longer text that begins like a question is usually a statement: "tu sais, le problème…". */
const maxLongQuestionWords = 22
const maxSpokenQuestionWords = 16

/** Whether the text is a question, with or without a question mark. */
export function isQuestion(text: string): boolean {
  if (text.includes('?')) return true
  const normalisedText = normaliseText(text).replace(supportingQuoi, '')
  const wordCount = normalisedText.split(' ').length
  return (
    companionPattern.test(normalisedText) ||
    (wordCount <= maxLongQuestionWords && startPattern.test(normalisedText)) ||
    (wordCount <= maxSpokenQuestionWords &&
      (spokenPattern.test(normalisedText) || otherPattern.test(normalisedText))) ||
    (wordCount >= 4 && endPattern.test(normalisedText))
  )
}
