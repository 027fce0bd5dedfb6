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
  const isOver = new Promise<void>((resolve) =>
    ending.signal.addEventListener('abort', () => resolve()),
  )
  // Shared, because two calls can overlap for a moment when one tab takes over from another.
  locks
    ?.request(lockName, { mode: 'shared', signal: ending.signal }, () => isOver)
    .catch(() => undefined)
  return () => ending.abort()
}

/** Returns whether a call is live in a tab of this browser. */
export async function isCallLive(locks: Locks): Promise<boolean> {
  const { held = [] } = (await locks?.query()) ?? {}
  return held.some(({ name }) => name === lockName)
}

/** Resolves when no call is live in any tab. Rejects when `signal` is aborted. */
export async function waitForCallEnd(locks: Locks, signal: AbortSignal): Promise<void> {
  await locks?.request(lockName, { signal }, () => undefined)
}
