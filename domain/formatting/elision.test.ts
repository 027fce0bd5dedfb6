import { expect, test } from 'vitest'
import { joinWithElision } from './elision'

test.each([
  ['de', 'Odile', 'd’Odile'],
  ['de', 'Éléonore', 'd’Éléonore'],
  ['que', 'Octave', 'qu’Octave'],
  ['de', 'Lin', 'de Lin'],
  ['que', 'Margaux', 'que Margaux'],
  ['de', 'Yuki', 'de Yuki'],
] as const)('joins "%s" and %s', (word, name, text) => {
  expect(joinWithElision(word, name)).toBe(text)
})
