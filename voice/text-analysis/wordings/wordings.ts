/** What the search needs of one wording. */
export type AnalysedWording = {
  normalisedText: string
  concepts: readonly string[]
  isQuestion: boolean
  isNegative: boolean
  mayNameSomebody: boolean
}

/**
 * Many analysed wordings in groups: those of a group mean the same. They are in a few arrays of numbers, because an
 * object for each of seventy thousand wordings would take most of the memory of an idle process.
 */
export type Wordings = {
  /** The concepts of all wordings; a concept's id is its index here. */
  concepts: readonly string[]
  /** For each wording: the index of its group. */
  groups: Uint16Array
  /** For each wording: the sum of its `wordingFlags`. */
  flags: Uint8Array
  /** The ids of the concepts of the first wording, of the second one, and so on; and their number for each wording. */
  conceptIds: Uint16Array
  conceptCounts: Uint16Array
  /** The normalised texts of all wordings, in ASCII and without separators; and their lengths. */
  texts: Uint8Array
  textLengths: Uint16Array
}

export const wordingFlags = { isQuestion: 1, isNegative: 2, mayNameSomebody: 4 }

export function packWordings(groups: readonly (readonly AnalysedWording[])[]): Wordings {
  const all = groups.flat()
  const ids = new Map<string, number>()
  const getId = (concept: string) => {
    if (!ids.has(concept)) ids.set(concept, ids.size)
    return ids.get(concept)!
  }
  return {
    groups: Uint16Array.from(groups.flatMap((wordings, group) => wordings.map(() => group))),
    flags: Uint8Array.from(all, sumFlags),
    conceptIds: Uint16Array.from(all.flatMap(({ concepts }) => concepts.map(getId))),
    conceptCounts: Uint16Array.from(all, ({ concepts }) => concepts.length),
    texts: Buffer.from(all.map(({ normalisedText }) => normalisedText).join(''), 'latin1'),
    textLengths: Uint16Array.from(all, ({ normalisedText }) => normalisedText.length),
    concepts: [...ids.keys()],
  }
}

const sumFlags = ({ isQuestion, isNegative, mayNameSomebody }: AnalysedWording) =>
  (isQuestion ? wordingFlags.isQuestion : 0) +
  (isNegative ? wordingFlags.isNegative : 0) +
  (mayNameSomebody ? wordingFlags.mayNameSomebody : 0)

/** Returns the sums of the values before each index, and the sum of all values. */
export function sumUp(values: Uint16Array): Uint32Array {
  const sums = new Uint32Array(values.length + 1)
  for (let index = 0; index < values.length; index++)
    sums[index + 1] = sums[index]! + values[index]!
  return sums
}
