import { computePrefixSums, type Wordings } from './wordings'

/** Almost twice the number of wordings, so that few of them share a slot. A power of two. */
const slotCount = 1 << 18

/**
 * Returns a function that takes a normalised text and returns the indexes of all wordings equal to it, in ascending
 * order. The texts stay in one array of bytes, because a map of more than a hundred thousand strings would take ten times
 * as much memory.
 */
export function createTextFinder({ texts, textLengths }: Wordings) {
  const starts = computePrefixSums(textLengths)
  const firstWordings = new Int32Array(slotCount).fill(-1)
  const nextWordings = new Int32Array(textLengths.length)
  // From the last wording to the first one, so that the indexes in each chain ascend.
  for (let wording = textLengths.length - 1; wording >= 0; wording--) {
    const slot = findSlot(texts, starts[wording]!, starts[wording + 1]!)
    nextWordings[wording] = firstWordings[slot]!
    firstWordings[slot] = wording
  }

  return (normalisedText: string): readonly number[] => {
    const bytes = Buffer.from(normalisedText, 'latin1')
    const matchingWordings: number[] = []
    let wording = firstWordings[findSlot(bytes, 0, bytes.length)]!
    for (; wording >= 0; wording = nextWordings[wording]!)
      if (bytes.compare(texts, starts[wording]!, starts[wording + 1]!) === 0)
        matchingWordings.push(wording)
    return matchingWordings
  }
}

/** FNV-1a with 32 bits. The high bits are mixed into the low bits, which become the slot. */
function findSlot(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5
  for (let index = start; index < end; index++) hash = Math.imul(hash ^ bytes[index]!, 0x01000193)
  return (hash ^ (hash >>> 15)) & (slotCount - 1)
}
