import { expect, it } from 'vitest'
import { hasExplicitDangerWords, isNamedByRule } from './names-danger'

it('counts a recognised danger as named when it is urgent or plain words name it', () => {
  expect(isNamedByRule('partner-violence', ['lui il me corrige'])).toBe(false)
  expect(isNamedByRule('partner-violence', ['il me corrige à coups de ceinture'])).toBe(true)
  expect(isNamedByRule('suicide', ['je veux mourir', 'je parle du chantier'])).toBe(true)
  expect(isNamedByRule('medical-emergency', ['il répond plus'])).toBe(true)
})

it('recognises words that name a danger by themselves, and no others', () => {
  for (const text of [
    'je vais me pendre',
    'il m’a frappée',
    'j’ai avalé les cachets',
    'elle respire plus',
  ])
    expect(hasExplicitDangerWords(text), text).toBe(true)
  for (const text of [
    'j’ai pas raccroché moi',
    'comment je fais pour me rendormir',
    'je viens de le faire',
  ])
    expect(hasExplicitDangerWords(text), text).toBe(false)
})

it('does not count "il va me tuer" alone as named after ordinary talk', () => {
  expect(isNamedByRule('violence-now', ['je raconte ça au mariage', 'il va me tuer'])).toBe(false)
  expect(isNamedByRule('violence-now', ['il a un couteau', 'il va me tuer'])).toBe(true)
  expect(isNamedByRule('violence-now', ['il va me tuer il est derrière la porte'])).toBe(true)
})
