import { expect, it } from 'vitest'
import { listSpokenLanguages } from './spoken-languages'

it('lists the taught language and French for a language teacher', () => {
  expect(listSpokenLanguages({ category: 'apprentissage', language: 'spanish' })).toEqual([
    'spanish',
    'french',
  ])
})

it('lists only French for all other companions, foreign ones included', () => {
  expect(listSpokenLanguages({ category: 'apprentissage', language: 'french' })).toEqual(['french'])
  expect(listSpokenLanguages({ category: 'amitie', language: 'italian' })).toEqual(['french'])
})
