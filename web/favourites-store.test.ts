import { describe, expect, test } from 'vitest'
import { applyChanges, type FavouriteChanges } from '../domain/companions/favourites'
import { createFavouritesStore, favouritesKey, meetingKey } from './favourites-store'
import { memoryStorage } from './testing/memory-storage'

const camille = 'camille'

/** An account with its list; requests are answered in the order in which they come. */
function fakeAccount(favorites: string[] = []) {
  const account = {
    favorites,
    requests: [] as FavouriteChanges[],
    isReachable: true,
    isSessionOver: false,
    /** While set, an answer waits for it. */
    delay: Promise.resolve(),
  }
  const exchange = async (changes: FavouriteChanges) => {
    account.requests.push(changes)
    if (!account.isReachable) throw new TypeError('Failed to fetch')
    if (account.isSessionOver) return null
    account.favorites = applyChanges(account.favorites, {
      ...changes,
      add: changes.add.filter((id) => id !== 'nobody'),
    })
    const answer = [...account.favorites]
    await account.delay
    return answer
  }
  return { account, exchange }
}

function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
}

/** One browser, as many tabs as asked for. */
function openTabs({ stored = {}, favorites = [] }: { stored?: object; favorites?: string[] } = {}) {
  const texts = Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)])
  const storage = memoryStorage(Object.fromEntries(texts))
  const { account, exchange } = fakeAccount(favorites)
  const takeTurn = createTurns()
  const open = () => createFavouritesStore({ storage, exchange, takeTurn })
  const me = () => ({ id: camille, favorites: [...account.favorites] })
  const keys = () => [storage.getItem(favouritesKey), storage.getItem(meetingKey)]
  return { account, open, me, keys }
}

describe('signed out', () => {
  test('favourites are kept in the browser, at once and alone', async () => {
    const { open, account } = openTabs()
    const store = open()
    await store.meet(null)
    expect(await store.change('clara', true)).toBe('done')
    expect(await store.change('', true)).toBe('overtaken')
    expect([store.snapshot(), account.requests]).toEqual([['clara'], []])
  })

  test('nobody knows of them before the page has said who is here', () => {
    const { open } = openTabs({ stored: { favorites: ['clara'] } })
    expect(open().snapshot()).toBeNull()
  })
})

describe('signing in', () => {
  test('joins both lists without losing either', async () => {
    const { open, me, account } = openTabs({
      stored: { favorites: ['nour', 'clara'] },
      favorites: ['livia', 'nour'],
    })
    const store = open()
    expect(await store.meet(me())).toBe(true)
    expect(store.snapshot()).toEqual(['livia', 'nour', 'clara'])
    expect(account.favorites).toEqual(['livia', 'nour', 'clara'])
    expect(account.requests).toEqual([{ add: ['clara'], remove: [] }])
  })

  test('asks for nothing when there is nothing to say', async () => {
    const { open, me, account } = openTabs({ favorites: ['livia'] })
    const store = open()
    await store.meet(me())
    await store.meet(me())
    expect([store.snapshot(), account.requests]).toEqual([['livia'], []])
  })

  test('shows nothing of another person who was here, and gives nothing of theirs away', async () => {
    const { open, me, account } = openTabs({
      stored: { favorites: ['nour'], [meetingKey]: { userId: 'other', favourites: ['nour'] } },
      favorites: ['livia'],
    })
    const store = open()
    await store.meet(me())
    expect([store.snapshot(), account.favorites]).toEqual([['livia'], ['livia']])
  })

  test('on a bad line says so, and tries again with the next page', async () => {
    const { open, me, account } = openTabs({ stored: { favorites: ['clara'] } })
    account.isReachable = false
    const store = open()
    expect(await store.meet(me())).toBe(false)
    account.isReachable = true
    expect(await store.meet(me())).toBe(true)
    expect([store.snapshot(), account.favorites]).toEqual([['clara'], ['clara']])
  })
})

