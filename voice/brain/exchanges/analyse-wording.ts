import { normaliseText } from '../../text-analysis/normalise-text'
import { isWordedAsQuestion } from '../understanding/language/is-question'
import { findConcepts } from './concepts'

export type Analysis = ReturnType<typeof analyseWording>

/** Extracts the properties by which a text of the caller and a wording are compared. */
export function analyseWording(text: string) {
  const normalisedText = normaliseText(text)
  const concepts = findConcepts(normalisedText)
  return {
    normalisedText,
    concepts,
    isQuestion: text.includes('?') || isWordedAsQuestion(normalisedText),
    isNegative: concepts.includes('=not'),
    isAboutOther: thirdPersonStart.test(text),
    mayNameSomebody: concepts.includes('=other') || nounPhraseStart.test(text),
  }
}

/** Matches a statement that begins with "il" or "elle", unless the pronoun refers to nobody: "il pleut", "il faut". */
const thirdPersonStart =
  /^(?:(?:et|mais|bah|ben|bon|non|oui) )*(?:ils?|elles?) (?!est (?:\S+ )?heures?|est (?:tôt|tard|minuit|midi)|y |faut|pleut|neige|fait )/i
const nounPhraseStart = /^(?:mon|ma|mes|notre|nos|une?|le|la|les) /i
