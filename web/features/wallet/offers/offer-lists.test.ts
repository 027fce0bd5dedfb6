import { expect, test } from 'vitest'
import { offers } from '../../../../domain/offers'
import { formatPricePerMinute } from './offer-lists'

test('formats the price of a minute to the cent', () => {
  expect(formatPricePerMinute(offers.packStandard)).toBe('0,30\u00a0€ la minute')
  expect(formatPricePerMinute(offers.abonnementMensuel)).toBe('0,25\u00a0€ la minute')
})
