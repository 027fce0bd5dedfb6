import type { CallSnapshot } from './call-snapshot'

export type CallStore = {
  getSnapshot(): CallSnapshot
  update(change: Partial<CallSnapshot>): void
  subscribe(listener: () => void): () => void
}

/** A store for useSyncExternalStore. An update without any changed value notifies nobody. */
export function createCallStore(initialSnapshot: CallSnapshot): CallStore {
  let snapshot = initialSnapshot
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => snapshot,
    update(change) {
      const next = { ...snapshot, ...change }
      const keys = Object.keys(change) as (keyof CallSnapshot)[]
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
