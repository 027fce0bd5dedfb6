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

test('reads a call that an earlier version of the page stored without isInCrisis', () => {
  const storage = memoryStorage()
  storage.setItem('amivoix.call', JSON.stringify(call))
  expect(createCallStorage(storage).read('margaux')).toEqual({ ...call, isInCrisis: false })
})
