import { useEffect, useSyncExternalStore } from 'react'
import type { Me } from '../../contract/account/me'
import type { FavouriteChanges } from '../../domain/companions/favourites'
import { publicMessages } from '../../domain/public-messages'
import { loadApi } from '../api/load-api'
import { useMe } from '../session/use-me'
import { createFallbackStorage } from '../storage/browser-storage'
import { showToast } from '../ui/feedback/toast'
import { createFavouritesStore, type FavouritesStore } from './favourites-store'

/** A slow request is aborted, because other tabs wait while it is pending. */
const requestTimeoutMs = 15_000

let store: FavouritesStore | undefined

/** Creates the store on first use, in the browser only. */
function openStore(): FavouritesStore {
  if (store) return store
  const openedStore = createFavouritesStore({
    storage: createFallbackStorage(() => window.localStorage),
    sendChanges,
    runExclusive: createTabMutex(),
  })
  window.addEventListener('storage', openedStore.handleStorageEvent)
  store = openedStore
  return openedStore
}

const subscribe = (listener: () => void) => openStore().subscribe(listener)
const getSnapshot = () => openStore().getSnapshot()

const noFavourites: readonly string[] = []

/** Returns the ids of the user's or visitor's favourite companions, most recently added last. */
export function useFavourites(): readonly string[] {
  const me = useMe()
  const list = useSyncExternalStore(subscribe, getSnapshot, () => null)
  return list ?? me?.favorites ?? noFavourites
}

/** Synchronises this browser's list with the account, and shows a toast when a change cannot be saved. Used once, in the root. */
export function useFavouritesSync(me: Me | null) {
  useEffect(() => {
    const synchronisation = openStore().setAccount(me && { id: me.id, favorites: me.favorites })
    synchronisation.then((isSaved) => {
      if (!isSaved) showToast({ kind: 'failed', text: publicMessages.FAVORITES_NOT_SAVED })
    })
  }, [me])
}

/** Adds or removes a favourite; see `FavouritesStore.setFavourite`. */
export const changeFavourite = (id: string, isFavourite: boolean) =>
  openStore().setFavourite(id, isFavourite)

/** Removes the favourites from the browser on sign-out. */
export const clearFavourites = () => openStore().signOut()

async function sendChanges({ add, remove }: FavouriteChanges) {
  const { favorites } = await loadApi()
  const signal = AbortSignal.timeout(requestTimeoutMs)
  try {
    if (add.length + remove.length === 0) return await favorites.list(undefined, { signal })
    return await favorites.change({ add: [...add], remove: [...remove] }, { signal })
  } catch (error) {
    const { isSignInRequired } = await import('../api/decode-problem')
    if (isSignInRequired(error)) return null
    throw error
  }
}

/**
 * Returns a mutex that all tabs share if the browser has Web Locks (HTTPS and loopback), otherwise
 * one for this tab.
 */
function createTabMutex() {
  let previousWork: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (navigator.locks) return navigator.locks.request('favourites', work)
    const result = previousWork.then(work, work)
    previousWork = result
    return result
  }
}
