/** When each word of a sentence begins. `position` is the index of its first character. */
export type WordTimes = readonly { position: number; atMs: number }[]

/** Parses a header such as "0:0 9:480"; returns an empty list when it contains no times. */
export function parseWordTimes(header: string | null): WordTimes {
  const words = [...(header ?? '').matchAll(/(\d+):(\d+)/g)]
  return words.map(([, position, atMs]) => ({ position: Number(position), atMs: Number(atMs) }))
}

/**
 * Returns how many characters have been heard, up to the end of the current word. Without times each word is
 * assumed to begin at the share of the duration that corresponds to its position in the text.
 */
export function countHeardCharacters(
  text: string,
  times: WordTimes,
  atMs: number,
  durationMs: number,
): number {
  if (atMs >= durationMs) return text.length
  const starts = times.length > 0 ? times : spreadWords(text, durationMs)
  const nextWord = starts.find((word) => word.atMs > atMs)
  return nextWord ? nextWord.position : text.length
}

/** Returns the words of a text with the times at which they start. */
export const toSpokenPieces = (text: string, times: WordTimes) =>
  times.map(({ position, atMs }, index) => ({
    text: text.slice(position, times[index + 1]?.position),
    startMs: atMs,
  }))

function spreadWords(text: string, durationMs: number): WordTimes {
  return [...text.matchAll(/\S+/g)].map(({ index }) => ({
    position: index,
    atMs: (index / text.length) * durationMs,
  }))
}
