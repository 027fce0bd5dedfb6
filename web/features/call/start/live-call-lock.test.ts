import { beforeEach, expect, test } from 'vitest'
import { announceLiveCall, createLiveCallCheck, type Locks } from './live-call-lock'

type LockRequest = { name: string; mode: 'shared' | 'exclusive'; isHeld: boolean; grant(): void }

/** Locks that are granted in the order of the requests, as in a browser, across all tabs. */
class FakeLocks {
  requests: LockRequest[] = []

  async request(
    name: string,
    options: { mode?: LockRequest['mode']; signal: AbortSignal },
    callback: () => unknown,
  ) {
    let grant = () => {}
    const granting = new Promise<void>((resolve, reject) => {
      grant = resolve
      options.signal.addEventListener('abort', () => reject(options.signal.reason))
    })
    const request = { name, mode: options.mode ?? 'exclusive', isHeld: false, grant }
    this.requests.push(request)
    this.grantNext()
    try {
      await granting
      await callback()
    } finally {
      this.requests = this.requests.filter((other) => other !== request)
      this.grantNext()
    }
  }

  private grantNext() {
    for (const [index, request] of this.requests.entries()) {
      const earlierRequests = this.requests.slice(0, index)
      const isAllowed = earlierRequests.every(
        (other) => other.isHeld && other.mode === 'shared' && request.mode === 'shared',
      )
      if (!isAllowed) return
      request.isHeld = true
      request.grant()
    }
  }

  async query() {
    return {
      held: this.requests.filter(({ isHeld }) => isHeld),
      pending: this.requests.filter(({ isHeld }) => !isHeld),
    }
  }
}

let fakeLocks: FakeLocks
let locks: Locks

beforeEach(() => {
  fakeLocks = new FakeLocks()
  locks = fakeLocks as unknown as Locks
})

/** Opens a tab that can check for live calls, and records the answers. */
function openTab() {
  const reports: boolean[] = []
  const closing = new AbortController()
  const check = createLiveCallCheck(locks, (isLive) => reports.push(isLive), closing.signal)
  return { reports, check: () => void check().catch(() => {}), close: () => closing.abort() }
}

/** Waits until all pending work has run, except what waits for a lock. */
const flushPromises = () => new Promise((resolve) => setImmediate(resolve))

test('reports that a call is live in another tab, and that it has ended', async () => {
  const tab = openTab()
  tab.check()
  await flushPromises()
  const endCall = announceLiveCall(locks)
  tab.check()
  await flushPromises()
  endCall()
  await flushPromises()
  expect(tab.reports).toEqual([false, true, false])
})

test('requests only one lock to wait for the end of a call, even when it checks three times', async () => {
  announceLiveCall(locks)
  const tab = openTab()
  tab.check()
  tab.check()
  await flushPromises()
  tab.check()
  await flushPromises()
  expect(fakeLocks.requests.map(({ mode }) => mode)).toEqual(['shared', 'exclusive'])
})

test('keeps reporting a live call while another tab takes it over, even if several tabs check', async () => {
  const endFirst = announceLiveCall(locks)
  const tabs = [openTab(), openTab()]
  for (const { check } of tabs) check()
  await flushPromises()
  const endSecond = announceLiveCall(locks)
  endFirst()
  await flushPromises()
  for (const { reports } of tabs) expect(reports).not.toContain(false)
  endSecond()
  await flushPromises()
  for (const { reports } of tabs) expect(reports.at(-1)).toBe(false)
})

test('cancels its lock request when the signal is aborted', async () => {
  announceLiveCall(locks)
  const tab = openTab()
  tab.check()
  await flushPromises()
  tab.close()
  await flushPromises()
  expect(fakeLocks.requests.map(({ mode }) => mode)).toEqual(['shared'])
  expect(tab.reports).toEqual([true])
})
