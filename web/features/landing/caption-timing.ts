/** As a calm voice speaks: 150 words a minute, and never shorter than a breath. */
const wordMs = 400
const shortestLineMs = 900

export const wordsOf = (text: string) => text.split(/\s+/)

/** How long a line takes when nobody is heard saying it. */
export const durationOf = (text: string) => Math.max(shortestLineMs, wordsOf(text).length * wordMs)

/** The words said so far and those to come, `share` (0–1) into the line. */
export function splitAt(text: string, share: number): { said: string; later: string } {
  const words = wordsOf(text)
  const count = Math.min(words.length, Math.ceil(words.length * share))
  return { said: words.slice(0, count).join(' '), later: words.slice(count).join(' ') }
}
