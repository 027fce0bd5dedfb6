import { expect, it } from 'vitest'
import { listSpokenLanguages } from './spoken-languages'

it('expects the taught language and French in a lesson', () => {
  expect(listSpokenLanguages({ category: 'apprentissage', language: 'spanish' })).toEqual([
    'spanish',
    'french',
  ])
})

it('expects French everywhere else, also from those who come from abroad', () => {
  expect(listSpokenLanguages({ category: 'apprentissage', language: 'french' })).toEqual(['french'])
  expect(listSpokenLanguages({ category: 'amitie', language: 'italian' })).toEqual(['french'])
})
