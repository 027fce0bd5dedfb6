import { expect, test } from 'vitest'
import { memoryStorage } from '../../../storage/memory-storage'
import { createCallStorage } from './stored-call'

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
  const storage = memoryStorage()
  storage.setItem('amivoix.call', JSON.stringify(call))
  expect(createCallStorage(storage).read('margaux')).toEqual({
    ...call,
    isInCrisis: false,
    captions: [],
  })
})

test('returns the captions once, and keeps the rest of the call', () => {
  const storage = memoryStorage()
  const calls = createCallStorage(storage)
  const captions = [
    { speaker: 'caller', itemId: 'typed', text: 'Je dors mal.', isTyped: true },
  ] as const
  calls.write({ ...call, isInCrisis: false, captions })

  expect(calls.read('margaux')?.captions).toEqual(captions)
  expect(calls.read('margaux')).toMatchObject({ callId: 'call', captions: [] })
  expect(storage.getItem('amivoix.call')).not.toContain('Je dors mal.')
})

test('forgets the captions of a call with another companion', () => {
  const storage = memoryStorage()
  const calls = createCallStorage(storage)
  const captions = [
    { speaker: 'caller', itemId: 'typed', text: 'Je dors mal.', isTyped: true },
  ] as const
  calls.write({ ...call, isInCrisis: false, captions })

  expect(calls.read('octave')).toBeNull()
  expect(storage.getItem('amivoix.call')).not.toContain('Je dors mal.')
})
