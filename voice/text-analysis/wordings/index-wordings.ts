import { computePrefixSums, type Wordings } from './wordings'

/** The weight of a pair of neighbouring concepts, as a share of the sum of their weights. */
const pairShare = 0.3

/** The weight of a concept that occurs in no wording, as a share of the maximum weight (see `maxWeight`). */
const unknownShare = 0.7

/**
 * Minimum weight of a concept that tells what a text is about, as a share of the maximum weight. Concepts with lower
 * weights, such as "vouloir", "parler", "bien" and "mal", occur in wordings about many subjects.
 */
const minIdentifyingShare = 0.427

/** The features of a text: its concepts and, with `hasPairs`, its pairs of neighbouring concepts, each of them once. */
export type TextFeatures = {
  weights: number[]
  /** The sum of `weights`. */
  totalWeight: number
  /** The position in `weights` of each feature that a wording may have, by the feature's key. */
  positions: ReadonlyMap<number, number>
  /** For each feature: the last wording given to `weighShared` that also has the feature; -1 if there was none. */
  lastWordings: number[]
}

type Options = {
  groupCount: number
  /** Whether `listWordings` returns the wordings of a group. */
  canBeFoundByConcept: (group: number) => boolean
  /** The weights of grammatical concepts; other concepts are weighted by their rarity among the groups. */
  grammarWeights: ReadonlyMap<string, number>
}

/** Builds the tables for a search among wordings. A wording is identified by its index in `wordings`. */
export function indexWordings(
  wordings: Wordings,
  { groupCount, canBeFoundByConcept, grammarWeights }: Options,
) {
  const { concepts, conceptIds, groups } = wordings
  const idsByConcept = new Map(concepts.map((concept, id) => [concept, id] as const))
  const conceptStarts = computePrefixSums(wordings.conceptCounts)
  const groupCounts = countGroups(wordings, conceptStarts)
  /** The weight of a concept that occurs in a single group. */
  const maxWeight = Math.log(1 + groupCount)
  const weights: readonly number[] = concepts.map(
    (concept, id) => grammarWeights.get(concept) ?? Math.log(1 + groupCount / groupCounts[id]!),
  )

  const weigh = (concept: string): number =>
    weights[idsByConcept.get(concept) ?? -1] ??
    grammarWeights.get(concept) ??
    unknownShare * maxWeight
  const isIdentifying = (concept: string) =>
    !grammarWeights.has(concept) && weigh(concept) >= minIdentifyingShare * maxWeight

  const wordingsByConcept = new Map<number, number[]>(
    concepts.flatMap((concept, id) => (isIdentifying(concept) ? [[id, []]] : [])),
  )
  for (let wording = 0; wording < groups.length; wording++) {
    if (!canBeFoundByConcept(groups[wording]!)) continue
    for (
      let conceptIndex = conceptStarts[wording]!;
      conceptIndex < conceptStarts[wording + 1]!;
      conceptIndex++
    )
      wordingsByConcept.get(conceptIds[conceptIndex]!)?.push(wording)
  }

  // The keys of features: a concept has its id as key; a pair has a larger number.
  const getPairKey = (id: number, nextId: number) => (id + 1) * concepts.length + nextId

  function listKeys(wording: number): readonly number[] {
    const ids = [...conceptIds.subarray(conceptStarts[wording], conceptStarts[wording + 1])]
    return [...ids, ...ids.slice(1).map((id, index) => getPairKey(ids[index]!, id))]
  }

  const weighPair = (weight: number, nextWeight: number) => pairShare * (weight + nextWeight)

  const weighKey = (key: number) =>
    weights[key] ??
    weighPair(weights[Math.floor(key / concepts.length) - 1]!, weights[key % concepts.length]!)

  /** The total weights that `getWeight` has already computed; 0 for all other wordings. */
  const wordingWeights = new Float64Array(groups.length)

  return {
    /** Lists those of the concepts that are rare enough to tell what the text is about. */
    listIdentifyingConcepts: (textConcepts: readonly string[]): readonly string[] =>
      [...new Set(textConcepts)].filter(isIdentifying),
    /** Lists the wordings that contain this identifying concept, in groups for which `canBeFoundByConcept` holds. */
    listWordings: (concept: string): readonly number[] =>
      wordingsByConcept.get(idsByConcept.get(concept) ?? -1) ?? [],
    /** Returns the features by which wordings are compared with a text. */
    findFeatures(textConcepts: readonly string[], { hasPairs = true } = {}): TextFeatures {
      const featuresByName = new Map<string, { key: number | undefined; weight: number }>()
      for (const concept of textConcepts)
        featuresByName.set(concept, { key: idsByConcept.get(concept), weight: weigh(concept) })
      for (const [index, concept] of hasPairs ? textConcepts.slice(1).entries() : []) {
        const previousConcept = textConcepts[index]!
        const [id, nextId] = [idsByConcept.get(previousConcept), idsByConcept.get(concept)]
        featuresByName.set(`${previousConcept} ${concept}`, {
          key: id === undefined || nextId === undefined ? undefined : getPairKey(id, nextId),
          weight: weighPair(weigh(previousConcept), weigh(concept)),
        })
      }
      const features = [...featuresByName.values()]
      return {
        weights: features.map(({ weight }) => weight),
        totalWeight: features.reduce((sum, { weight }) => sum + weight, 0),
        positions: new Map(
          features.flatMap(({ key }, position) => (key === undefined ? [] : [[key, position]])),
        ),
        lastWordings: features.map(() => -1),
      }
    },
    /** Returns the total weight of the features that the text and the wording share. Updates `lastWordings`. */
    weighShared({ weights, positions, lastWordings }: TextFeatures, wording: number): number {
      let previousId = -1
      for (
        let conceptIndex = conceptStarts[wording]!;
        conceptIndex < conceptStarts[wording + 1]!;
        conceptIndex++
      ) {
        const id = conceptIds[conceptIndex]!
        const position = positions.get(id)
        if (position !== undefined) {
          lastWordings[position] = wording
          const pairPosition =
            previousId < 0 ? undefined : positions.get(getPairKey(previousId, id))
          if (pairPosition !== undefined) lastWordings[pairPosition] = wording
        }
        previousId = id
      }
      let sharedWeight = 0
      for (let position = 0; position < weights.length; position++)
        if (lastWordings[position] === wording) sharedWeight += weights[position]!
      return sharedWeight
    },
    /** Returns the total weight of all features of a wording. */
    getWeight(wording: number): number {
      wordingWeights[wording] ||= [...new Set(listKeys(wording))].reduce(
        (sum, key) => sum + weighKey(key),
        0,
      )
      return wordingWeights[wording]
    },
  }
}

/** Returns in how many groups each concept occurs, by the id of the concept. */
function countGroups(
  { concepts, conceptIds, groups }: Wordings,
  conceptStarts: Uint32Array,
): Uint16Array {
  const groupCounts = new Uint16Array(concepts.length)
  const lastGroups = new Int32Array(concepts.length).fill(-1)
  for (let wording = 0; wording < groups.length; wording++)
    for (
      let conceptIndex = conceptStarts[wording]!;
      conceptIndex < conceptStarts[wording + 1]!;
      conceptIndex++
    ) {
      const id = conceptIds[conceptIndex]!
      if (lastGroups[id] !== groups[wording]) groupCounts[id]!++
      lastGroups[id] = groups[wording]!
    }
  return groupCounts
}
