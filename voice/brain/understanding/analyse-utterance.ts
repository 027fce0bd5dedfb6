import type { Address } from '../../../domain/companions/companion-persona'
import { capitaliseFirst } from '../templates/template'
import { findTopics } from '../topics/all-topics'
import type { TopicId } from '../topics/topic'
import { type Detail, findDetails } from './find-details'
import { findMood, type Mood } from './find-mood'
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
  /** Concrete things that the caller names, in the companion's words. */
  details: readonly Detail[]
  mood: Mood | null
}

/** Analyses typed or transcribed text of the caller. */
export function analyseUtterance(
  originalText: string,
  address: Address,
  companionName = '',
): UtteranceAnalysis {
  // An emoji could not be spoken if the companion quoted it.
  const text = withoutName(originalText.replace(/\p{Extended_Pictographic}/gu, ' '), companionName)
  const normalisedText = normaliseText(text)
  const intents = new Set(
    intentPatterns.filter(([, pattern]) => pattern.test(normalisedText)).map(([intent]) => intent),
  )
  if (politeRequest.test(normalisedText)) intents.delete('refuses-activities')
  return {
    text: text.trim(),
    normalisedText,
    wordCount: normalisedText === '' ? 0 : normalisedText.split(' ').length,
    intents,
    topics: findTopics(normalisedText),
    callerName: extractName(text),
    reflection: isQuestion(text) ? null : reflect(text, address),
    isQuestion: isQuestion(text),
    details: findDetails(text, address),
    mood: findMood(normalisedText),
  }
}

/** "Vous n'auriez pas un exercice ?" asks for one. */
const politeRequest =
  /^(?:\w+ )?(?:tu|vous|on) (?:n )?(?:aurais|auriez|as|avez|connais|connaissez|peux|pouvez|pourrais|pourriez|peut|pourrait) (?:m )?pas\b/

/** Leaves out the companion's name, by which it is only addressed. */
function withoutName(text: string, name: string): string {
  if (name === '' || text.trim().split(/\s+/).length < 2) return text
  return text.replace(new RegExp(`[, ]*(?<!\\p{L})${name}(?!\\p{L})`, 'giu'), '').trim()
}

const introductionPattern =
  /(?:(?:bonjour|bonsoir|salut|coucou|hello|allô)[ ,!]+(?:ici|c['’]est)|je m['’]appelle|moi,? c['’]est|mon (?:pré)?nom(?: à moi)?,? c['’]est|mon prénom est|appelle[- ]moi|appelez[- ]moi|tu peux m['’]appeler|vous pouvez m['’]appeler)\s+([\p{L}][\p{L}'’-]{1,24})/iu
const notNamePattern =
  /^(comment|moi|encore|pour|nous|la|pas|un|une|le|la|les|plus|quand|juste|mon|ma|trop|bien|encore|ça|demain)$/i

/** Returns the first name that the caller gives ("moi, c'est Inès"), or null. */
function extractName(text: string): string | null {
  const name = introductionPattern.exec(text)?.[1]
  return name && !notNamePattern.test(name) ? capitaliseFirst(name) : null
}
