/** Duration of a word at a calm rate of 150 words per minute. */
const wordMs = 400
const minLineMs = 900

export const splitWords = (text: string) => text.split(/\s+/)

/** Estimates how long a line without audio is shown, in ms. */
export const estimateDurationMs = (text: string) =>
  Math.max(minLineMs, splitWords(text).length * wordMs)

/** Splits a line into spoken and remaining words after `share` (0–1) of its duration. */
export function splitSpokenWords(
  text: string,
  share: number,
): { spoken: string; remaining: string } {
  const words = splitWords(text)
  const count = Math.min(words.length, Math.ceil(words.length * share))
  return { spoken: words.slice(0, count).join(' '), remaining: words.slice(count).join(' ') }
}
