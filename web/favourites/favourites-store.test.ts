import { describe, expect, test } from 'vitest'
import { applyFavouriteChanges, type FavouriteChanges } from '../../domain/companions/favourites'
import { createMemoryStorage } from '../storage/memory-storage'
import { createFavouritesStore, favouritesKey, syncBaseKey } from './favourites-store'

const camille = 'camille'

/** Creates a fake account with a list of favourites; `sendChanges` is its API. */
function createFakeAccount(favorites: string[] = []) {
  const account = {
    favorites,
    requests: [] as FavouriteChanges[],
    isReachable: true,
    isSessionExpired: false,
    /** Each response waits for this promise. */
    delay: Promise.resolve(),
  }
  const sendChanges = async (changes: FavouriteChanges) => {
    account.requests.push(changes)
    if (!account.isReachable) throw new TypeError('Failed to fetch')
    if (account.isSessionExpired) return null
    account.favorites = applyFavouriteChanges(account.favorites, {
      ...changes,
      add: changes.add.filter((id) => id !== 'nobody'),
    })
    const savedList = [...account.favorites]
    await account.delay
    return savedList
  }
  return { account, sendChanges }
}

function createMutex() {
  let previousWork: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = previousWork.then(work, work)
    previousWork = result
    return result
  }
}

/** Creates a browser with its storage and account. `openTab` opens a tab, and only one tab at a time sends changes. */
function createBrowser({
  storedValues = {},
  favorites = [],
}: {
  storedValues?: object
  favorites?: string[]
} = {}) {
  const texts = Object.entries(storedValues).map(([key, value]) => [key, JSON.stringify(value)])
  const storage = createMemoryStorage(Object.fromEntries(texts))
  const { account, sendChanges } = createFakeAccount(favorites)
  const runExclusive = createMutex()
  const openTab = () => createFavouritesStore({ storage, sendChanges, runExclusive })
  const getMe = () => ({ id: camille, favorites: [...account.favorites] })
  const readStoredTexts = () => [storage.getItem(favouritesKey), storage.getItem(syncBaseKey)]
  return { account, openTab, getMe, readStoredTexts }
}

describe('signed out', () => {
  test('stores favourites in the browser only', async () => {
    const { openTab, account } = createBrowser()
    const store = openTab()
    await store.setAccount(null)
    expect(await store.setFavourite('clara', true)).toBe('done')
    expect(await store.setFavourite('', true)).toBe('ignored')
    expect([store.getSnapshot(), account.requests]).toEqual([['clara'], []])
  })

  test('returns no list before setAccount is called', () => {
    const { openTab } = createBrowser({ storedValues: { favorites: ['clara'] } })
    expect(openTab().getSnapshot()).toBeNull()
  })
})

describe('signing in', () => {
  test('merges both lists', async () => {
    const { openTab, getMe, account } = createBrowser({
      storedValues: { favorites: ['nour', 'clara'] },
      favorites: ['livia', 'nour'],
    })
    const store = openTab()
    expect(await store.setAccount(getMe())).toBe(true)
    expect(store.getSnapshot()).toEqual(['livia', 'nour', 'clara'])
    expect(account.favorites).toEqual(['livia', 'nour', 'clara'])
    expect(account.requests).toEqual([{ add: ['clara'], remove: [] }])
  })

  test('sends no request when both lists are the same', async () => {
    const { openTab, getMe, account } = createBrowser({ favorites: ['livia'] })
    const store = openTab()
    await store.setAccount(getMe())
    await store.setAccount(getMe())
    expect([store.getSnapshot(), account.requests]).toEqual([['livia'], []])
  })

  test('discards the list of another user', async () => {
    const { openTab, getMe, account } = createBrowser({
      storedValues: {
        favorites: ['nour'],
        [syncBaseKey]: { userId: 'other', favourites: ['nour'] },
      },
      favorites: ['livia'],
    })
    const store = openTab()
    await store.setAccount(getMe())
    expect([store.getSnapshot(), account.favorites]).toEqual([['livia'], ['livia']])
  })

  test('reports a failed request, and retries when setAccount is called again', async () => {
    const { openTab, getMe, account } = createBrowser({ storedValues: { favorites: ['clara'] } })
    account.isReachable = false
    const store = openTab()
    expect(await store.setAccount(getMe())).toBe(false)
    account.isReachable = true
    expect(await store.setAccount(getMe())).toBe(true)
    expect([store.getSnapshot(), account.favorites]).toEqual([['clara'], ['clara']])
  })
})

