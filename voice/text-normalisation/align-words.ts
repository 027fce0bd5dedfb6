/**
 * Returns a function that maps a position in the spoken text to the position of the matching word
 * in the written text. Words that occur in both texts are anchors (longest common subsequence); the
 * words between two anchors are distributed evenly. A later spoken position never gets an earlier written one.
 */
export function alignWords(written: string, spoken: string): (spokenPosition: number) => number {
  const writtenWords = splitIntoWords(written)
  const spokenWords = splitIntoWords(spoken)
  if (writtenWords.length === 0) return () => 0
  const anchors = findCommonWords(spokenWords, writtenWords)
  const writtenIndices = fillGaps(anchors, writtenWords.length)
  return (spokenPosition) => {
    const nextWordIndex = spokenWords.findIndex(({ position }) => position > spokenPosition)
    const index = (nextWordIndex < 0 ? spokenWords.length : nextWordIndex) - 1
    return writtenWords[writtenIndices[Math.max(0, index)] ?? 0]?.position ?? 0
  }
}

type Word = { text: string; position: number }

const splitIntoWords = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    position: index,
  }))

/** Returns for each spoken word the index of the written word if it is an anchor, otherwise undefined. */
function findCommonWords(spoken: Word[], written: Word[]): (number | undefined)[] {
  const width = written.length + 1
  // For each pair of words: the length of the longest common subsequence of the words from the pair on.
  const commonLengths = new Uint16Array((spoken.length + 1) * width)
  const getCommonLength = (row: number, column: number) => commonLengths[row * width + column] ?? 0
  for (let row = spoken.length - 1; row >= 0; row--) {
    for (let column = written.length - 1; column >= 0; column--) {
      commonLengths[row * width + column] =
        spoken[row]?.text === written[column]?.text
          ? getCommonLength(row + 1, column + 1) + 1
          : Math.max(getCommonLength(row + 1, column), getCommonLength(row, column + 1))
    }
  }
  let column = 0
  return spoken.map(({ text }, row) => {
    while (
      column < written.length &&
      written[column]?.text !== text &&
      getCommonLength(row, column + 1) === getCommonLength(row, column)
    )
      column++
    return written[column]?.text === text &&
      getCommonLength(row, column) === getCommonLength(row + 1, column + 1) + 1
      ? column++
      : undefined
  })
}

/**
 * Returns for each spoken word the index of a written word: that of its anchor, or else one of the words between the
 * two nearest anchors, evenly distributed.
 */
function fillGaps(anchors: (number | undefined)[], writtenCount: number): number[] {
  const indices: number[] = []
  for (let index = 0; index < anchors.length; index++) {
    const anchor = anchors[index]
    if (anchor !== undefined) {
      indices.push(anchor)
      continue
    }
    const nextAnchorIndex = anchors.findIndex(
      (value, position) => position > index && value !== undefined,
    )
    const gapEnd = nextAnchorIndex < 0 ? anchors.length : nextAnchorIndex
    const firstFree = (indices.at(-1) ?? -1) + 1
    const freeEnd = anchors[nextAnchorIndex] ?? writtenCount
    // Without a free written word, the last one before the gap is used again.
    const lastAllowed = Math.min(writtenCount - 1, Math.max(freeEnd - 1, firstFree - 1, 0))
    const gapStart = index
    for (; index < gapEnd; index++) {
      const offset = Math.floor(((index - gapStart) * (freeEnd - firstFree)) / (gapEnd - gapStart))
      indices.push(Math.min(firstFree + offset, lastAllowed))
    }
    index--
  }
  return indices
}
