import { expect, test } from 'vitest'
import { formatEuros } from './euros'

test('formats euros with two decimals', () => {
  expect([999, 2_000, 0].map(formatEuros)).toEqual(['9,99\u00a0€', '20,00\u00a0€', '0,00\u00a0€'])
})
