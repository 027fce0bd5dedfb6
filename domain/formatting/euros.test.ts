import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatEuros } from './euros'

const standard = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })

test('formats euros with two decimals', () => {
  expect([999, 2_000, 0, 24.9].map(formatEuros)).toEqual([
    '9,99\u00a0€',
    '20,00\u00a0€',
    '0,00\u00a0€',
    '0,25\u00a0€',
  ])
})

test('formats every amount as Intl does', () => {
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(formatEuros(cents)).toBe(standard.format(cents / 100))
    }),
  )
})
