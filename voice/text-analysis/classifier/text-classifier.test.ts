import { describe, expect, test } from 'vitest'
import { crossValidate, measureAccuracy } from './cross-validate'
import { defaultBucketCount, extractFeatures } from './extract-features'
import { listExamples, TextClassifier } from './text-classifier'

const examples = listExamples({
  goodbye: [
    'bon j’y vais',
    'allez je file',
    'je te laisse',
    'je vais me coucher',
    'à demain',
    'au revoir et merci',
    'bonne nuit',
    'faut que je raccroche',
  ],
  thanks: [
    'merci beaucoup',
    'merci c’est gentil',
    'je te remercie',
    'un grand merci',
    'mille mercis',
    'merci de m’avoir écoutée',
    'merci à vous',
    'c’est gentil merci',
  ],
  where: [
    'tu es où',
    't’es où là',
    'où est-ce que tu es',
    'vous êtes où',
    'tu habites où',
    'tu vis où',
    'vous habitez où',
    'où tu te trouves',
  ],
})

const findBestPrediction = (classifier: TextClassifier, text: string) =>
  classifier.classify(text)[0]

describe('text classifier', () => {
  test('recognises wordings that are not among its examples', () => {
    const classifier = new TextClassifier(examples)
    expect(findBestPrediction(classifier, 'bon allez je vais y aller')?.label).toBe('goodbye')
    expect(findBestPrediction(classifier, 'merci infiniment')?.label).toBe('thanks')
    expect(findBestPrediction(classifier, 'vous vivez où')?.label).toBe('where')
  })

  test('classifies text without accents and punctuation, and text with typing errors', () => {
    const classifier = new TextClassifier(examples)
    expect(findBestPrediction(classifier, 'TU HABITE OU')?.label).toBe('where')
    expect(findBestPrediction(classifier, 'mercii bcp')?.label).toBe('thanks')
  })

  test('gives its best label a probability above 0.7 for an example, and below 0.7 for unrelated text', () => {
    const classifier = new TextClassifier(examples)
    expect(findBestPrediction(classifier, 'je te remercie')?.probability).toBeGreaterThan(0.7)
    expect(findBestPrediction(classifier, 'le facteur boite')?.probability).toBeLessThan(0.7)
  })

  test('gives the same probabilities, with a sum of one, for the same examples', () => {
    const predictions = new TextClassifier(examples).classify('bon merci je file')
    expect(predictions).toEqual(new TextClassifier(examples).classify('bon merci je file'))
    const total = predictions.reduce((sum, { probability }) => sum + probability, 0)
    expect(total).toBeCloseTo(1, 4)
  })

  test('depends less on the order of its examples when several training runs are averaged', () => {
    const reversedExamples = [...examples].reverse()
    const measureDifference = (trainings: number) => {
      const [one, other] = [examples, reversedExamples].map((list) =>
        new TextClassifier(list, { epochs: 2, trainings }).classify('bon merci je file'),
      )
      const findProbability = (label: string) =>
        other?.find((prediction) => prediction.label === label)?.probability
      return Math.max(
        ...(one ?? []).map(({ label, probability }) =>
          Math.abs(probability - (findProbability(label) ?? 0)),
        ),
      )
    }
    expect(measureDifference(8)).toBeLessThan(measureDifference(1) / 2)
  })

  test('gives the same label with nearly the same probability after it was stored and restored', () => {
    const classifier = new TextClassifier(examples)
    const storedClassifier = JSON.parse(JSON.stringify(classifier.store()))
    const restoredClassifier = TextClassifier.restore(storedClassifier)
    expect(restoredClassifier.labels).toEqual(classifier.labels)
    const { label, probability = 0 } =
      findBestPrediction(restoredClassifier, 'bon allez je vais y aller') ?? {}
    expect(label).toBe('goodbye')
    const originalProbability =
      findBestPrediction(classifier, 'bon allez je vais y aller')?.probability ?? 0
    expect(Math.abs(probability - originalProbability)).toBeLessThan(0.05)
  })

  test('stores the same weights again after it was restored', () => {
    const storedClassifier = new TextClassifier(examples).store()
    const storedAgain = TextClassifier.restore(storedClassifier).store()
    expect(storedAgain.weights).toEqual(storedClassifier.weights)
    expect(storedAgain.step).toBeCloseTo(storedClassifier.step, 10)
  })

  test('gives the same label after it was stored and restored with a custom number of buckets', () => {
    const classifier = new TextClassifier(examples, { bucketCount: 1 << 10 })
    const restoredClassifier = TextClassifier.restore(
      JSON.parse(JSON.stringify(classifier.store())),
    )
    expect(findBestPrediction(restoredClassifier, 'bon allez je vais y aller')?.label).toBe(
      findBestPrediction(classifier, 'bon allez je vais y aller')?.label,
    )
  })

  test('gives an empty text a probability for each label', () => {
    expect(new TextClassifier(examples).classify('')).toHaveLength(3)
  })

  test('cross-validation predicts the label of each example once, with better accuracy than chance', () => {
    const predictions = crossValidate(examples, 4)
    expect(predictions.map(({ text }) => text).sort()).toEqual(
      examples.map(({ text }) => text).sort(),
    )
    expect(measureAccuracy(predictions)).toBeGreaterThan(1 / 3)
  })

  test('gives each feature of a text a weight and one of the default buckets', () => {
    const { buckets, weights } = extractFeatures('Je ne dors plus, j’ai mal à la tête.')
    expect(buckets).toHaveLength(weights.length)
    expect(Math.max(...buckets)).toBeLessThan(defaultBucketCount)
  })
})
