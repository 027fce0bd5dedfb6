import { describe, expect, it } from 'vitest'
import type { EndReason } from '../../../domain/call-end'
import { messages } from '../../../domain/messages'
import { outcomeToasts } from './outcome-toasts'

const settled = (reason: EndReason) =>
  outcomeToasts({
    kind: 'settled',
    reason,
    receipt: {
      startedAt: '2026-11-21T22:00:00.000Z',
      endedAt: '2026-11-21T22:01:00.000Z',
      wallMs: 60_000,
      billableMs: 60_000,
      pauses: [],
      chargedMinutes: 1,
      balanceBefore: 1,
      balanceAfter: 0,
    },
  }).map(({ text }) => text)

describe('the end of a call', () => {
  it('says that the conversation was saved', () => {
    expect(settled('hung-up')).toEqual([messages.CONVERSATION_SAVED])
  })

  it('says at once that the minutes are used up', () => {
    expect(settled('balance-exhausted')).toContain(messages.MINUTES_EXHAUSTED)
  })

  it('claims nothing to be saved that is not, or not known to be', () => {
    expect(outcomeToasts({ kind: 'released' })).toEqual([])
    expect(outcomeToasts({ kind: 'elsewhere' })).toEqual([])
    expect(outcomeToasts({ kind: 'unknown', code: 'CALL_NOT_ENDED' })).toEqual([])
  })
})
