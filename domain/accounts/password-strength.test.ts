import { expect, test } from 'vitest'
import { passwordStrengthOf } from './password-strength'

test.each(['', 'velour', 'aaaaaaaaaaaaaaaa', '123456789', 'abababababab'])(
  '« %s » is weak',
  (password) => {
    expect(passwordStrengthOf(password)).toBe('weak')
  },
)

test('length alone makes a sentence strong', () => {
  expect(passwordStrengthOf('une bougie sur la table')).toBe('strong')
})

test('eight mixed characters are fair', () => {
  expect(passwordStrengthOf('velours24')).toBe('fair')
})
