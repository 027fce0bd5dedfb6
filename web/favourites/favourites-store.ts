import {
  diffFavourites,
  type FavouriteChanges,
  parseFavourites,
} from '../../domain/companions/favourites'
import { mergeFavourites, revertFavouriteChange } from '../../domain/companions/merge-favourites'
import { parseJsonOrNull } from '../../domain/parse-json'
import type { BrowserStorage } from '../storage/browser-storage'

/** Storage key of the list of companion ids. */
export const favouritesKey = 'favorites'

/**
 * Storage key of the account's list at the last synchronisation, with the user's id. The stored
 * name is historical; it has nothing to do with appointments.
 */
export const syncBaseKey = 'favorites-meeting'

export type Account = { id: string; favorites: readonly string[] }

/**
 * "superseded": a later change to the same companion reports the outcome instead. "ignored": the id was
 * empty.
 */
type ChangeOutcome = 'done' | 'failed' | 'superseded' | 'ignored'

type FavouritesStoreDeps = {
  storage: BrowserStorage
  /** Sends the changes, if any, and returns the account's list; null when the session has expired. */
  sendChanges(changes: FavouriteChanges): Promise<readonly string[] | null>
  /** Runs work exclusively across all tabs, so that each synchronisation starts from the previous result. */
  runExclusive<Result>(work: () => Promise<Result>): Promise<Result>
}

type SyncBase = { userId: string; favourites: readonly string[] }

export type FavouritesStore = ReturnType<typeof createFavouritesStore>

/**
 * The user's favourites in this browser: changed immediately, then synchronised with the account. Unsaved
 * changes are the difference from the last synchronisation, so closing a tab does not lose them.
 */
export function createFavouritesStore({ storage, sendChanges, runExclusive }: FavouritesStoreDeps) {
  const listeners = new Set<() => void>()
  const latestChangeTokens = new Map<string, symbol>()
  let userId: string | null = null
  /** The user who signed out, here or in another tab. A page rendered earlier may still contain this user. */
  let signedOutUserId: string | null = null
  let isReady = false
  let cachedList: { text: string | null; list: readonly string[] } | null = null

  function readList(): readonly string[] {
    const text = storage.getItem(favouritesKey)
    if (cachedList?.text !== text) cachedList = { text, list: parseFavourites(text) }
    return cachedList.list
  }

  const readSyncBase = () => parseSyncBase(storage.getItem(syncBaseKey))

  const isLinkedToAccount = () => userId !== null && readSyncBase()?.userId === userId

  function notify() {
    for (const listener of listeners) listener()
  }

  function storeList(favourites: readonly string[]) {
    storage.setItem(favouritesKey, JSON.stringify(favourites))
    notify()
  }

  /** Stores the list first: a tab that reads between the two writes then resends changes, but loses none. */
  function storeListAndBase(favourites: readonly string[], base: SyncBase) {
    storeList(favourites)
    storage.setItem(syncBaseKey, JSON.stringify(base))
  }

  const listUnsavedChanges = (base: SyncBase) => diffFavourites(base.favourites, readList())

  /**
   * Sends the unsaved changes and stores the account's list from the response. When there are no
   * unsaved changes, sends a request only if `isForced`.
   */
  async function synchronise({ isForced }: { isForced: boolean }): Promise<void> {
    const baseBefore = readSyncBase()
    if (!baseBefore) return
    const sentList = readList()
    const changes = listUnsavedChanges(baseBefore)
    if (!isForced && isEmptyChange(changes)) return
    const favourites = await sendChanges(changes)
    // Nothing is stored in two cases. Without a list, the session has expired, and the local changes
    // wait for the next sign-in. With another user id, the user has signed out or another user has
    // signed in during the request.
    if (!favourites || readSyncBase()?.userId !== baseBefore.userId) return
    const mergedList = mergeFavourites({ base: sentList, local: readList(), remote: favourites })
    storeListAndBase(mergedList, { ...baseBefore, favourites })
  }

  /** Returns false when there are local changes and the request that saves them failed. */
  async function mergeWithAccount(account: Account): Promise<boolean> {
    const baseBefore = readSyncBase()
    const isSameUser = baseBefore?.userId === account.id
    const base = isSameUser ? baseBefore : { userId: account.id, favourites: account.favorites }
    if (!isSameUser) {
      // A list stored by another user is discarded.
      const local = baseBefore ? [] : readList()
      storeListAndBase(mergeFavourites({ base: [], local, remote: account.favorites }), base)
    }
    // If the account's list differs from the last synchronisation, either another device has changed
    // it, or the page was rendered earlier. In both cases the current list is requested.
    const isForced = !isSameList(base.favourites, account.favorites)
    const isSaved = isEmptyChange(listUnsavedChanges(base))
    if (isSaved && !isForced) return true
    return runExclusive(() => synchronise({ isForced })).then(
      () => true,
      () => isSaved,
    )
  }

  return {
    /** The favourites, most recently added last; null before `setAccount`. */
    getSnapshot: () => (isReady ? readList() : null),

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /**
     * Called when the page knows the user, or that nobody is signed in (null). Merges this browser's
     * list with the account's list, but discards a list that another user has left in the browser.
     * Returns false when a change could not be saved.
     */
    async setAccount(account: Account | null): Promise<boolean> {
      isReady = true
      userId = account?.id ?? null
      if (!account) signedOutUserId = null
      const mergeResult =
        account && account.id !== signedOutUserId ? mergeWithAccount(account) : true
      notify()
      return mergeResult
    },

    /**
     * Changes the list immediately; reverts the change when the account cannot save it. After the session has
     * expired, the change is kept for the next sign-in.
     */
    async setFavourite(id: string, isFavourite: boolean): Promise<ChangeOutcome> {
      if (id === '') return 'ignored'
      const changeToken = Symbol(id)
      latestChangeTokens.set(id, changeToken)
      const otherFavourites = readList().filter((favourite) => favourite !== id)
      storeList(isFavourite ? [...otherFavourites, id] : otherFavourites)
      if (isLinkedToAccount()) {
        const isSent = await runExclusive(() => synchronise({ isForced: false })).then(
          () => true,
          () => false,
        )
        if (latestChangeTokens.get(id) !== changeToken) return 'superseded'
        if (!isSent)
          storeList(revertFavouriteChange(readList(), readSyncBase()?.favourites ?? [], id))
      }
      return readList().includes(id) === isFavourite ? 'done' : 'failed'
    },

    /** Removes the list from the browser. Until `setAccount(null)`, ignores this user in pages rendered earlier. */
    signOut() {
      signedOutUserId = userId
      userId = null
      storage.removeItem(favouritesKey)
      storage.removeItem(syncBaseKey)
      notify()
    },

    /** Handles a change made by another tab. When that tab has removed the sync base, the user has signed out there. */
    handleStorageEvent({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
      if (key === syncBaseKey) signedOutUserId = newValue === null ? userId : null
      notify()
    },
  }
}

const isEmptyChange = ({ add, remove }: FavouriteChanges) => add.length + remove.length === 0

const isSameList = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

function parseSyncBase(text: string | null): SyncBase | null {
  const storedValue = parseJsonOrNull(text)
  if (typeof storedValue !== 'object' || storedValue === null) return null
  if (!('userId' in storedValue) || typeof storedValue.userId !== 'string') return null
  const favourites = 'favourites' in storedValue ? storedValue.favourites : null
  return { userId: storedValue.userId, favourites: parseFavourites(JSON.stringify(favourites)) }
}
