import { normaliseText } from '../../text-analysis/normalise-text'

/** One or more normalised words. `isBeginning`: the last one matches every word that starts with it. */
export type Phrase = { words: readonly string[]; isBeginning: boolean }

export const removePlural = (word: string) => (word.length > 3 ? word.replace(/[sx]$/, '') : word)

export function parsePhrase(text: string): Phrase {
  const isBeginning = text.endsWith('*')
  const words = normaliseText(text).split(' ')
  return { words: isBeginning ? words : words.map(removePlural), isBeginning }
}

/** Whether the phrase occurs at this position. */
export const matchesAt = (
  words: readonly string[],
  position: number,
  { words: phrase, isBeginning }: Phrase,
) =>
  phrase.every((word, index) =>
    isBeginning && index === phrase.length - 1
      ? (words[position + index] ?? '').startsWith(word)
      : words[position + index] === word,
  )
