import { type Example, TextClassifier, type TrainingOptions } from './text-classifier'

export type HeldOutPrediction = Example & { predicted: string; probability: number }

/**
 * Classifies every example with a classifier that was not trained on it (k-fold cross-validation):
 * the examples are divided into folds, and each fold is classified after training on the others.
 */
export function crossValidate(
  examples: readonly Example[],
  foldCount = 5,
  options: TrainingOptions = {},
): readonly HeldOutPrediction[] {
  return Array.from({ length: foldCount }, (_, fold) => {
    const isHeldOut = (_example: Example, index: number) => index % foldCount === fold
    const classifier = new TextClassifier(
      examples.filter((example, index) => !isHeldOut(example, index)),
      options,
    )
    return examples.filter(isHeldOut).map((example) => {
      const [bestPrediction] = classifier.classify(example.text)
      return {
        ...example,
        predicted: bestPrediction?.label ?? '',
        probability: bestPrediction?.probability ?? 0,
      }
    })
  }).flat()
}

/** Returns the share of predictions with the correct label, from 0 to 1. */
export const measureAccuracy = (predictions: readonly HeldOutPrediction[]) =>
  predictions.filter(({ label, predicted }) => label === predicted).length /
  Math.max(1, predictions.length)
