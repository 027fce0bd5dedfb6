import { expect, it } from 'vitest'
import { listSpokenLanguages } from './spoken-languages'

it('expects the taught language and French in a lesson', () => {
  expect(listSpokenLanguages({ category: 'apprentissage', language: 'spanish' })).toEqual([
    'spanish',
    'french',
  ])
})

it('expects only French with all other companions, also with foreign ones', () => {
  expect(listSpokenLanguages({ category: 'apprentissage', language: 'french' })).toEqual(['french'])
  expect(listSpokenLanguages({ category: 'amitie', language: 'italian' })).toEqual(['french'])
})
