/** The properties of a wording by which it is found. */
export type AnalysedWording = {
  normalisedText: string
  concepts: readonly string[]
  isQuestion: boolean
  isNegative: boolean
  mayNameSomebody: boolean
}

/**
 * Analysed wordings in groups. The wordings of a group have the same meaning. They are stored in a few arrays of
 * numbers, because an object for each of more than a hundred thousand wordings would take most of the memory of an
 * idle process.
 */
export type Wordings = {
  /** The concepts of all wordings; a concept's id is its index here. */
  concepts: readonly string[]
  /** For each wording: the index of its group. */
  groups: Uint16Array
  /** For each wording: the sum of its `wordingFlags`. */
  flags: Uint8Array
  /** The ids of the concepts of the first wording, then those of the second one, and so on. */
  conceptIds: Uint16Array
  /** For each wording: the number of its concepts. */
  conceptCounts: Uint16Array
  /** The normalised texts of all wordings, in ASCII and without separators. */
  texts: Uint8Array
  /** For each wording: the length of its text. */
  textLengths: Uint16Array
}

export const wordingFlags = { isQuestion: 1, isNegative: 2, mayNameSomebody: 4 }

/** Packs wordings group by group, so that only the analysed wordings of one group are in memory at the same time. */
export function packWordings(analysedGroups: Iterable<readonly AnalysedWording[]>): Wordings {
  const ids = new Map<string, number>()
  const getId = (concept: string) => {
    if (!ids.has(concept)) ids.set(concept, ids.size)
    return ids.get(concept)!
  }
  const packed = {
    groups: [] as number[],
    flags: [] as number[],
    conceptIds: [] as number[],
    conceptCounts: [] as number[],
    texts: [] as Buffer[],
    textLengths: [] as number[],
  }
  let group = 0
  for (const wordings of analysedGroups) {
    for (const wording of wordings) {
      packed.groups.push(group)
      packed.flags.push(sumFlags(wording))
      packed.conceptIds.push(...wording.concepts.map(getId))
      packed.conceptCounts.push(wording.concepts.length)
      packed.textLengths.push(wording.normalisedText.length)
    }
    const texts = wordings.map(({ normalisedText }) => normalisedText)
    packed.texts.push(Buffer.from(texts.join(''), 'latin1'))
    group++
  }
  return {
    concepts: [...ids.keys()],
    groups: Uint16Array.from(packed.groups),
    flags: Uint8Array.from(packed.flags),
    conceptIds: Uint16Array.from(packed.conceptIds),
    conceptCounts: Uint16Array.from(packed.conceptCounts),
    texts: Buffer.concat(packed.texts),
    textLengths: Uint16Array.from(packed.textLengths),
  }
}

const sumFlags = ({ isQuestion, isNegative, mayNameSomebody }: AnalysedWording) =>
  (isQuestion ? wordingFlags.isQuestion : 0) +
  (isNegative ? wordingFlags.isNegative : 0) +
  (mayNameSomebody ? wordingFlags.mayNameSomebody : 0)

/** Returns for each index the sum of the values before it, and at the end the sum of all values. */
export function computePrefixSums(values: Uint16Array): Uint32Array {
  const sums = new Uint32Array(values.length + 1)
  for (let index = 0; index < values.length; index++)
    sums[index + 1] = sums[index]! + values[index]!
  return sums
}
