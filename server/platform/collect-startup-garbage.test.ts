import { setImmediate } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { collectStartupGarbage } from './collect-startup-garbage.mjs'

test('collects the garbage left by the startup after half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const garbage = new WeakRef(new Array(1_000).fill('used at startup'))
  collectStartupGarbage()
  await setImmediate()
  vi.advanceTimersByTime(30_000)
  vi.useRealTimers()
  expect(garbage.deref()).toBeUndefined()
})
