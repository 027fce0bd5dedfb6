import { type Example, TextClassifier, type TrainingOptions } from './text-classifier'

export type HeldOutPrediction = Example & { predicted: string; probability: number }

/**
 * Classifies every example with a classifier that has not learnt from it: the examples are divided
 * into groups, and each group is classified after learning from the others.
 */
export function crossValidate(
  examples: readonly Example[],
  groupCount = 5,
  options: TrainingOptions = {},
): readonly HeldOutPrediction[] {
  return Array.from({ length: groupCount }, (_, group) => {
    const isHeldOut = (_example: Example, index: number) => index % groupCount === group
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
