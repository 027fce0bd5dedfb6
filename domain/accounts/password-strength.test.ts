import { expect, test } from 'vitest'
import { measurePasswordStrength } from './password-strength'

test.each(['', 'velour', 'aaaaaaaaaaaaaaaa', '123456789', 'abababababab'])(
  'rates "%s" as weak',
  (password) => {
    expect(measurePasswordStrength(password)).toBe('weak')
  },
)

test('rates a long sentence as strong', () => {
  expect(measurePasswordStrength('une bougie sur la table')).toBe('strong')
})

test('rates nine mixed characters as fair', () => {
  expect(measurePasswordStrength('velours24')).toBe('fair')
})
