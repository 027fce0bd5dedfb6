import { expect, test } from 'vitest'
import { offers } from '../../../domain/offers'
import { formatPricePerMinute } from './price-per-minute'

test('a minute has its price to the cent', () => {
  expect(formatPricePerMinute(offers.packStandard)).toBe('0,30\u00a0€ la minute')
  expect(formatPricePerMinute(offers.abonnementMensuel)).toBe('0,25\u00a0€ la minute')
})
