import { expect, test } from 'vitest'
import { labelProvider, labelRequest } from './live-labels'

test('labels built-in providers in French, and services by their model', () => {
  expect(['espeak-ng', 'local-speech', 'mistral-small'].map(labelProvider)).toEqual([
    'Voix intégrée',
    'Voix installées',
    'mistral-small',
  ])
  expect(['speech', 'chat/completions', 'embeddings'].map(labelRequest)).toEqual([
    'synthèse de la parole',
    'réponse écrite',
    'embeddings',
  ])
})
