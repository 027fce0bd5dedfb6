import type { BrowserStorage } from './browser-storage'

/** In-memory storage for tests; share one instance between simulated tabs. */
export function createMemoryStorage(texts: Record<string, string> = {}): BrowserStorage {
  const values = new Map(Object.entries(texts))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, text) => {
      values.set(key, text)
    },
    removeItem: (key) => {
      values.delete(key)
    },
  }
}
