import { expect, it } from 'vitest'
import { removeDisfluencies } from './remove-disfluencies'

it.each([
  ['je je veux plus', 'je veux plus'],
  ['il m a il m a serre le le cou', 'il m a serre le cou'],
  ['euh ben j ai j ai mal', 'j ai mal'],
  ['ca serre ca serre ca serre', 'ca serre'],
  ['bah non', 'non'],
  ['nous nous voyons demain', 'nous nous voyons demain'],
  ['vous vous levez tot', 'vous vous levez tot'],
  ['je jette tout', 'je jette tout'],
])('turns "%s" into "%s"', (text, expected) => {
  expect(removeDisfluencies(text)).toBe(expected)
})
