/** The words of a transcript: lower case, typographic apostrophes, no punctuation. */
export function wordsOf(transcript: string): string[] {
  return transcript
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{N}’\s-]/gu, ' ')
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}
