import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { createEndCall } from './end-call'
import { endedFigures, factsOf } from './testing/call-samples'
import { createTurnRecord } from './turn-record'

const settled = {
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

/** A database that fails so many times before it settles. */
function endAfter(failures: number) {
  const clock = createVirtualClock()
  const faults: unknown[] = []
  let tries = 0
  const endCall = createEndCall({
    clock,
    async settle() {
      tries += 1
      if (tries <= failures) throw new Error('database is gone')
      return settled
    },
    onFault: (error) => faults.push(error),
  })
  const call = { facts: factsOf('call'), turns: createTurnRecord(true) }
  const outcome = endCall(call, { reason: 'hung-up', figures: endedFigures })
  return { clock, faults, outcome, tries: () => tries }
}

test('a settlement that fails is tried again until the database answers', async () => {
  const { clock, faults, outcome } = endAfter(2)
  await clock.advance(10_000)
  expect(await outcome).toEqual(settled)
  expect(faults).toHaveLength(2)
})

test('it is given up after four tries', async () => {
  const { clock, outcome, tries } = endAfter(100)
  await clock.advance(15_000)
  expect(await outcome).toBeNull()
  expect(tries()).toBe(4)
})
