import type { Prediction } from './text-classifier'

/** A vector of numbers with its label. */
export type DenseExample = { features: readonly number[]; label: string }

/** A trained classifier as data. */
export type StoredDenseClassifier = {
  labels: readonly string[]
  /** One weight for each feature and label, as 32-bit floats in base64; the labels of a feature are adjacent. */
  weights: string
}

/** Parameters of the Adam optimiser: Kingma and Ba, "Adam: a method for stochastic optimization", 2015. */
const learningRate = 0.02
const beta1 = 0.9
const beta2 = 0.99
const iterations = 200

/** Pulls the weights back to their values at the start of the training, so that the weights of rare labels hardly change. */
const regularisation = 0.03

/**
 * Multinomial logistic regression on a vector of numbers, learnt from examples. Training starts from the identity matrix: the
 * first features are the scores of the labels, in the order of the labels, and the other features correct these scores.
 */
export class DenseClassifier {
  readonly #labels: readonly string[]
  readonly #weights: Float32Array

  private constructor(labels: readonly string[], weights: Float32Array) {
    this.#labels = labels
    this.#weights = weights
  }

  static train(labels: readonly string[], examples: readonly DenseExample[]): DenseClassifier {
    const featureCount = examples[0]?.features.length ?? 0
    const initialWeights = new Float32Array(featureCount * labels.length)
    for (let labelIndex = 0; labelIndex < labels.length; labelIndex++)
      initialWeights[labelIndex * labels.length + labelIndex] = 1
    const classifier = new DenseClassifier(labels, Float32Array.from(initialWeights))
    classifier.#descend(examples, initialWeights)
    return classifier
  }

  /** Recreates a classifier from its stored weights. */
  static restore({ labels, weights }: StoredDenseClassifier): DenseClassifier {
    const { buffer } = Uint8Array.from(Buffer.from(weights, 'base64'))
    return new DenseClassifier(labels, new Float32Array(buffer))
  }

  store(): StoredDenseClassifier {
    const weights = Buffer.from(this.#weights.buffer).toString('base64')
    return { labels: this.#labels, weights }
  }

  /** Returns every label with its probability, in the order of the labels. */
  classify(features: readonly number[]): readonly Prediction[] {
    const probabilities = this.#estimate(features)
    return this.#labels.map((label, index) => ({ label, probability: probabilities[index] ?? 0 }))
  }

  #estimate(features: readonly number[]): Float64Array {
    const labelCount = this.#labels.length
    const scores = new Float64Array(labelCount)
    for (let index = 0; index < features.length; index++) {
      const feature = features[index] as number
      if (feature === 0) continue
      const offset = index * labelCount
      for (let labelIndex = 0; labelIndex < labelCount; labelIndex++)
        scores[labelIndex] =
          (scores[labelIndex] as number) + feature * (this.#weights[offset + labelIndex] as number)
    }
    const maxScore = scores.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
    const exponentials = scores.map((score) => Math.exp(score - maxScore))
    const total = exponentials.reduce((sum, exponential) => sum + exponential, 0)
    return exponentials.map((exponential) => exponential / total)
  }

  /** Gradient descent on all examples at once, with Adam and steps that shrink to zero. */
  #descend(examples: readonly DenseExample[], initialWeights: Float32Array) {
    const weights = this.#weights
    const firstMoments = new Float64Array(weights.length)
    const secondMoments = new Float64Array(weights.length)
    for (let iteration = 1; iteration <= iterations; iteration++) {
      const gradient = this.#computeGradient(examples)
      const rate = learningRate * (1 - iteration / iterations)
      for (let index = 0; index < weights.length; index++) {
        const weight = weights[index] as number
        const slope =
          (gradient[index] as number) +
          regularisation * (weight - (initialWeights[index] as number))
        const firstMoment = beta1 * (firstMoments[index] as number) + (1 - beta1) * slope
        const secondMoment = beta2 * (secondMoments[index] as number) + (1 - beta2) * slope * slope
        firstMoments[index] = firstMoment
        secondMoments[index] = secondMoment
        // The small addend prevents a division by zero.
        const step =
          firstMoment /
          (1 - beta1 ** iteration) /
          (Math.sqrt(secondMoment / (1 - beta2 ** iteration)) + 1e-6)
        weights[index] = weight - rate * step
      }
    }
  }

  /** Returns the mean gradient of the cross-entropy. */
  #computeGradient(examples: readonly DenseExample[]): Float64Array {
    const labelCount = this.#labels.length
    const gradient = new Float64Array(this.#weights.length)
    for (const { features, label } of examples) {
      const errors = this.#estimate(features)
      const correctIndex = this.#labels.indexOf(label)
      errors[correctIndex] = (errors[correctIndex] ?? 0) - 1
      for (let index = 0; index < features.length; index++) {
        const scaledFeature = (features[index] as number) / examples.length
        if (scaledFeature === 0) continue
        const offset = index * labelCount
        for (let labelIndex = 0; labelIndex < labelCount; labelIndex++)
          gradient[offset + labelIndex] =
            (gradient[offset + labelIndex] as number) +
            scaledFeature * (errors[labelIndex] as number)
      }
    }
    return gradient
  }
}
