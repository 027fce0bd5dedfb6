import { expect, test } from 'vitest'
import { labelProvider, labelRequest } from './live-labels'

test('names in French what the product brings along, and a service by its model', () => {
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
