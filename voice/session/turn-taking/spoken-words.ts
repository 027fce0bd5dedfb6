/**
 * Returns the words of a transcript in lower case, with typographic apostrophes and "oe" for "œ",
 * without punctuation.
 */
export function splitWords(transcript: string): string[] {
  return transcript
    .toLowerCase()
    .replaceAll("'", '’')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}’\s-]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Returns the words of a list in which spaces or line breaks separate them. */
export const toWordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/u))
