export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/**
 * The browser's storage that never fails: what it does not take, because it is full or forbidden,
 * is remembered for as long as the page is open.
 */
export function forgivingStorage(openStorage: () => BrowserStorage): BrowserStorage {
  const remembered = new Map<string, string | null>()

  function attempt<Result>(work: (storage: BrowserStorage) => Result): { result: Result } | null {
    try {
      // Where it is forbidden, already naming it throws.
      return { result: work(openStorage()) }
    } catch {
      return null
    }
  }

  return {
    getItem(key) {
      const kept = remembered.get(key)
      if (kept !== undefined) return kept
      return attempt((storage) => storage.getItem(key))?.result ?? null
    },
    setItem(key, text) {
      if (attempt((storage) => storage.setItem(key, text))) remembered.delete(key)
      else remembered.set(key, text)
    },
    removeItem(key) {
      if (attempt((storage) => storage.removeItem(key))) remembered.delete(key)
      else remembered.set(key, null)
    },
  }
}
