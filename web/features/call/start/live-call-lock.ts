/** A lock of this name is held by the tab in which a call is live. */
const lockName = 'amivoix.call'

/** The part of the browser's `navigator.locks` that is used here; undefined on a page without HTTPS. */
export type Locks = Pick<LockManager, 'request' | 'query'> | undefined

/**
 * Tells the other tabs that a call is live in this one, until the returned function is called. The browser
 * releases the lock of a tab that is closed.
 */
export function announceLiveCall(locks: Locks): () => void {
  const ending = new AbortController()
  const callEnd = new Promise<void>((resolve) =>
    ending.signal.addEventListener('abort', () => resolve()),
  )
  // Shared, because two calls can overlap for a moment when one tab takes over from another.
  locks
    ?.request(lockName, { mode: 'shared', signal: ending.signal }, () => callEnd)
    .catch(() => undefined)
  return () => ending.abort()
}

/**
 * Returns whether a call is live in a tab of this browser. Pending shared requests count too: a tab that takes over a
 * call has to wait for the lock behind the exclusive request of another tab's `waitForCallEnd`.
 */
async function isCallLive(locks: Locks): Promise<boolean> {
  const { held = [], pending = [] } = (await locks?.query()) ?? {}
  return [...held, ...pending].some(({ name, mode }) => name === lockName && mode === 'shared')
}

/** Resolves when no tab holds the lock of a live call. Rejects when `signal` is aborted. */
async function waitForCallEnd(locks: Locks, signal: AbortSignal): Promise<void> {
  await locks?.request(lockName, { signal }, () => undefined)
}

/**
 * Returns a function that checks whether a call is live in a tab of this browser, and passes the answer to `onAnswer`.
 * When a call is live, the check waits for its end and then checks again. Further checks do nothing meanwhile, because
 * each waiting request delays the lock of a tab that takes over the call. Once `signal` is aborted, nothing is reported
 * and a waiting check rejects.
 */
export function createLiveCallCheck(
  locks: Locks,
  onAnswer: (isLive: boolean) => void,
  signal: AbortSignal,
): () => Promise<void> {
  let isWaiting = false

  return async function check() {
    const isLive = await isCallLive(locks)
    if (signal.aborted || isWaiting) return
    onAnswer(isLive)
    if (!isLive) return
    isWaiting = true
    await waitForCallEnd(locks, signal).finally(() => {
      isWaiting = false
    })
    await check()
  }
}
