import { expect, test } from 'vitest'
import { labelProvider, labelRequest } from './live-labels'

test('gives built-in providers a French name, and names a service by its model', () => {
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
