import { normaliseText } from '../normalise-text'

/** Number of buckets that features are hashed into, unless a classifier asks for another number. */
export const defaultBucketCount = 1 << 14

/** A sparse feature vector: buckets and their weights, in the same order. */
export type Features = { buckets: Uint32Array; weights: Float32Array }

/**
 * Returns the features of a text: stemmed words, their bigrams and skip-bigrams, and character n-grams (3
 * and 4) inside words, which tolerate typing errors. Case, accents and punctuation do not count. The vector of the
 * word features and the vector of the character n-grams both have length 1, so that neither the length of the text
 * nor the number of n-grams matters.
 *
 * `bucketCount` is a power of two. Features that are hashed into the same bucket count as one feature; the more
 * different words the examples have, the more often this happens.
 */
export function extractFeatures(text: string, bucketCount = defaultBucketCount): Features {
  const words = normaliseText(text).split(' ').filter(Boolean)
  const wordBuckets = new Map<number, number>()
  const characterBuckets = new Map<number, number>()
  const addFeature = (buckets: Map<number, number>, feature: string) => {
    const bucket = hash(feature) & (bucketCount - 1)
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1)
  }
  // A letter tells the sorts of features apart: words (w), bigrams (p), skip-bigrams (s), character n-grams (c).
  words.forEach((word, index) => {
    const nextWord = words[index + 1] ?? '$'
    addFeature(wordBuckets, `w${stem(word)}`)
    addFeature(wordBuckets, `p${stem(word)} ${stem(nextWord)}`)
    const wordAfterNext = words[index + 2]
    if (wordAfterNext) addFeature(wordBuckets, `s${stem(word)} ${stem(wordAfterNext)}`)
    if (index === 0) addFeature(wordBuckets, `p^ ${stem(word)}`)
    const paddedWord = `<${word}>`
    for (const length of [3, 4])
      for (let start = 0; start + length <= paddedWord.length; start++)
        addFeature(characterBuckets, `c${paddedWord.slice(start, start + length)}`)
  })
  const entries = [...toUnitLength(wordBuckets), ...toUnitLength(characterBuckets)]
  return {
    buckets: Uint32Array.from(entries, ([bucket]) => bucket),
    weights: Float32Array.from(entries, ([, weight]) => weight),
  }
}

function toUnitLength(buckets: ReadonlyMap<number, number>) {
  const entries = [...buckets].map(
    ([bucket, featureCount]) => [bucket, Math.sqrt(featureCount)] as const,
  )
  const length = Math.hypot(...entries.map(([, weight]) => weight)) || 1
  return entries.map(([bucket, weight]) => [bucket, weight / length] as const)
}

/** Cuts the endings that French verbs, plurals and feminine forms take: "parlez" becomes "parl". */
export const stem = (word: string) =>
  word.length < 5
    ? word
    : word.replace(
        /(?<=.{3})(?:aient|erai[st]?|issent|ions|ent|ait|ais|ees|ant|ez|er|ee|es|e|s|x)$/,
        '',
      )

/** FNV-1a with 32 bits. The high bits are mixed into the low bits, which become the bucket. */
function hash(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
