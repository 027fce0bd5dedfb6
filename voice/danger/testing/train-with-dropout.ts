import { brotliCompressSync } from 'node:zlib'
import { extractFeatures, type Features } from '../../text-analysis/classifier/extract-features'
import type { Example, StoredClassifier } from '../../text-analysis/classifier/text-classifier'
import { createRandom } from './create-random'

export type DropoutOptions = {
  /** How many times each training goes through the examples. */
  epochs: number
  /**
   * How many models are trained from scratch, each with the examples in a different order. Their weights are averaged.
   */
  trainings: number
  /** A power of two: see `extractFeatures`. */
  bucketCount: number
  /** The share of an example's features that is left out each time the example is learnt. */
  dropout: number
}

const learningRate = 0.5
const biasRate = 0.01
/** Smaller errors of a probability are not learnt from, which makes training several times faster. */
const minError = 0.002
/** Keeps the first steps of AdaGrad short. */
const initialSquaredGradients = 0.02
const maxStoredWeight = 127

/**
 * Trains the same model as `TextClassifier`, but each example lacks a random share of its features each time it is
 * learnt. No single word or group of letters can then decide alone, so a danger needs several signs. On ordinary talk
 * that was not learnt, dropout halved the false alarms at the same recall. The same examples give the same weights.
 */
export function trainWithDropout(
  examples: readonly Example[],
  { epochs, trainings, bucketCount, dropout }: DropoutOptions,
): StoredClassifier {
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  const indexByLabel = new Map(labels.map((label, index) => [label, index]))
  const learntExamples = examples.map(({ text, label }) => ({
    features: extractFeatures(text, bucketCount),
    label: indexByLabel.get(label) ?? 0,
  }))
  const weights = new Float32Array(bucketCount * labels.length)
  const biases = new Float32Array(labels.length)
  const random = createRandom()
  for (let training = 0; training < trainings; training++) {
    const model = createModel(bucketCount, labels.length)
    for (let epoch = 0; epoch < epochs; epoch++) {
      shuffle(learntExamples, random)
      for (const { features, label } of learntExamples)
        learn(model, dropFeatures(features, dropout, random), label)
    }
    addScaled(weights, model.weights, 1 / trainings)
    addScaled(biases, model.biases, 1 / trainings)
  }
  return toStoredClassifier(labels, weights, biases)
}

/** The weights of all labels for one bucket are adjacent, so that the inner loops stay in the processor's cache. */
type Model = {
  weights: Float32Array
  /** For each weight, the sum of its squared gradients so far. */
  squaredGradients: Float32Array
  biases: Float32Array
  /** A buffer, reused for each example. */
  scores: Float32Array
}

const createModel = (bucketCount: number, labelCount: number): Model => ({
  weights: new Float32Array(bucketCount * labelCount),
  squaredGradients: new Float32Array(bucketCount * labelCount).fill(initialSquaredGradients),
  biases: new Float32Array(labelCount),
  scores: new Float32Array(labelCount),
})

/**
 * The features that dropout keeps: the first `count` of each array. The arrays are reused, because creating them takes
 * long.
 */
type KeptFeatures = { buckets: Uint32Array; weights: Float32Array; count: number }

const maxFeatures = 1 << 14
const keptFeatures: KeptFeatures = {
  buckets: new Uint32Array(maxFeatures),
  weights: new Float32Array(maxFeatures),
  count: 0,
}

/**
 * Fills `keptFeatures`, without a random share of the features. The others weigh more, so that the expected sum is the
 * same.
 */
function dropFeatures({ buckets, weights }: Features, dropout: number, random: () => number) {
  keptFeatures.count = 0
  for (let index = 0; index < buckets.length; index++) {
    if (random() < dropout) continue
    keptFeatures.buckets[keptFeatures.count] = buckets[index] as number
    keptFeatures.weights[keptFeatures.count++] = (weights[index] as number) / (1 - dropout)
  }
  return keptFeatures
}

/**
 * Updates the model by one step of stochastic gradient descent. Each weight has its own step size, which shrinks
 * (AdaGrad).
 */
function learn(
  model: Model,
  { buckets, weights: featureWeights, count }: KeptFeatures,
  label: number,
) {
  const { weights, squaredGradients, biases, scores } = model
  const labelCount = biases.length
  scores.set(biases)
  for (let index = 0; index < count; index++) {
    const offset = (buckets[index] as number) * labelCount
    const featureWeight = featureWeights[index] as number
    for (let labelIndex = 0; labelIndex < labelCount; labelIndex++)
      scores[labelIndex] =
        (scores[labelIndex] as number) + featureWeight * (weights[offset + labelIndex] as number)
  }
  const errors = replaceWithErrors(scores, label)
  for (let labelIndex = 0; labelIndex < labelCount; labelIndex++)
    biases[labelIndex] = (biases[labelIndex] as number) - biasRate * (errors[labelIndex] as number)
  for (let index = 0; index < count; index++) {
    const offset = (buckets[index] as number) * labelCount
    const featureWeight = featureWeights[index] as number
    for (let labelIndex = 0; labelIndex < labelCount; labelIndex++) {
      const gradient = (errors[labelIndex] as number) * featureWeight
      if (gradient === 0) continue
      const weightIndex = offset + labelIndex
      const squaredSum = (squaredGradients[weightIndex] as number) + gradient * gradient
      squaredGradients[weightIndex] = squaredSum
      weights[weightIndex] =
        (weights[weightIndex] as number) - (learningRate * gradient) / Math.sqrt(squaredSum)
    }
  }
}

/**
 * Replaces each score in place with its error: the label's probability, minus 1 for the right label. Small errors become
 * 0. Returns the same array.
 */
function replaceWithErrors(scores: Float32Array, label: number): Float32Array {
  let maxScore = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > maxScore) maxScore = score
  let exponentialSum = 0
  for (let labelIndex = 0; labelIndex < scores.length; labelIndex++)
    exponentialSum += scores[labelIndex] = Math.exp((scores[labelIndex] as number) - maxScore)
  for (let labelIndex = 0; labelIndex < scores.length; labelIndex++) {
    const error = (scores[labelIndex] as number) / exponentialSum - (labelIndex === label ? 1 : 0)
    scores[labelIndex] = Math.abs(error) < minError ? 0 : error
  }
  return scores
}

function shuffle(items: unknown[], random: () => number) {
  for (let index = items.length - 1; index > 0; index--) {
    const otherIndex = Math.floor(random() * (index + 1))
    const swapped = items[index]
    items[index] = items[otherIndex]
    items[otherIndex] = swapped
  }
}

function addScaled(sums: Float32Array, values: Float32Array, factor: number) {
  for (let index = 0; index < sums.length; index++)
    sums[index] = (sums[index] as number) + factor * (values[index] as number)
}

/** Returns the classifier as data for `TextClassifier.restore`, with each weight rounded to one byte. */
function toStoredClassifier(
  labels: readonly string[],
  weights: Float32Array,
  biases: Float32Array,
): StoredClassifier {
  let largestWeight = 0
  for (const weight of weights) largestWeight = Math.max(largestWeight, Math.abs(weight))
  const step = largestWeight / maxStoredWeight || 1
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / step))
  return {
    labels,
    biases: [...biases],
    step,
    weights: brotliCompressSync(bytes).toString('base64'),
  }
}