describe('signed in', () => {
  async function openSignedIn(favorites: string[]) {
    const browser = createBrowser({ favorites })
    const store = browser.openTab()
    await store.setAccount(browser.getMe())
    return { ...browser, store }
  }

  test('shows a change immediately and then saves it', async () => {
    const { store, account } = await openSignedIn(['livia'])
    const change = store.setFavourite('clara', true)
    expect(store.getSnapshot()).toEqual(['livia', 'clara'])
    expect(await change).toBe('done')
    expect(account.favorites).toEqual(['livia', 'clara'])
  })

  test.each([
    ['an addition', 'clara', true],
    ['a removal', 'livia', false],
  ])('reverts %s that cannot be saved', async (_case, id, isFavourite) => {
    const { store, account } = await openSignedIn(['livia', 'nour'])
    account.isReachable = false
    expect(await store.setFavourite(id, isFavourite)).toBe('failed')
    expect(store.getSnapshot()).toEqual(['livia', 'nour'])
  })

  test('reverts the addition of a companion that does not exist', async () => {
    const { store } = await openSignedIn(['livia'])
    expect(await store.setFavourite('nobody', true)).toBe('failed')
    expect(store.getSnapshot()).toEqual(['livia'])
  })

  test('applies the later of two quick changes to the same companion', async () => {
    const { store, account } = await openSignedIn([])
    const changes = [store.setFavourite('clara', true), store.setFavourite('clara', false)]
    expect(await Promise.all(changes)).toEqual(['superseded', 'done'])
    expect([store.getSnapshot(), account.favorites]).toEqual([[], []])
  })

  test('keeps a change made while another is being saved', async () => {
    const { store, account } = await openSignedIn([])
    let resolve = () => {}
    account.delay = new Promise((release) => {
      resolve = release
    })
    const firstChange = store.setFavourite('clara', true)
    await Promise.resolve()
    const secondChange = store.setFavourite('nour', true)
    resolve()
    expect(await Promise.all([firstChange, secondChange])).toEqual(['done', 'done'])
    expect([store.getSnapshot(), account.favorites]).toEqual([
      ['clara', 'nour'],
      ['clara', 'nour'],
    ])
  })

  test('keeps changes that two tabs make at the same time', async () => {
    const { store, openTab, getMe, account } = await openSignedIn(['livia', 'nour'])
    const other = openTab()
    await other.setAccount(getMe())
    await Promise.all([store.setFavourite('livia', false), other.setFavourite('clara', true)])
    expect(account.favorites).toEqual(['nour', 'clara'])
    expect([store.getSnapshot(), other.getSnapshot()]).toEqual([
      account.favorites,
      account.favorites,
    ])
  })

  test('applies removals from this and other devices', async () => {
    const { store, getMe, account } = await openSignedIn(['livia', 'nour', 'clara'])
    await store.setFavourite('livia', false)
    account.favorites = account.favorites.filter((id) => id !== 'nour')
    await store.setAccount(getMe())
    expect(store.getSnapshot()).toEqual(['clara'])
  })

  test('ignores an account list that is older than the last change', async () => {
    const { store, getMe, account } = await openSignedIn([])
    const olderAccount = getMe()
    await store.setFavourite('clara', true)
    await store.setAccount(olderAccount)
    expect([store.getSnapshot(), account.favorites]).toEqual([['clara'], ['clara']])
  })

  test('resends a removal that was not confirmed before the page was closed', async () => {
    const { openTab, getMe, account } = createBrowser({
      storedValues: { favorites: [], [syncBaseKey]: { userId: camille, favourites: ['livia'] } },
      favorites: ['livia'],
    })
    const store = openTab()
    await store.setAccount(getMe())
    expect([store.getSnapshot(), account.favorites]).toEqual([[], []])
  })

  test('keeps changes for the next sign-in when the session has expired', async () => {
    const { store, getMe, account } = await openSignedIn(['livia'])
    account.isSessionExpired = true
    expect(await store.setFavourite('livia', false)).toBe('done')
    await store.setAccount(null)
    await store.setFavourite('clara', true)
    account.isSessionExpired = false
    await store.setAccount(getMe())
    expect([store.getSnapshot(), account.favorites]).toEqual([['clara'], ['clara']])
  })

  test('removes everything on sign-out, and ignores a page rendered before the sign-out', async () => {
    const { store, getMe, readStoredTexts } = await openSignedIn(['livia'])
    const olderAccount = getMe()
    store.signOut()
    await store.setAccount(olderAccount)
    expect([store.getSnapshot(), readStoredTexts()]).toEqual([[], [null, null]])
    await store.setAccount(null)
    await store.setAccount(olderAccount)
    expect(store.getSnapshot()).toEqual(['livia'])
  })

  test('signs out when another tab signs out', async () => {
    const { store, openTab, getMe, readStoredTexts } = await openSignedIn(['livia'])
    const other = openTab()
    await other.setAccount(getMe())
    other.signOut()
    store.handleStorageEvent({ key: syncBaseKey, newValue: null })
    await store.setAccount(getMe())
    expect([store.getSnapshot(), readStoredTexts()]).toEqual([[], [null, null]])
  })
})

test.each(['{', '"livia"', '{"userId":7}', '{"userId":"camille","favourites":"all"}'])(
  'ignores an unreadable record of the last synchronisation (%s)',
  async (text) => {
    const storage = createMemoryStorage({ [favouritesKey]: '[7, "clara"]', [syncBaseKey]: text })
    const { sendChanges } = createFakeAccount(['livia'])
    const store = createFavouritesStore({
      storage,
      sendChanges,
      runExclusive: createMutex(),
    })
    await store.setAccount({ id: camille, favorites: ['livia'] })
    expect(store.getSnapshot()).toEqual(['livia', 'clara'])
  },
)
