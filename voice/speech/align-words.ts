/**
 * Where in the raw text the words of its spoken form come from. Words that stand in both are
 * anchors (longest common subsequence); between two anchors the others share the way evenly.
 * The answer never goes backwards.
 */
export function alignWords(raw: string, spoken: string): (spokenPosition: number) => number {
  const rawWords = wordsOf(raw)
  const spokenWords = wordsOf(spoken)
  if (rawWords.length === 0) return () => 0
  const sources = fillGaps(commonWords(spokenWords, rawWords), rawWords.length)
  return (spokenPosition) => {
    const after = spokenWords.findIndex(({ position }) => position > spokenPosition)
    const index = (after < 0 ? spokenWords.length : after) - 1
    return rawWords[sources[Math.max(0, index)] ?? 0]?.position ?? 0
  }
}

type Word = { text: string; position: number }

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    position: index,
  }))

/** For each spoken word the index of the same raw word, or undefined. */
function commonWords(spoken: Word[], raw: Word[]): (number | undefined)[] {
  const width = raw.length + 1
  const lengths = new Uint16Array((spoken.length + 1) * width)
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0
  for (let row = spoken.length - 1; row >= 0; row--) {
    for (let column = raw.length - 1; column >= 0; column--) {
      lengths[row * width + column] =
        spoken[row]?.text === raw[column]?.text
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
    }
  }
  let column = 0
  return spoken.map(({ text }, row) => {
    while (
      column < raw.length &&
      raw[column]?.text !== text &&
      at(row, column + 1) === at(row, column)
    )
      column++
    return raw[column]?.text === text && at(row, column) === at(row + 1, column + 1) + 1
      ? column++
      : undefined
  })
}

/** Spreads the words without a counterpart over the raw words between their neighbours. */
function fillGaps(anchors: (number | undefined)[], rawCount: number): number[] {
  const sources: number[] = []
  for (let index = 0; index < anchors.length; index++) {
    const anchor = anchors[index]
    if (anchor !== undefined) {
      sources.push(anchor)
      continue
    }
    const next = anchors.findIndex((value, place) => place > index && value !== undefined)
    const gapEnd = next < 0 ? anchors.length : next
    const first = (sources.at(-1) ?? -1) + 1
    const last = next < 0 ? rawCount : (anchors[next] ?? rawCount)
    const gapStart = index
    for (; index < gapEnd; index++) {
      const share = Math.floor(((index - gapStart) * (last - first)) / (gapEnd - gapStart))
      sources.push(Math.min(first + share, rawCount - 1, Math.max(last - 1, first - 1, 0)))
    }
    index--
  }
  return sources
}
