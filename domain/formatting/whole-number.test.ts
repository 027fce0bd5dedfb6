import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatWholeNumber } from './whole-number'

const standard = new Intl.NumberFormat('fr-FR')

test('formats every whole number as Intl does', () => {
  fc.assert(
    fc.property(fc.integer(), (number) => {
      expect(formatWholeNumber(number)).toBe(standard.format(number))
    }),
  )
  expect([0, 7, 999, 1_000, 999_999].map(formatWholeNumber)).toEqual([
    '0',
    '7',
    '999',
    '1\u202f000',
    '999\u202f999',
  ])
})
