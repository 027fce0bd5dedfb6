import { describe, expect, it } from 'vitest'
import { DenseClassifier, type DenseExample } from './dense-classifier'

const labels = ['question', 'statement']

/** The scores, which are the first two features, always favour "question"; the third feature marks the statements. */
const examples: readonly DenseExample[] = Array.from({ length: 40 }, (_, index) => {
  const isStatement = index % 2 === 0
  return { features: [1, 0, isStatement ? 1 : 0], label: isStatement ? 'statement' : 'question' }
})

const classifier = DenseClassifier.train(labels, examples)

const findBest = (features: readonly number[]) =>
  [...classifier.classify(features)].sort((one, other) => other.probability - one.probability)[0]
    ?.label

describe('the dense classifier', () => {
  it('corrects the scores with the other features', () => {
    expect(findBest([1, 0, 1])).toBe('statement')
    expect(findBest([1, 0, 0])).toBe('question')
  })

  it('returns probabilities that add up to one', () => {
    const predictions = classifier.classify([0.3, -2, 1])
    const total = predictions.reduce((sum, { probability }) => sum + probability, 0)
    expect(total).toBeCloseTo(1)
  })

  it('returns the same probabilities after it was stored and restored', () => {
    const stored = JSON.parse(JSON.stringify(classifier.store()))
    expect(DenseClassifier.restore(stored).classify([1, 0, 1])).toEqual(
      classifier.classify([1, 0, 1]),
    )
  })
})
