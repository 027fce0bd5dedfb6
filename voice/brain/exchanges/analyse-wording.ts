import { isWordedAsQuestion } from '../../french/is-question'
import { normaliseText } from '../../text-analysis/normalise-text'
import { nounPhraseStart, thirdPersonStart } from '../knowledge/words/part-boundaries'
import { findConcepts } from './concepts'

export type WordingAnalysis = ReturnType<typeof analyseWording>

/** Extracts the properties by which the caller's words and a written wording are compared. */
export function analyseWording(text: string) {
  const normalisedText = normaliseText(text)
  const concepts = findConcepts(normalisedText)
  return {
    normalisedText,
    concepts,
    isQuestion: text.includes('?') || isWordedAsQuestion(normalisedText),
    isNegative: concepts.includes('=not'),
    isAboutThirdPerson: thirdPersonStart.test(text),
    mayNameSomebody: concepts.includes('=other') || nounPhraseStart.test(text),
  }
}
