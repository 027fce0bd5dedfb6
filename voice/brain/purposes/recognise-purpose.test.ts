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
    const right = sample.filter(({ text, label }) => estimatePurpose(text).purpose === label)
    expect(right.length / sample.length, updateCommand).toBeGreaterThan(0.85)
  })
})

describe('the purpose of an utterance', () => {
  it('is more probably a loss after a report of a death', () => {
    const estimateLoss = (previous: PurposeRatings | null) =>
      ratePurposes('il avait un vieux pull marron', previous).probabilities.get('tells-loss') ?? 0
    const { ratings } = estimatePurpose('mon père est mort le mois dernier')
    expect(estimateLoss(ratings)).toBeGreaterThan(1.5 * estimateLoss(null))
  })
})

it('every purpose has examples, and every example a purpose', () => {
  const labels = new Set(examples.map(({ label }) => label))
  expect([...labels].sort()).toEqual([...purposes].sort())
})

it('the label of every group of replies starts with a purpose or a valence', () => {
  const purposesAndValences: readonly string[] = [...purposes, ...valences]
  const firstWords = [...repliesByLabel.keys()].map((label) => label.split(' ')[0] ?? '')
  expect(firstWords.filter((word) => !purposesAndValences.includes(word))).toEqual([])
})
