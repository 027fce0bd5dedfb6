import { removeControlCharacters } from './remove-control-characters'

/**
 * What Whisper and similar models write for silence and noise: phrases of the subtitled videos that they
 * were trained on, such as credits and requests to subscribe. Nobody says them on the phone.
 */
const hallucinatedPhrases =
  /(?:sous-titr(?:es|age)[^.!?]{0,40}(?:amara\.org|radio-canada|soustitreur(?:\.com)?|st['’ ]?\s?501|communaut[ée])[^.!?]*|❤️? par sous-?titreur\.com|merci d['’]avoir regard[ée] (?:cette|la) vid[ée]o|abonnez-vous(?: à la cha[iî]ne)?)\s*[.!?]*/giu

/** Loops of phrases of up to this many words are detected. */
const maxPhraseWords = 12
/** People say a phrase up to three times in a row; more often means that the recogniser is stuck in a loop. */
const maxOccurrences = 3

/**
 * Returns the text of a recogniser without control characters or invented phrases. Where the recogniser is
 * stuck in a loop, and writes a phrase over and over, one copy of the phrase is kept.
 */
export const cleanTranscript = (text: string): string =>
  shortenLoops(removeControlCharacters(text).replace(hallucinatedPhrases, ' ').trim())

function shortenLoops(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length <= maxOccurrences) return text
  const keptWords: string[] = []
  for (let position = 0; position < words.length; ) {
    const { length, occurrenceCount } = findLoop(words, position)
    const isLoop = occurrenceCount > maxOccurrences
    keptWords.push(...words.slice(position, position + length))
    position += isLoop ? length * occurrenceCount : length
  }
  return keptWords.length === words.length ? text : keptWords.join(' ')
}

/**
 * Returns the length in words of the phrase that repeats in a loop from this position, and how many times in a
 * row it occurs; a single word when there is no loop.
 */
function findLoop(words: readonly string[], position: number) {
  for (let length = 1; length <= maxPhraseWords; length++) {
    let occurrenceCount = 1
    while (isSamePhrase(words, position, position + occurrenceCount * length, length))
      occurrenceCount++
    if (occurrenceCount > maxOccurrences) return { length, occurrenceCount }
  }
  return { length: 1, occurrenceCount: 1 }
}

const isSamePhrase = (
  words: readonly string[],
  firstStart: number,
  secondStart: number,
  length: number,
) =>
  secondStart + length <= words.length &&
  Array.from({ length }, (_, index) => index).every(
    (index) => normalise(words[firstStart + index]) === normalise(words[secondStart + index]),
  )

const normalise = (word = '') => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
