import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  addEnds,
  digestExamples,
  purposeInCallWeightsFile,
  purposeWeightsFile,
  readPurposeExamples,
  trainPurposeClassifier,
  trainPurposeInCallClassifier,
} from '../testing/train-classifiers'
import { repliesByLabel } from './all-replies'
import type { PurposeRatings } from './call-features'
import { purposes, valences } from './purpose'
import { estimatePurpose, ratePurposes } from './recognise-purpose'

const examples = readPurposeExamples()
const updateCommand = 'UPDATE_PURPOSE_WEIGHTS=1 npx vitest run --project unit recognise-purpose'

if (process.env.UPDATE_PURPOSE_WEIGHTS) {
  writeAsJson(purposeWeightsFile, trainPurposeClassifier())
  writeAsJson(purposeInCallWeightsFile, trainPurposeInCallClassifier())
}

function writeAsJson(file: string, data: unknown) {
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`)
}

const readDigest = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).examplesDigest

describe('the stored weights', () => {
  it('were trained on the current examples', () => {
    const message = `after a change of the examples: ${updateCommand}`
    expect(readDigest(purposeWeightsFile), message).toBe(digestExamples(addEnds(examples)))
    expect(readDigest(purposeInCallWeightsFile), message).toBe(digestExamples(examples))
  })

  it('recognise most examples, which proves that the features match the weights', () => {
    const sample = examples.filter((_, index) => index % 20 === 0)
    const right = sample.filter(({ text, label }) => estimatePurpose(text, null).purpose === label)
    expect(right.length / sample.length, updateCommand).toBeGreaterThan(0.85)
  })
})

describe('the purpose of an utterance', () => {
  const text = 'il avait un vieux pull marron'
  const { ratings } = estimatePurpose('mon père est mort le mois dernier', null)

  it('depends on the utterance before it', () => {
    const getLossProbability = (previous: PurposeRatings | null) =>
      ratePurposes(text, previous).probabilities.get('tells-loss') ?? 0
    expect(getLossProbability(ratings)).toBeGreaterThan(1.5 * getLossProbability(null))
  })
})

it('every purpose has examples, and every example a purpose', () => {
  const labels = new Set(examples.map(({ label }) => label))
  expect([...labels].sort()).toEqual([...purposes].sort())
})

it('every reply has the label of a purpose, perhaps with a question form, or of a valence', () => {
  const known: readonly string[] = [...purposes, ...valences]
  const labels = [...repliesByLabel.keys()]
  expect(labels.filter((label) => !known.includes(label.split(' ')[0] ?? ''))).toEqual([])
})
