import { describe, expect, it } from 'vitest'
import type { EndReason } from '../../../../domain/call-end'
import { publicMessages } from '../../../../domain/public-messages'
import type { Pause } from '../../../../domain/receipt'
import { createOutcomeToasts } from './outcome-toasts'

const listToastTexts = (reason: EndReason, pauses: Pause[] = []) =>
  createOutcomeToasts({
    kind: 'settled',
    reason,
    receipt: {
      startedAt: '2026-11-21T22:00:00.000Z',
      endedAt: '2026-11-21T22:01:00.000Z',
      wallMs: 60_000,
      billableMs: 60_000,
      pauses,
      chargedMinutes: 1,
      balanceBefore: 1,
      balanceAfter: 0,
    },
  }).map(({ text }) => text)

describe('toasts at the end of a call', () => {
  it('say that the conversation was saved', () => {
    expect(listToastTexts('hung-up')).toEqual([publicMessages.CONVERSATION_SAVED])
  })

  it('say that the minutes are used up', () => {
    expect(listToastTexts('balance-exhausted')).toContain(publicMessages.MINUTES_EXHAUSTED)
  })

  it('do not appear after a crisis', () => {
    expect(listToastTexts('hung-up', [{ reason: 'crisis', ms: 1_000 }])).toEqual([])
  })

  it('do not appear when the call is not known to be settled', () => {
    expect(createOutcomeToasts({ kind: 'released' })).toEqual([])
    expect(createOutcomeToasts({ kind: 'taken-over' })).toEqual([])
    expect(createOutcomeToasts({ kind: 'unknown', code: 'CALL_NOT_ENDED' })).toEqual([])
  })
})
