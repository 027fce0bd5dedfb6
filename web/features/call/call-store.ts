import type { CallSnapshot } from './call-snapshot'

export type CallStore = {
  read(): CallSnapshot
  change(part: Partial<CallSnapshot>): void
  subscribe(listener: () => void): () => void
}

/** For useSyncExternalStore: a change that changes nothing tells nobody. */
export function createCallStore(initial: CallSnapshot): CallStore {
  let snapshot = initial
  const listeners = new Set<() => void>()
  return {
    read: () => snapshot,
    change(part) {
      const next = { ...snapshot, ...part }
      const keys = Object.keys(part) as (keyof CallSnapshot)[]
      if (keys.every((key) => next[key] === snapshot[key])) return
      snapshot = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
