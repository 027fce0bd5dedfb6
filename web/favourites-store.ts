import { changesBetween, type FavouriteChanges, readFavourites } from '../domain/companions/favourites'
import { mergeFavourites, takeBack } from '../domain/companions/merge-favourites'
import { readJson } from '../domain/read-json'
import type { BrowserStorage } from './browser-storage'

/** The list of ids (first document, section 3, « Cookie consent record »). */
export const favouritesKey = 'favorites'

/** Whose list it is, and how the account had it when the two last met. */
export const meetingKey = 'favorites-meeting'

export type Account = { id: string; favorites: readonly string[] }

/** « overtaken »: the same heart was pressed again meanwhile, which says the rest. */
type ChangeOutcome = 'done' | 'failed' | 'overtaken'

type Parts = {
  storage: BrowserStorage
  /** Brings changes, or none, to the account; answers its list, null when the session is over. */
  exchange(changes: FavouriteChanges): Promise<readonly string[] | null>
  /** One after the other, in all tabs: each exchange starts from what the one before has learnt. */
  takeTurn<Result>(work: () => Promise<Result>): Promise<Result>
}

type Meeting = { userId: string; favourites: readonly string[] }

export type FavouritesStore = ReturnType<typeof createFavouritesStore>

/**
 * Someone's favourites in this browser: changed here at once, then brought to the account. What is
 * not saved yet is the difference to the last meeting, so that nothing is lost with a closed tab.
 */
export function createFavouritesStore({ storage, exchange, takeTurn }: Parts) {
  const listeners = new Set<() => void>()
  const latestChange = new Map<string, symbol>()
  let user: string | null = null
  /** Signed out here or in another tab; a page still on its way may name them once more. */
  let leaver: string | null = null
  let hasMet = false
  let shown: { text: string | null; list: readonly string[] } | null = null

  function list(): readonly string[] {
    const text = storage.getItem(favouritesKey)
    if (shown?.text !== text) shown = { text, list: readFavourites(text) }
    return shown.list
  }

  const meeting = () => readMeeting(storage.getItem(meetingKey))

  const isConnected = () => user !== null && meeting()?.userId === user

  function notify() {
    for (const listener of listeners) listener()
  }

  function keepList(favourites: readonly string[]) {
    storage.setItem(favouritesKey, JSON.stringify(favourites))
    notify()
  }

  /** The list first: a tab that looks between the two only asks again for what is done. */
  function keepBoth(favourites: readonly string[], met: Meeting) {
    keepList(favourites)
    storage.setItem(meetingKey, JSON.stringify(met))
  }

  const unsaved = (met: Meeting) => changesBetween(met.favourites, list())

  async function meetAccount({ isAsking }: { isAsking: boolean }): Promise<void> {
    const before = meeting()
    if (!before) return
    const sent = list()
    const changes = unsaved(before)
    if (!isAsking && isNothing(changes)) return
    const favourites = await exchange(changes)
    // Over, or somebody else's by now: what is here waits for the next sign-in.
    if (!favourites || meeting()?.userId !== before.userId) return
    const merged = mergeFavourites({ base: sent, local: list(), remote: favourites })
    keepBoth(merged, { ...before, favourites })
  }

  /** Whether all that is here is saved in the end. */
  async function join(account: Account): Promise<boolean> {
    const before = meeting()
    const isKnown = before?.userId === account.id
    const met = isKnown ? before : { userId: account.id, favourites: account.favorites }
    if (!isKnown) {
      // What another person left here is theirs.
      const local = before ? [] : list()
      keepBoth(mergeFavourites({ base: [], local, remote: account.favorites }), met)
    }
    // The page may be older than the last meeting: the account is asked, not believed.
    const isAsking = !isSame(met.favourites, account.favorites)
    const isSaved = isNothing(unsaved(met))
    if (isSaved && !isAsking) return true
    return takeTurn(() => meetAccount({ isAsking })).then(
      () => true,
      () => isSaved,
    )
  }

  return {
    /** The favourites, the last one added at the end; null before anyone was met. */
    snapshot: () => (hasMet ? list() : null),

    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },

    /**
     * The page knows who is here: what was liked before signing in joins the account's list, and
     * what the account has comes here. False when something could not be saved.
     */
    async meet(account: Account | null): Promise<boolean> {
      hasMet = true
      user = account?.id ?? null
      if (!account) leaver = null
      const isSaved = account && account.id !== leaver ? join(account) : true
      notify()
      return isSaved
    },

    /** Here at once. What the account refuses, or cannot be told, is taken back. */
    async change(id: string, isFavourite: boolean): Promise<ChangeOutcome> {
      if (id === '') return 'overtaken'
      const thisChange = Symbol(id)
      latestChange.set(id, thisChange)
      const others = list().filter((one) => one !== id)
      keepList(isFavourite ? [...others, id] : others)
      if (isConnected()) {
        const isSent = await takeTurn(() => meetAccount({ isAsking: false })).then(
          () => true,
          () => false,
        )
        if (latestChange.get(id) !== thisChange) return 'overtaken'
        if (!isSent) keepList(takeBack(list(), meeting()?.favourites ?? [], id))
      }
      return list().includes(id) === isFavourite ? 'done' : 'failed'
    },

    /** Signed out: nothing of the person stays in the browser (05, « Security »). */
    leave() {
      leaver = user
      user = null
      storage.removeItem(favouritesKey)
      storage.removeItem(meetingKey)
      notify()
    },

    /** Another tab changed something. */
    follow({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
      if (key === meetingKey) leaver = newValue === null ? user : null
      notify()
    },
  }
}

const isNothing = ({ add, remove }: FavouriteChanges) => add.length + remove.length === 0

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, index) => id === other[index])

function readMeeting(text: string | null): Meeting | null {
  const stored = readJson(text)
  if (typeof stored !== 'object' || stored === null) return null
  if (!('userId' in stored) || typeof stored.userId !== 'string') return null
  const favourites = 'favourites' in stored ? stored.favourites : null
  return { userId: stored.userId, favourites: readFavourites(JSON.stringify(favourites)) }
}
