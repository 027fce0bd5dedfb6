import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { defaultBucketCount, extractFeatures, type Features } from './extract-features'

/** A written or spoken text with its label. An example with a larger `weight` (1 by default) counts more in training. */
export type Example = { text: string; label: string; weight?: number }

export type Prediction = { label: string; probability: number }

/** Example texts by label, as in the data files. */
export type ExamplesByLabel = Readonly<Record<string, readonly string[]>>

export const listExamples = (examplesByLabel: ExamplesByLabel): readonly Example[] =>
  Object.entries(examplesByLabel).flatMap(([label, texts]) =>
    texts.map((text) => ({ text, label })),
  )

export type TrainingOptions = {
  epochs?: number
  learningRate?: number
  /**
   * How many times the classifier is trained from scratch, each time with the examples in a different order. The
   * weights are averaged, because in borderline cases the result of a single training depends on that order.
   */
  trainings?: number
  /** A power of two: see `extractFeatures`. */
  bucketCount?: number
}

/** A trained classifier as data. Each weight is a whole multiple of `step`, stored in one byte. */
export type StoredClassifier = {
  labels: readonly string[]
  biases: readonly number[]
  step: number
  /** Compressed with Brotli, in base64: most weights are zero. */
  weights: string
}

const maxStoredWeight = 127

/** Training ignores smaller errors of a probability, which makes it several times faster. */
const minError = 0.002
/** Keeps the first steps of AdaGrad short. */
const initialSquaredGradients = 0.02
/** The learning rate of the biases, as a share of that of the weights. */
const biasFactor = 0.02

/**
 * Finds the label whose examples a text resembles most: multinomial logistic regression on the features of a text,
 * learnt from examples. The same examples in the same order give the same classifier.
 */
export class TextClassifier {
  #labels: readonly string[]
  #bucketCount: number
  /**
   * One weight for each bucket and label, in units of #step; the labels of a bucket are adjacent.
   * Restored weights stay one byte each: those of all classifiers of the dialogue take 18 MB, and would take 73 MB
   * with four bytes each.
   */
  #weights: Float32Array | Int8Array
  #step = 1
  #biases: Float32Array

