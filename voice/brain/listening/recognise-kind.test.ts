import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  digestExamples,
  kindWeightsFile,
  readKindExamples,
  trainKindClassifier,
} from '../testing/train-classifiers'
import { allKinds, kindById } from './all-kinds'
import { estimateKind } from './recognise-kind'

const trainingExamples = readKindExamples()

describe('the stored weights', () => {
  const updateCommand = 'UPDATE_KIND_WEIGHTS=1 npx vitest run --project unit recognise-kind'
  if (process.env.UPDATE_KIND_WEIGHTS)
    writeFileSync(kindWeightsFile, `${JSON.stringify(trainKindClassifier(), null, 2)}\n`)
  const storedWeights = JSON.parse(readFileSync(kindWeightsFile, 'utf8'))

  it('were trained on the current examples', () => {
    expect(storedWeights.examplesDigest, `after a change of the examples: ${updateCommand}`).toBe(
      digestExamples(trainingExamples),
    )
  })

  it('recognise nearly all examples, which proves that the features match the weights', () => {
    const sample = trainingExamples.filter((_, index) => index % 20 === 0)
    const right = sample.filter(({ text, label }) => estimateKind(text).best?.kind.id === label)
    expect(right.length / sample.length, updateCommand).toBeGreaterThan(0.9)
  })
})

describe('kinds', () => {
  it('have examples, and every example is of a known kind', () => {
    const labels = new Set(trainingExamples.map(({ label }) => label))
    expect([...labels].filter((label) => !kindById.has(label))).toEqual([])
    expect(allKinds.filter(({ id }) => !labels.has(id))).toEqual([])
  })
})

describe('estimateKind', () => {
  // None of these is a training example.
  it.each([
    ['je t’ai jamais demandé une recette de cuisine', 'complains-of-answer'],
    ['non mais je plaisantais, c’était une blague', 'was-joking'],
    ['j’ai rangé tout le grenier, et toi tu aimes bien bricoler ?', 'asks-taste'],
    ['pourquoi tu me dis plutôt oui', 'asks-companion-reason'],
    ['il refuse toujours, et s’il me dit encore non je fais quoi', 'asks-what-if'],
    ['souhaite-moi une bonne nuit', 'asks-for-good-wishes'],
    ['t’aurais pas une autre idée', 'asks-another-idea'],
  ])('recognises "%s" as %s', (text, kind) => {
    expect(estimateKind(text).best?.kind.id).toBe(kind)
  })

  it('returns no kind for a text without a word', () => {
    expect(estimateKind('…').best).toBeNull()
  })
})
