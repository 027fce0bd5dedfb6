import { removeControlCharacters } from './service'

/**
 * What Whisper and its relatives write for silence and noise: credits of the subtitles that they have
 * learnt from. Nobody says these on the phone.
 */
const inventedLine =
  /(?:sous-titr(?:es|age)[^.!?]{0,40}(?:amara\.org|radio-canada|soustitreur(?:\.com)?|st['’ ]?\s?501|communaut[ée])[^.!?]*|❤️? par sous-?titreur\.com|merci d['’]avoir regard[ée] (?:cette|la) vid[ée]o|abonnez-vous(?: à la cha[iî]ne)?)\s*[.!?]*/giu

/** Phrases of up to so many words are looked for in repetitions. */
const maxPhraseWords = 12
/** Nobody says the same three times in a row without meaning it; more is a recogniser in a loop. */
const maxRepetitions = 3

/**
 * Returns the text of a recogniser without control characters, invented credits, and the loops in which
 * recognisers write the same words over and over.
 */
export const cleanTranscript = (text: string): string =>
  shortenLoops(removeControlCharacters(text).replace(inventedLine, ' ').trim())

function shortenLoops(text: string): string {
  const words = text.split(/\s+/).filter(Boolean)
  if (words.length <= maxRepetitions) return text
  const kept: string[] = []
  for (let at = 0; at < words.length; ) {
    const { length, count } = findLoop(words, at)
    const isLoop = count > maxRepetitions
    kept.push(...words.slice(at, at + length))
    at += isLoop ? length * count : length
  }
  return kept.length === words.length ? text : kept.join(' ')
}

/** Returns the phrase at this position that is repeated most often, and how often; else one word. */
function findLoop(words: readonly string[], at: number) {
  for (let length = 1; length <= maxPhraseWords; length++) {
    let count = 1
    while (isSamePhrase(words, at, at + count * length, length)) count++
    if (count > maxRepetitions) return { length, count }
  }
  return { length: 1, count: 1 }
}

const isSamePhrase = (words: readonly string[], one: number, other: number, length: number) =>
  other + length <= words.length &&
  Array.from({ length }, (_, index) => index).every(
    (index) => normalise(words[one + index]) === normalise(words[other + index]),
  )

const normalise = (word = '') => word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
