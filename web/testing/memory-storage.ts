import type { BrowserStorage } from '../browser-storage'

/** What a browser keeps for an address; two tabs of it share one. */
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
