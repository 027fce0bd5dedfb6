import type { FormOfAddress } from '../../../domain/companions/companion-persona'
import {
  countedThing,
  unechoedNouns,
  vagueCount,
  wordsBeforeUnimportantNoun,
  yearPattern,
} from '../knowledge/words/phrase-words'
import { findDetails } from '../understanding/facts/find-details'

/** Maximum number of noun phrases of the text that are considered. */
const maxDetails = 4
/** A longer phrase would sound like a repetition, not like an echo. */
const maxEchoWords = 5
/** In a longer utterance, a determiner with a bare noun such as "ta ceinture" rarely matters. */
const maxUtteranceWordsForBareNoun = 12

/**
 * Returns the thing in the caller's words that an attentive listener would repeat, as the companion would say it:
 * "quatre-vingts kilos de miel", "ta robe". Returns null when nothing stands out.
 */
export function findEcho(text: string, address: FormOfAddress): string | null {
  const words = text.replace(/['`´]/g, '’').replace(/\s+/g, ' ')
  const lastCountedThing = [...words.matchAll(countedThing)]
    .map(([, phrase = '']) => phrase.trim())
    .filter((phrase) => !vagueCount.test(phrase) && !yearPattern.test(phrase))
    .at(-1)
  if (lastCountedThing) return lastCountedThing.toLowerCase()
  const details = findDetails(words, address, maxDetails).filter(
    ({ kind, phrase }) => kind === 'thing' && standsOut(phrase, words),
  )
  return details.at(-1)?.phrase ?? null
}

/**
 * Whether the phrase names something of the caller's, or a thing with an adjective or a complement, and is short and
 * likely to matter.
 */
function standsOut(phrase: string, text: string): boolean {
  const phraseWordCount = phrase.split(' ').length
  const isOwnOrDescribed = /^(?:ton|ta|tes|votre|vos) |^une? \S+ \S/.test(phrase)
  if (!isOwnOrDescribed || phraseWordCount > maxEchoWords) return false
  const isBareNoun = phraseWordCount <= 2
  if (isBareNoun && text.split(' ').length > maxUtteranceWordsForBareNoun) return false
  const wordsBefore = findWordsBefore(phrase, text)
  return !unechoedNouns.test(phrase) && !wordsBeforeUnimportantNoun.test(wordsBefore)
}

/**
 * Returns the caller's words before a phrase. The determiner of the phrase is ignored, because it may differ from the
 * caller's: "ta robe" for "ma robe".
 */
function findWordsBefore(phrase: string, text: string): string {
  const phraseWithoutDeterminer = phrase.replace(/^\S+ /, '')
  const index = text.toLowerCase().indexOf(phraseWithoutDeterminer.toLowerCase())
  return text.slice(0, Math.max(index, 0)).replace(/(?:mon|ma|mes|notre|nos|une?|des) $/iu, '')
}
