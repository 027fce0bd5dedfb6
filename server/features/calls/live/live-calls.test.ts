import { expect, test } from 'vitest'
import { createVirtualClock } from '../../../../voice/testing/virtual-clock'
import type { Database } from '../../../platform/database/open-database'
import { createFakeCallFacts, endedFigures } from '../testing/fake-call-facts'
import type { LiveCall } from './live-call'
import { createLiveCalls } from './live-calls'

/** A database whose statements never finish. */
const stuckDatabase = { execute: () => new Promise(() => {}) } as unknown as Database

test('alternately pings clients and checks that they are alive, every 2.5 s, even when the database does not answer', async () => {
  const clock = createVirtualClock()
  const actions: string[] = []
  const liveCalls = createLiveCalls({ db: stuckDatabase, clock, owner: 'here', onError() {} })
  liveCalls.add({
    facts: createFakeCallFacts('call'),
    turns: { add() {}, unsaved: [], remove() {} },
    state: 'live',
    connect() {},
    readFigures: () => endedFigures,
    ping: () => void actions.push('ping'),
    checkAlive: () => void actions.push('check'),
    end: async () => {},
  } satisfies LiveCall)
  liveCalls.start()
  await clock.advance(10_000)
  // The real `checkAlive` pings too, so that a client gets a ping every 2.5 s.
  expect(actions).toEqual(['ping', 'check', 'ping', 'check'])
})
