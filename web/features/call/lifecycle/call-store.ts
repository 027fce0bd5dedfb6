import type { CallSnapshot } from './call-snapshot'

export type CallStore = {
  getSnapshot(): CallSnapshot
  update(part: Partial<CallSnapshot>): void
  subscribe(listener: () => void): () => void
}

/** A store for useSyncExternalStore. An update without any changed value notifies nobody. */
export function createCallStore(initial: CallSnapshot): CallStore {
  let snapshot = initial
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => snapshot,
    update(part) {
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
