import { useEffect, useSyncExternalStore } from 'react'
import type { Me } from '../contract/account/me'
import type { FavouriteChanges } from '../domain/companions/favourites'
import { messages } from '../domain/messages'
import { loadApi } from './api'
import { forgivingStorage } from './browser-storage'
import { createFavouritesStore, type FavouritesStore } from './favourites-store'
import { useMe } from './session'
import { showToast } from './ui/toast'

/** A line that takes longer is as good as none, and other tabs wait for their turn meanwhile. */
const exchangeTimeoutMs = 15_000

let store: FavouritesStore | undefined

/** In the browser only; made on first use. */
function openStore(): FavouritesStore {
  if (store) return store
  const opened = createFavouritesStore({
    storage: forgivingStorage(() => window.localStorage),
    exchange,
    takeTurn: createTurns(),
  })
  window.addEventListener('storage', opened.follow)
  store = opened
  return opened
}

const subscribe = (listener: () => void) => openStore().subscribe(listener)
const readList = () => openStore().snapshot()

const none: readonly string[] = []

/** Ids of the favourite companions, the last one added at the end, whether signed in or not. */
export function useFavourites(): readonly string[] {
  const me = useMe()
  const list = useSyncExternalStore(subscribe, readList, () => null)
  return list ?? me?.favorites ?? none
}

/** Keeps this browser's list and the account's together, from the root of every page. */
export function useFavouritesSync(me: Me | null) {
  useEffect(() => {
    const meeting = openStore().meet(me && { id: me.id, favorites: me.favorites })
    meeting.then((isSaved) => {
      if (!isSaved) showToast({ kind: 'failed', text: messages.FAVORITES_NOT_SAVED })
    })
  }, [me])
}

/** At once here, and soon in the account; see `FavouritesStore`. */
export const changeFavourite = (id: string, isFavourite: boolean) =>
  openStore().change(id, isFavourite)

/** For the sign-out: the browser keeps nothing of the person. */
export const forgetFavourites = () => openStore().leave()

async function exchange({ add, remove }: FavouriteChanges) {
  const { favorites } = await loadApi()
  const signal = AbortSignal.timeout(exchangeTimeoutMs)
  try {
    if (add.length + remove.length === 0) return await favorites.list(undefined, { signal })
    return await favorites.change({ add: [...add], remove: [...remove] }, { signal })
  } catch (error) {
    const { isSessionOver } = await import('./decode-problem')
    if (isSessionOver(error)) return null
    throw error
  }
}

/** In all tabs where the browser can, which it does on https and on this machine. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (navigator.locks) return navigator.locks.request('favourites', work)
    const turn = last.then(work, work)
    last = turn
    return turn
  }
}
