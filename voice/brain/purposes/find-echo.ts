import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import {
  countedThing,
  idiomaticNouns,
  vagueCount,
  wordsBeforeUnimportantNoun,
  yearPattern,
} from '../knowledge/phrase-words'
import { findDetails } from '../understanding/facts/find-details'

/** How many nouns of the text are considered. */
const maxDetails = 4
/** Maximum number of words: a longer phrase would sound like a repetition, not like an echo. */
const maxEchoLength = 5
/**
 * Number of words. A bare noun such as "ta ceinture" is an echo only in an utterance of at most this length, because
 * in a longer one it rarely matters.
 */
const maxUtteranceLengthForBareNoun = 12

/**
 * Returns the thing in the caller's words that an attentive listener would repeat, as the companion would say it:
 * "quatre-vingts kilos de miel", "ta robe". Returns null when nothing stands out.
 */
export function findEcho(text: string, address: FormOfAddress): string | null {
  const words = text.replace(/['`´]/g, '’').replace(/\s+/g, ' ')
  const counted = [...words.matchAll(countedThing)]
    .map(([, phrase = '']) => phrase.trim())
    .filter((phrase) => !vagueCount.test(phrase) && !yearPattern.test(phrase))
    .at(-1)
  if (counted) return counted.toLowerCase()
  const details = findDetails(words, address, maxDetails).filter(
    ({ kind, phrase }) => kind === 'thing' && standsOut(phrase, words),
  )
  return details.at(-1)?.phrase ?? null
}

/** Whether the phrase stands out: it names something of the caller's, or a thing with an adjective or a complement. */
function standsOut(phrase: string, words: string): boolean {
  const length = phrase.split(' ').length
  if (length > maxEchoLength || !/^(?:ton|ta|tes|votre|vos) |^une? \S+ \S/.test(phrase))
    return false
  if (length <= 2 && words.split(' ').length > maxUtteranceLengthForBareNoun) return false
  // The determiner differs from the caller's: "ta robe" for "ma robe".
  const index = words.toLowerCase().indexOf(phrase.replace(/^\S+ /, '').toLowerCase())
  const wordsBefore = words
    .slice(0, Math.max(index, 0))
    .replace(/(?:mon|ma|mes|notre|nos|une?|des) $/iu, '')
  return !idiomaticNouns.test(phrase) && !wordsBeforeUnimportantNoun.test(wordsBefore)
}
