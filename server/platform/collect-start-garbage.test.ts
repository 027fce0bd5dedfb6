import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { collectStartGarbage } from './collect-start-garbage.mjs'

test('half a minute after the start, collects the garbage that it left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const garbage = new WeakRef(new Array(1_000).fill('used by the start'))
  collectStartGarbage()
  await setImmediate()
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  expect(garbage.deref()).toBeUndefined()
})
