import { expect, test } from 'vitest'
import { checkVoice } from './check-voice'

const rejectWhileStarting = () => Promise.reject(new Error('is starting'))
const embeddedReady = { checkReady: async () => true }
const embeddedStarting = { checkReady: rejectWhileStarting }
const embeddedMissing = { checkReady: async () => false }
const localReady = { checkReady: async () => {}, listVoices: () => ['siwis'] }
const localStarting = { checkReady: rejectWhileStarting, listVoices: () => ['siwis'] }
const localWithoutVoices = { checkReady: async () => {}, listVoices: () => [] }

test('resolves when one voice is ready while the other one is starting or missing', async () => {
  await checkVoice({ embedded: embeddedReady, local: localStarting })
  await checkVoice({ embedded: embeddedStarting, local: localReady })
  await checkVoice({ embedded: embeddedMissing, local: localReady })
})

test('rejects while voices are installed but none is ready', async () => {
  for (const local of [null, localStarting, localWithoutVoices])
    await expect(checkVoice({ embedded: embeddedStarting, local })).rejects.toThrow()
  const onlyLocal = { embedded: embeddedMissing, local: localStarting }
  await expect(checkVoice(onlyLocal)).rejects.toThrow()
})

test('resolves when no voice is installed, because there is nothing to wait for', async () => {
  await checkVoice({ embedded: embeddedMissing, local: null })
})
