import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  addEnds,
  digestExamples,
  purposeWeightsFile,
  readPurposeExamples,
  trainPurposeClassifier,
} from '../testing/train-classifiers'
import { purposes } from './purpose'
import { estimatePurpose } from './recognise-purpose'

const examples = readPurposeExamples()
const trainingExamples = addEnds(examples)

describe('the stored weights', () => {
  const updateCommand = 'UPDATE_PURPOSE_WEIGHTS=1 npx vitest run --project unit recognise-purpose'
  if (process.env.UPDATE_PURPOSE_WEIGHTS)
    writeFileSync(purposeWeightsFile, `${JSON.stringify(trainPurposeClassifier(), null, 2)}\n`)
  const storedWeights = JSON.parse(readFileSync(purposeWeightsFile, 'utf8'))

  it('were trained on the current examples', () => {
    expect(storedWeights.examplesDigest, `after a change of the examples: ${updateCommand}`).toBe(
      digestExamples(trainingExamples),
    )
  })

  it('recognise nearly all examples, which proves that the features match the weights', () => {
    const sample = examples.filter((_, index) => index % 20 === 0)
    const right = sample.filter(({ text, label }) => estimatePurpose(text).purpose === label)
    expect(right.length / sample.length, updateCommand).toBeGreaterThan(0.9)
  })
})

it('every purpose has examples, and every example a purpose', () => {
  const labels = new Set(examples.map(({ label }) => label))
  expect([...labels].sort()).toEqual([...purposes].sort())
})
