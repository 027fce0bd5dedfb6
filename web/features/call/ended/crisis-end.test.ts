import { describe, expect, it } from 'vitest'
import type { Receipt } from '../../../../domain/receipt'
import { describeCrisisPrice } from './crisis-end'

const createReceipt = (chargedMinutes: number): Receipt => ({
  startedAt: '2026-11-21T22:00:00.000Z',
  endedAt: '2026-11-21T22:02:00.000Z',
  wallMs: 120_000,
  billableMs: chargedMinutes * 60_000,
  pauses: [{ reason: 'crisis', ms: 120_000 - chargedMinutes * 60_000 }],
  chargedMinutes,
  balanceBefore: 5,
  balanceAfter: 5 - chargedMinutes,
})

describe('the text about the price after a crisis', () => {
  it('says that the call cost nothing when the receipt charges nothing', () => {
    expect(describeCrisisPrice(createReceipt(0))).toBe('Cet appel ne vous a rien coûté.')
  })

  it('states the minutes that the receipt charges for the rest of the call', () => {
    expect(describeCrisisPrice(createReceipt(1))).toBe(
      'Le temps de cette aide ne vous est pas décompté. Le reste de l’appel compte pour 1\u00a0minute.',
    )
  })

  it('mentions only the unbilled help while the receipt is unknown', () => {
    expect(describeCrisisPrice(null)).toBe('Le temps de cette aide ne vous est pas décompté.')
  })
})
