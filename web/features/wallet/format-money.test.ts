import { expect, test } from 'vitest'
import { offers } from '../../../domain/offers'
import { formatEuros, formatMinutes, formatPricePerMinute } from './format-money'

test('euros keep their two decimals', () => {
  expect([999, 2_000, 0].map(formatEuros)).toEqual(['9,99\u00a0€', '20,00\u00a0€', '0,00\u00a0€'])
})

test('a minute has its price to the cent', () => {
  expect(formatPricePerMinute(offers.packStandard)).toBe('0,30\u00a0€ la minute')
  expect(formatPricePerMinute(offers.abonnementMensuel)).toBe('0,25\u00a0€ la minute')
})

test('minutes are counted in French: below two there is only one', () => {
  const counts = [0, 1, 2, 999_999]
  expect(counts.map(formatMinutes)).toEqual([
    '0 minute',
    '1 minute',
    '2 minutes',
    '999\u202f999 minutes',
  ])
})
