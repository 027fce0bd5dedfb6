import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../../voice/testing/virtual-clock'
import { createTurnRecord } from '../live/turn-record'
import { createFakeCallFacts, endedFigures } from '../testing/fake-call-facts'
import { createSettleWithRetries } from './settle-with-retries'

const settlementResult = {
  reason: 'hung-up' as const,
  receipt: {
    startedAt: '2026-03-01T22:00:00.000Z',
    endedAt: '2026-03-01T22:01:00.000Z',
    wallMs: 60_000,
    billableMs: 60_000,
    pauses: [],
    chargedMinutes: 1,
    balanceBefore: 5,
    balanceAfter: 4,
  },
}

/** Settles a call; the first `failures` attempts fail. */
function settleWithFailures(failures: number) {
  const clock = createVirtualClock()
  const errors: unknown[] = []
  let attempts = 0
  const settleWithRetries = createSettleWithRetries({
    clock,
    async settle() {
      attempts += 1
      if (attempts <= failures) throw new Error('database is down')
      return settlementResult
    },
    onError: (error) => errors.push(error),
  })
  const call = {
    facts: createFakeCallFacts('call'),
    turns: createTurnRecord({ hasMemoryConsent: true }),
  }
  const outcome = settleWithRetries(call, { reason: 'hung-up', figures: endedFigures })
  return { clock, errors, outcome, countAttempts: () => attempts }
}

test('retries a failed settlement until the database answers', async () => {
  const { clock, errors, outcome } = settleWithFailures(2)
  await clock.advance(10_000)
  expect(await outcome).toEqual(settlementResult)
  expect(errors).toHaveLength(2)
})

test('gives up after four attempts', async () => {
  const { clock, outcome, countAttempts } = settleWithFailures(100)
  await clock.advance(15_000)
  expect(await outcome).toBeNull()
  expect(countAttempts()).toBe(4)
})
