import { beforeEach, expect, test } from 'vitest'
import { announceLiveCall, type Locks, watchLiveCalls } from './live-call-lock'

type Request = { name: string; mode: 'shared' | 'exclusive'; isHeld: boolean; grant(): void }

/** Locks that are granted in the order of the requests, as in a browser, across all tabs. */
class FakeLocks {
  requests: Request[] = []

  async request(
    name: string,
    options: { mode?: Request['mode']; signal: AbortSignal },
    callback: () => unknown,
  ) {
    let grant = () => {}
    const isGranted = new Promise<void>((resolve, reject) => {
      grant = resolve
      options.signal.addEventListener('abort', () => reject(options.signal.reason))
    })
    const request = { name, mode: options.mode ?? 'exclusive', isHeld: false, grant }
    this.requests.push(request)
    this.grantNext()
    try {
      await isGranted
      await callback()
    } finally {
      this.requests = this.requests.filter((other) => other !== request)
      this.grantNext()
    }
  }

  private grantNext() {
    for (const [index, request] of this.requests.entries()) {
      const earlier = this.requests.slice(0, index)
      const isAllowed = earlier.every(
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

let fake: FakeLocks
let locks: Locks

beforeEach(() => {
  fake = new FakeLocks()
  locks = fake as unknown as Locks
})

/** Opens a tab that watches, and logs what it says. */
function openTab() {
  const said: boolean[] = []
  const closing = new AbortController()
  const check = watchLiveCalls(locks, (isLive) => said.push(isLive), closing.signal)
  return { said, check: () => void check().catch(() => {}), close: () => closing.abort() }
}

/** Lets everything that waits for no lock run. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

test('says when a call of another tab is live, and when it ends', async () => {
  const tab = openTab()
  tab.check()
  await settle()
  const endCall = announceLiveCall(locks)
  tab.check()
  await settle()
  endCall()
  await settle()
  expect(tab.said).toEqual([false, true, false])
})

test('waits with one request, however often it checks', async () => {
  announceLiveCall(locks)
  const tab = openTab()
  tab.check()
  tab.check()
  await settle()
  tab.check()
  await settle()
  expect(fake.requests.map(({ mode }) => mode)).toEqual(['shared', 'exclusive'])
})

test('still says that a call is live when another tab has taken it over, even if several tabs watch', async () => {
  const endFirst = announceLiveCall(locks)
  const tabs = [openTab(), openTab()]
  for (const { check } of tabs) check()
  await settle()
  const endSecond = announceLiveCall(locks)
  endFirst()
  await settle()
  for (const { said } of tabs) expect(said).not.toContain(false)
  endSecond()
  await settle()
  for (const { said } of tabs) expect(said.at(-1)).toBe(false)
})

test('gives up its request when the tab leaves the page', async () => {
  announceLiveCall(locks)
  const tab = openTab()
  tab.check()
  await settle()
  tab.close()
  await settle()
  expect(fake.requests.map(({ mode }) => mode)).toEqual(['shared'])
  expect(tab.said).toEqual([true])
})
