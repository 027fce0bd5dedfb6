import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { dangersByUrgency } from '../danger'
import {
  digestExamples,
  expandLine,
  readExampleFiles,
  readTrainingExamples,
  trainDangerClassifier,
  weightsFile,
} from '../testing/train-danger-classifier'
import { estimateDanger } from './estimate-danger'

describe('the stored weights', () => {
  // After a change of the examples: UPDATE_DANGER_WEIGHTS=1 npx vitest run --project unit estimate-danger
  if (process.env.UPDATE_DANGER_WEIGHTS)
    writeFileSync(weightsFile, `${JSON.stringify(trainDangerClassifier(), null, 2)}\n`)
  const storedWeights = JSON.parse(readFileSync(weightsFile, 'utf8'))
  const examples = readTrainingExamples()

  it('were trained on the current examples', () => {
    expect(storedWeights.examplesDigest).toBe(digestExamples(examples))
  })

  // Weights that were trained with another feature extraction or number of hash buckets fail this test.
  it('classify more than 97 % of a sample of the examples correctly', () => {
    const classifier = TextClassifier.restore(storedWeights)
    const sample = examples.filter((_, index) => index % 50 === 0)
    const correctPredictions = sample.filter(
      ({ text, label }) => classifier.classify(text)[0]?.label === label,
    )
    expect(correctPredictions.length / sample.length).toBeGreaterThan(0.97)
  })
})

describe('the examples', () => {
  const examples = readExampleFiles()
  const countLabel = (label: string) => examples.filter((example) => example.label === label).length

  it('include at least 250 of every danger and 2,500 harmless ones', () => {
    for (const danger of dangersByUrgency)
      expect(countLabel(danger), danger).toBeGreaterThanOrEqual(250)
    expect(countLabel('harmless')).toBeGreaterThanOrEqual(2_500)
  })

  it('are expanded from lines with alternatives', () => {
    expect(expandLine('[je|on] [dort|mange] ici')).toEqual([
      'je dort ici',
      'on dort ici',
      'je mange ici',
      'on mange ici',
    ])
  })
})

describe('estimateDanger', () => {
  it('is sure of danger sentences and of harmless ones', () => {
    expect(estimateDanger('je serai plus un poids pour personne')).toMatchObject({
      danger: 'suicide',
    })
    expect(estimateDanger('je serai plus un poids pour personne').probability).toBeGreaterThan(0.85)
    expect(estimateDanger('on a regardé une série en mangeant').probability).toBeLessThan(0.1)
  })

  it('finds a danger sentence in a long monologue', () => {
    const monologue =
      'ce matin je suis allé au marché avec ma voisine et on a acheté des tomates et du pain ' +
      'et puis je suis rentré et le soir mon mari me frappe quand il a bu '
    expect(estimateDanger(monologue + monologue)).toMatchObject({ danger: 'partner-violence' })
    expect(estimateDanger(monologue + monologue).probability).toBeGreaterThan(0.85)
  })
})
