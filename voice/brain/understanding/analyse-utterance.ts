import type { Address } from '../../../domain/companions/companion-persona'
import { capitaliseFirst } from '../templates/template'
import { findTopics } from '../topics/all-topics'
import type { TopicId } from '../topics/topic'
import { type Intent, intentPatterns } from './intents'
import { isQuestion } from './is-question'
import { normaliseText } from './normalise-text'
import { reflect } from './reflect'

/** What the rules know about an utterance of the caller. */
export type UtteranceAnalysis = {
  /** The original text without emoji. */
  text: string
  /** As returned by `normaliseText`. */
  normalisedText: string
  wordCount: number
  intents: ReadonlySet<Intent>
  /** Most serious first. */
  topics: readonly TopicId[]
  /** The first name that the caller gives in this utterance. */
  callerName: string | null
  /** The statement rephrased with "tu" or "vous", as returned by `reflect`. */
  reflection: string | null
  isQuestion: boolean
}

/** Analyses typed or transcribed text of the caller. */
export function analyseUtterance(originalText: string, address: Address): UtteranceAnalysis {
  // An emoji could not be spoken if the companion quoted it.
  const text = originalText.replace(/\p{Extended_Pictographic}/gu, ' ')
  const normalisedText = normaliseText(text)
  const intents = new Set(
    intentPatterns.filter(([, pattern]) => pattern.test(normalisedText)).map(([intent]) => intent),
  )
  return {
    text: text.trim(),
    normalisedText,
    wordCount: normalisedText === '' ? 0 : normalisedText.split(' ').length,
    intents,
    topics: findTopics(normalisedText),
    callerName: extractName(text),
    reflection: isQuestion(text) ? null : reflect(text, address),
    isQuestion: isQuestion(text),
  }
}

const introductionPattern =
  /(?:je m['’]appelle|moi,? c['’]est|mon (?:pré)?nom(?: à moi)?,? c['’]est|mon prénom est|appelle[- ]moi|appelez[- ]moi|tu peux m['’]appeler|vous pouvez m['’]appeler)\s+([\p{L}][\p{L}'’-]{1,24})/iu
const notNamePattern =
  /^(comment|pas|un|une|le|la|les|plus|quand|juste|mon|ma|trop|bien|encore|ça|demain)$/i

/** Returns the first name that the caller gives ("moi, c'est Inès"), or null. */
function extractName(text: string): string | null {
  const name = introductionPattern.exec(text)?.[1]
  return name && !notNamePattern.test(name) ? capitaliseFirst(name) : null
}
