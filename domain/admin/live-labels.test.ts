import { expect, test } from 'vitest'
import { labelProvider, labelRequest } from './live-labels'

test('labels known providers and requests in French, and leaves others unchanged', () => {
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
