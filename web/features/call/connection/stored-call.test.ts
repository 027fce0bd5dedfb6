import { expect, test } from 'vitest'
import { createMemoryStorage } from '../../../storage/memory-storage'
import { createFakeClock } from '../testing/fake-clock'
import { createCallStorage } from './stored-call'
import { deleteOldCaptions } from './stored-captions'

const call = {
  callId: 'call',
  agentId: 'margaux',
  resumeToken: 'token',
  lastFramePlayed: 0,
  microphoneFrames: 0,
  limitMs: 60_000,
  minutesLeft: 1,
  billableMs: 0,
  timer: { answeredAt: null, pausedAt: null, pausedMs: 0 },
  isMuted: false,
}

test('reads a call that an earlier version of the page stored without isInCrisis and captions', () => {
  const storage = createMemoryStorage()
  storage.setItem('amivoix.call', JSON.stringify(call))
  expect(createCallStorage(storage).read('margaux')).toEqual({
    ...call,
    isInCrisis: false,
    captions: [],
  })
})

test('returns the captions only once, and keeps the rest of the call', () => {
  const storage = createMemoryStorage()
  const calls = createCallStorage(storage)
  const captions = [
    { speaker: 'caller', itemId: 'typed', text: 'Je dors mal.', isTyped: true },
  ] as const
  calls.write({ ...call, isInCrisis: false, captions })

  expect(calls.read('margaux')?.captions).toEqual(captions)
  expect(calls.read('margaux')).toMatchObject({ callId: 'call', captions: [] })
  expect(storage.getItem('amivoix.call')).not.toContain('Je dors mal.')
})

test('returns no call with another companion, but deletes its captions', () => {
  const storage = createMemoryStorage()
  const calls = createCallStorage(storage)
  const captions = [
    { speaker: 'caller', itemId: 'typed', text: 'Je dors mal.', isTyped: true },
  ] as const
  calls.write({ ...call, isInCrisis: false, captions })

  expect(calls.read('octave')).toBeNull()
  expect(storage.getItem('amivoix.call')).not.toContain('Je dors mal.')
})

/** Stores a call with captions, as the page does when it is unloaded. */
function storeCallWithCaptions() {
  const storage = createMemoryStorage()
  const clock = createFakeClock()
  const captions = [
    { speaker: 'caller', itemId: 'typed', text: 'Je dors mal.', isTyped: true },
  ] as const
  createCallStorage(storage, clock.now).write({ ...call, isInCrisis: false, captions })
  const readText = () => storage.getItem('amivoix.call')
  return { storage, clock, readText }
}

test('does not return captions that were stored a minute ago or earlier', () => {
  const { storage, clock, readText } = storeCallWithCaptions()
  clock.wait(60_000)
  expect(createCallStorage(storage, clock.now).read('margaux')).toMatchObject({ captions: [] })
  expect(readText()).not.toContain('Je dors mal.')
})

test('a new document deletes captions that are a minute old, and keeps the rest of the call', () => {
  const { storage, clock, readText } = storeCallWithCaptions()
  clock.wait(60_000)
  deleteOldCaptions(storage, clock)
  expect(readText()).not.toContain('Je dors mal.')
  expect(createCallStorage(storage, clock.now).read('margaux')).toMatchObject({ callId: 'call' })
})

test('a new document keeps newer captions until they are a minute old', () => {
  const { storage, clock, readText } = storeCallWithCaptions()
  clock.wait(50_000)
  deleteOldCaptions(storage, clock)
  clock.wait(9_999)
  expect(readText()).toContain('Je dors mal.')
  clock.wait(1)
  expect(readText()).not.toContain('Je dors mal.')
})

test('a new document deletes captions whose time is unknown or in the future', () => {
  const { storage, clock, readText } = storeCallWithCaptions()
  const stored = JSON.parse(readText() ?? '')
  for (const savedAtMs of [undefined, clock.now() + 1]) {
    storage.setItem('amivoix.call', JSON.stringify({ ...stored, savedAtMs }))
    deleteOldCaptions(storage, clock)
    expect(readText()).not.toContain('Je dors mal.')
  }
})
