export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * Wraps the browser's storage so that it never throws: values that cannot be stored, because storage
 * is full or blocked, are kept in memory while the page is open.
 */
export function createFallbackStorage(openStorage: () => BrowserStorage): BrowserStorage {
  const fallbackValues = new Map<string, string | null>()

  function attempt<Result>(work: (storage: BrowserStorage) => Result): { result: Result } | null {
    try {
      // Where storage is blocked, accessing `localStorage` throws.
      return { result: work(openStorage()) }
    } catch {
      return null
    }
  }

  return {
    getItem(key) {
      const fallbackValue = fallbackValues.get(key)
      if (fallbackValue !== undefined) return fallbackValue
      return attempt((storage) => storage.getItem(key))?.result ?? null
    },
    setItem(key, text) {
      if (attempt((storage) => storage.setItem(key, text))) fallbackValues.delete(key)
      else fallbackValues.set(key, text)
    },
    removeItem(key) {
      if (attempt((storage) => storage.removeItem(key))) fallbackValues.delete(key)
      else fallbackValues.set(key, null)
    },
  }
}
