/**
 * From this length on, the nearest known word is assumed to be the one that was meant: long
 * words rarely resemble each other.
 */
const longWordLength = 8

/** Shorter words are not corrected. */
const minCorrectedLength = 5

/**
 * Whether a misspelled word is so short that the nearest word may be a different one: "facteur",
 * "facture".
 */
export const isShortWord = (word: string) => word.length < longWordLength

/**
 * Fewer mistakes are allowed in short words, which resemble many others: "seul" and "seau" differ
 * in two letters.
 */
function getMaxMistakes(length: number) {
  if (length < minCorrectedLength) return 0
  return length < longWordLength ? 1 : 2
}

/**
 * Returns the known words nearest to a misspelled one, all with the same number of mistakes. Allows
 * one mistake in words of five to seven letters, two in longer words and none in shorter ones. The
 * first letter must match, because people rarely mistype it.
 */
export function findNearestWords(word: string, knownWords: Iterable<string>): string[] {
  let nearestWords: string[] = []
  let fewestMistakes = getMaxMistakes(word.length)
  if (fewestMistakes === 0) return nearestWords
  for (const candidate of knownWords) {
    if (candidate[0] !== word[0]) continue
    const mistakes = countMistakes(word, candidate, fewestMistakes)
    if (mistakes > fewestMistakes) continue
    if (mistakes < fewestMistakes) nearestWords = []
    fewestMistakes = mistakes
    nearestWords.push(candidate)
  }
  return nearestWords
}

/**
 * Counts missing, added, wrong and swapped letters (the optimal string alignment distance). Stops
 * counting above `limit`, so that a greater result may be too small.
 */
export function countMistakes(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1
  let rowBeforeLast: number[] = []
  let lastRow = Array.from({ length: other.length + 1 }, (_, column) => column)
  for (let row = 1; row <= one.length; row++) {
    const currentRow = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let mistakes = Math.min(
        lastRow[column]! + 1,
        currentRow[column - 1]! + 1,
        lastRow[column - 1]! + (isSame ? 0 : 1),
      )
      const isSwapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1]
      if (isSwapped) mistakes = Math.min(mistakes, rowBeforeLast[column - 2]! + 1)
      currentRow.push(mistakes)
    }
    if (Math.min(...currentRow) > limit) return limit + 1
    rowBeforeLast = lastRow
    lastRow = currentRow
  }
  return lastRow[other.length]!
}
