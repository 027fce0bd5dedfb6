/**
 * Returns how many words of a text were recognised wrongly, left out or added (the edit distance in
 * words), and how many words the text has. Case, accents and punctuation do not count.
 */
export function countWrongWords(spokenText: string, transcript: string) {
  const [expected, actual] = [toWords(spokenText), toWords(transcript)]
  let row = actual.map((_, index) => index + 1)
  for (const [index, word] of expected.entries()) {
    let diagonal = index
    let left = index + 1
    row = row.map((above, column) => {
      const cost = Math.min(above + 1, left + 1, diagonal + (word === actual[column] ? 0 : 1))
      diagonal = above
      left = cost
      return cost
    })
  }
  return { wrongCount: row.at(-1) ?? expected.length, wordCount: expected.length }
}

const toWords = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