  constructor(
    examples: readonly Example[],
    {
      epochs = 8,
      learningRate = 0.5,
      trainings = 1,
      bucketCount = defaultBucketCount,
    }: TrainingOptions = {},
  ) {
    this.#bucketCount = bucketCount
    this.#labels = [...new Set(examples.map(({ label }) => label))].sort()
    this.#weights = new Float32Array(bucketCount * this.#labels.length)
    this.#biases = new Float32Array(this.#labels.length)
    const preparedExamples = this.#prepare(examples)
    const weights = new Float32Array(this.#weights.length)
    const biases = new Float32Array(this.#biases.length)
    for (let training = 0; training < trainings; training++) {
      this.#weights.fill(0)
      this.#biases.fill(0)
      this.#train(preparedExamples, epochs, learningRate, training * epochs)
      addScaled(weights, this.#weights, 1 / trainings)
      addScaled(biases, this.#biases, 1 / trainings)
    }
    this.#weights = weights
    this.#biases = biases
  }

  /** Restores a trained classifier from its data in milliseconds, whereas training takes seconds. */
  static restore({ labels, biases, step, weights }: StoredClassifier): TextClassifier {
    const classifier = new TextClassifier([])
    const { buffer, byteOffset, length } = brotliDecompressSync(Buffer.from(weights, 'base64'))
    classifier.#labels = labels
    classifier.#bucketCount = length / labels.length
    classifier.#biases = Float32Array.from(biases)
    classifier.#weights = new Int8Array(buffer, byteOffset, length)
    classifier.#step = step
    return classifier
  }

  get labels(): readonly string[] {
    return this.#labels
  }

  /** Returns the classifier as data for `restore`, rounded to a byte for each weight. */
  store(): StoredClassifier {
    let largestWeight = 0
    for (const weight of this.#weights) largestWeight = Math.max(largestWeight, Math.abs(weight))
    const step = largestWeight / maxStoredWeight || 1
    const bytes = Int8Array.from(this.#weights, (weight) => Math.round(weight / step))
    return {
      labels: this.#labels,
      biases: [...this.#biases],
      step: step * this.#step,
      weights: brotliCompressSync(bytes).toString('base64'),
    }
  }

  /** Returns every label with its probability, the most probable one first. */
  classify(text: string): readonly Prediction[] {
    const probabilities = this.#estimate(extractFeatures(text, this.#bucketCount))
    return this.#labels
      .map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
      .sort((one, other) => other.probability - one.probability)
  }

  #estimate({ buckets, weights }: Features): Float32Array {
    // Local variables, because reading a private field in the inner loop makes it several times slower.
    const labelWeights = this.#weights
    const labelCount = this.#labels.length
    const scores = Float32Array.from(this.#biases)
    for (let index = 0; index < buckets.length; index++) {
      const offset = (buckets[index] as number) * labelCount
      const weight = (weights[index] as number) * this.#step
      for (let labelIndex = 0; labelIndex < labelCount; labelIndex++)
        scores[labelIndex] =
          (scores[labelIndex] as number) + weight * (labelWeights[offset + labelIndex] as number)
    }
    return toProbabilities(scores)
  }

  #prepare(examples: readonly Example[]): readonly PreparedExample[] {
    const indexByLabel = new Map(this.#labels.map((label, index) => [label, index]))
    return examples.map(({ text, label, weight = 1 }) => ({
      features: extractFeatures(text, this.#bucketCount),
      labelIndex: indexByLabel.get(label),
      weight,
    }))
  }

  /** Stochastic gradient descent. Each weight has its own step size, which shrinks with each update (AdaGrad). */
  #train(
    prepared: readonly PreparedExample[],
    epochs: number,
    learningRate: number,
    firstSeed: number,
  ) {
    const [weights, biases] = [this.#weights, this.#biases]
    const squaredGradients = new Float32Array(weights.length).fill(initialSquaredGradients)
    const labelCount = this.#labels.length
    // The labels to update and their errors: the first `errorCount` entries of both arrays.
    const labelsWithError = new Uint16Array(labelCount)
    const errors = new Float64Array(labelCount)
    for (let epoch = 0; epoch < epochs; epoch++)
      for (const example of shuffle(prepared, firstSeed + epoch)) {
        const { features, labelIndex: correctIndex, weight } = example
        const probabilities = this.#estimate(features)
        let errorCount = 0
        for (let labelIndex = 0; labelIndex < labelCount; labelIndex++) {
          const error =
            (probabilities[labelIndex] as number) - (labelIndex === correctIndex ? 1 : 0)
          if (Math.abs(error) < minError) continue
          labelsWithError[errorCount] = labelIndex
          errors[errorCount++] = error * weight
          biases[labelIndex] =
            (biases[labelIndex] as number) - biasFactor * learningRate * error * weight
        }
        // The labels of a bucket are adjacent, so the inner loop stays in the processor's cache.
        for (let index = 0; index < features.buckets.length; index++) {
          const offset = (features.buckets[index] as number) * labelCount
          const featureWeight = features.weights[index] as number
          for (let errorIndex = 0; errorIndex < errorCount; errorIndex++) {
            const weightIndex = offset + (labelsWithError[errorIndex] as number)
            const gradient = (errors[errorIndex] as number) * featureWeight
            const squaredSum = (squaredGradients[weightIndex] as number) + gradient * gradient
            squaredGradients[weightIndex] = squaredSum
            weights[weightIndex] =
              (weights[weightIndex] as number) - (learningRate * gradient) / Math.sqrt(squaredSum)
          }
        }
      }
  }
}

/** An example as features, with the index of its label. */
type PreparedExample = { features: Features; labelIndex: number | undefined; weight: number }

function addScaled(sums: Float32Array, values: Float32Array | Int8Array, factor: number) {
  for (let index = 0; index < sums.length; index++)
    sums[index] = (sums[index] ?? 0) + factor * (values[index] ?? 0)
}

function toProbabilities(scores: Float32Array): Float32Array {
  const maxScore = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const exponentials = scores.map((score) => Math.exp(score - maxScore))
  const total = exponentials.reduce((sum, exponential) => sum + exponential, 0)
  return exponentials.map((exponential) => exponential / total)
}

/** Returns the items in a random order that depends only on the seed. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const shuffledItems = [...items]
  let state = (seed + 1) * 0x9e3779b1
  for (let index = shuffledItems.length - 1; index > 0; index--) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const otherIndex = Math.floor((state / 4_294_967_296) * (index + 1))
    const item = shuffledItems[index] as Item
    shuffledItems[index] = shuffledItems[otherIndex] as Item
    shuffledItems[otherIndex] = item
  }
  return shuffledItems
}
