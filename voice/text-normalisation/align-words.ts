/**
 * Returns a function that maps a position in the spoken text to the position of the matching word
 * in the written text. Words that occur in both texts are anchors (longest common subsequence); the
 * words between two anchors are distributed evenly. The result never decreases.
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

/** Returns for each spoken word the index of the same written word, or undefined. */
function findCommonWords(spoken: Word[], written: Word[]): (number | undefined)[] {
  const width = written.length + 1
  const lengths = new Uint16Array((spoken.length + 1) * width)
  const getLength = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = spoken.length - 1; row >= 0; row--) {
    for (let column = written.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        spoken[row]?.text === written[column]?.text
          ? getLength(row + 1, column + 1) + 1
          : Math.max(getLength(row + 1, column), getLength(row, column + 1))
    }
  }
  let column = 0
  return spoken.map(({ text }, row) => {
    while (
      column < written.length &&
      written[column]?.text !== text &&
      getLength(row, column + 1) === getLength(row, column)
    )
      column++
    return written[column]?.text === text &&
      getLength(row, column) === getLength(row + 1, column + 1) + 1
      ? column++
      : undefined
  })
}

/** Distributes the words without an anchor evenly over the written words between two anchors. */
function fillGaps(anchors: (number | undefined)[], writtenCount: number): number[] {
  const indices: number[] = []
  for (let index = 0; index < anchors.length; index++) {
    const anchor = anchors[index]
    if (anchor !== undefined) {
      indices.push(anchor)
      continue
    }
    const next = anchors.findIndex((value, position) => position > index && value !== undefined)
    const gapEnd = next < 0 ? anchors.length : next
    const first = (indices.at(-1) ?? -1) + 1
    const last = next < 0 ? writtenCount : (anchors[next] ?? writtenCount)
    const gapStart = index
    for (; index < gapEnd; index++) {
      const share = Math.floor(((index - gapStart) * (last - first)) / (gapEnd - gapStart))
      indices.push(Math.min(first + share, writtenCount - 1, Math.max(last - 1, first - 1, 0)))
    }
    index--
  }
  return indices
}