describe('signed in', () => {
  async function signedIn(favorites: string[]) {
    const tabs = openTabs({ favorites })
    const store = tabs.open()
    await store.meet(tabs.me())
    return { ...tabs, store }
  }

  test('a change is here at once and then in the account', async () => {
    const { store, account } = await signedIn(['livia'])
    const change = store.change('clara', true)
    expect(store.snapshot()).toEqual(['livia', 'clara'])
    expect(await change).toBe('done')
    expect(account.favorites).toEqual(['livia', 'clara'])
  })

  test.each([
    ['an addition', 'clara', true],
    ['a removal', 'livia', false],
  ])('%s that cannot be saved goes back to how it was', async (_case, id, isFavourite) => {
    const { store, account } = await signedIn(['livia', 'nour'])
    account.isReachable = false
    expect(await store.change(id, isFavourite)).toBe('failed')
    expect(store.snapshot()).toEqual(['livia', 'nour'])
  })

  test('what the account does not know as a companion fails', async () => {
    const { store } = await signedIn(['livia'])
    expect(await store.change('nobody', true)).toBe('failed')
    expect(store.snapshot()).toEqual(['livia'])
  })

  test('of two presses on one heart, the second counts', async () => {
    const { store, account } = await signedIn([])
    const presses = [store.change('clara', true), store.change('clara', false)]
    expect(await Promise.all(presses)).toEqual(['overtaken', 'done'])
    expect([store.snapshot(), account.favorites]).toEqual([[], []])
  })

  test('a press during the answer to another is not lost', async () => {
    const { store, account } = await signedIn([])
    let resolve = () => {}
    account.delay = new Promise((release) => {
      resolve = release
    })
    const first = store.change('clara', true)
    await Promise.resolve()
    const second = store.change('nour', true)
    resolve()
    expect(await Promise.all([first, second])).toEqual(['done', 'done'])
    expect([store.snapshot(), account.favorites]).toEqual([
      ['clara', 'nour'],
      ['clara', 'nour'],
    ])
  })

  test('two tabs change different companions, and both changes stay', async () => {
    const { store, open, me, account } = await signedIn(['livia', 'nour'])
    const other = open()
    await other.meet(me())
    await Promise.all([store.change('livia', false), other.change('clara', true)])
    expect(account.favorites).toEqual(['nour', 'clara'])
    expect([store.snapshot(), other.snapshot()]).toEqual([account.favorites, account.favorites])
  })

  test('what another device removed goes, what was removed here does not come back', async () => {
    const { store, me, account } = await signedIn(['livia', 'nour', 'clara'])
    await store.change('livia', false)
    account.favorites = account.favorites.filter((id) => id !== 'nour')
    await store.meet(me())
    expect(store.snapshot()).toEqual(['clara'])
  })

  test('a page older than the last change changes nothing', async () => {
    const { store, me, account } = await signedIn([])
    const older = me()
    await store.change('clara', true)
    await store.meet(older)
    expect([store.snapshot(), account.favorites]).toEqual([['clara'], ['clara']])
  })

  test('a removal whose answer the page did not live to see is brought later', async () => {
    const { open, me, account } = openTabs({
      stored: { favorites: [], [meetingKey]: { userId: camille, favourites: ['livia'] } },
      favorites: ['livia'],
    })
    const store = open()
    await store.meet(me())
    expect([store.snapshot(), account.favorites]).toEqual([[], []])
  })

  test('when the session is over, changes wait here for the next sign-in', async () => {
    const { store, me, account } = await signedIn(['livia'])
    account.isSessionOver = true
    expect(await store.change('livia', false)).toBe('done')
    await store.meet(null)
    await store.change('clara', true)
    account.isSessionOver = false
    await store.meet(me())
    expect([store.snapshot(), account.favorites]).toEqual([['clara'], ['clara']])
  })

  test('signing out leaves nothing, even when an older page comes after it', async () => {
    const { store, me, keys } = await signedIn(['livia'])
    const older = me()
    store.leave()
    await store.meet(older)
    expect([store.snapshot(), keys()]).toEqual([[], [null, null]])
    await store.meet(null)
    await store.meet(older)
    expect(store.snapshot()).toEqual(['livia'])
  })

  test('signing out in another tab is a sign-out here', async () => {
    const { store, open, me, keys } = await signedIn(['livia'])
    const other = open()
    await other.meet(me())
    other.leave()
    store.follow({ key: meetingKey, newValue: null })
    await store.meet(me())
    expect([store.snapshot(), keys()]).toEqual([[], [null, null]])
  })
})

test.each(['{', '"livia"', '{"userId":7}', '{"userId":"camille","favourites":"all"}'])(
  'rubbish (%s) about the last meeting is harmless',
  async (text) => {
    const storage = memoryStorage({ [favouritesKey]: '[7, "clara"]', [meetingKey]: text })
    const { exchange } = fakeAccount(['livia'])
    const store = createFavouritesStore({ storage, exchange, takeTurn: createTurns() })
    await store.meet({ id: camille, favorites: ['livia'] })
    expect(store.snapshot()).toEqual(['livia', 'clara'])
  },
)
