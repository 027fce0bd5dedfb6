import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listExamples, TextClassifier } from '../../../text-analysis/classifier/text-classifier'
import {
  actWeightsFile,
  digestActExamples,
  readActExamples,
  trainActClassifier,
} from '../../testing/train-act-classifier'
import examples from './act-examples.json'
import { findAct, findActOfLongText, findMainSentence, hasGoodbye } from './find-act'

describe('the stored weights', () => {
  const updateCommand = 'UPDATE_ACT_WEIGHTS=1 npx vitest run --project unit find-act'
  if (process.env.UPDATE_ACT_WEIGHTS)
    writeFileSync(actWeightsFile, `${JSON.stringify(trainActClassifier(), null, 2)}\n`)
  const storedWeights = JSON.parse(readFileSync(actWeightsFile, 'utf8'))
  const trainingExamples = readActExamples()

  it('were trained on the current examples', () => {
    expect(storedWeights.examplesDigest, `after a change of the examples: ${updateCommand}`).toBe(
      digestActExamples(trainingExamples),
    )
  })

  it('still match the feature extraction: the classifier recognises nearly all training examples', () => {
    const classifier = TextClassifier.restore(storedWeights)
    const recognised = trainingExamples.filter(
      ({ text, label }) => classifier.classify(text)[0]?.label === label,
    )
    expect(recognised.length / trainingExamples.length, updateCommand).toBeGreaterThan(0.97)
  })
})

describe('findAct', () => {
  // None of these is a training example.
  it.each([
    ['allez zou je te laisse ma soupe brule', 'goodbye'],
    ['vous etes ou en ce moment', 'asks-body'],
    ['elle s appelle comment ma tante deja', 'asks-recall'],
    ['tu crois que j ai eu tort de partir', 'asks-opinion'],
    ['je prends le bus ou le tram', 'asks-choice'],
    ['vous êtes dentiste vous', 'asks-self'],
    ['raconte une petite blague', 'asks-joke'],
    ['ma grand mère est morte ce matin', 'tells-hardship'],
    ['non c’est ma cousine pas ma nièce', 'correction'],
    ['on peut parler d’autre chose', 'change-topic'],
    ['J’ai eu une grosse dispute avec ma sœur ce midi.', 'tells-hardship'],
    ['Mes données, elles vont où ?', 'asks-privacy'],
  ])('recognises "%s" as %s', (text, act) => {
    expect(findAct(text)).toBe(act)
  })

  it('returns null for a text that it does not recognise', () => {
    expect(findAct('zygomatique bleu')).toBeNull()
    expect(findAct('')).toBeNull()
  })

  it('finds the question or the goodbye among other sentences', () => {
    expect(findMainSentence('Mon chat dort. Il a quel âge ? Je sais plus.')).toBe('Il a quel âge ?')
    expect(hasGoodbye('Bon j’y vais, on m’attend. Salut !')).toBe(true)
  })

  it('recognises hardship in a long text without punctuation', () => {
    expect(
      findActOfLongText(
        'je suis rentrée et il avait pris ses affaires il a même pas laissé un mot j’ai pleuré toute la nuit et depuis je dors plus et personne m’appelle',
      ),
    ).toBe('tells-hardship')
  })

  it('recognises more than 40 % of the examples that it was not trained on', () => {
    // Trains once, on half of the examples; the conversation benchmark cross-validates with five groups.
    const allExamples = listExamples(examples)
    const classifier = new TextClassifier(allExamples.filter((_, index) => index % 2 === 0))
    const heldOutExamples = allExamples.filter((_, index) => index % 2 === 1)
    const recognised = heldOutExamples.filter(
      ({ text, label }) => classifier.classify(text)[0]?.label === label,
    )
    expect(recognised.length / heldOutExamples.length).toBeGreaterThan(0.4)
  })
})
