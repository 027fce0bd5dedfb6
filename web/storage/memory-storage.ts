import type { BrowserStorage } from './browser-storage'

/** In-memory storage for tests; share one instance between simulated tabs. */
export function memoryStorage(texts: Record<string, string> = {}): BrowserStorage {
  const kept = new Map(Object.entries(texts))
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => {
      kept.set(key, text)
    },
    removeItem: (key) => {
      kept.delete(key)
    },
  }
}
