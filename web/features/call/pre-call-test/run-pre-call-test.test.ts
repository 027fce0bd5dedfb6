import { describe, expect, it } from 'vitest'
import type { CallAudio } from '../audio/call-audio'
import type { CallAudioEvents } from '../audio/call-audio-events'
import { preCallTestMs, runPreCallTest } from './run-pre-call-test'

/** Creates a fake connection, microphone and clock. Time passes only in `wait` and, by 40 ms, in each request. */
function createFakeDeps({
  isDetectorReady = true,
  shouldFail = (_requestNumber: number): boolean => false,
} = {}) {
  const time = { ms: 0 }
  const requestedUrls: string[] = []
  let isClosed = false
  const audio: Partial<CallAudio> = {
    microphone: 'granted',
    isDetectorReady,
    close: async () => {
      isClosed = true
    },
  }
  let events: CallAudioEvents | undefined
  return {
    requestedUrls,
    isClosed: () => isClosed,
    deps: {
      async openAudio(audioEvents: CallAudioEvents) {
        events = audioEvents
        return audio as CallAudio
      },
      async fetch(url: string) {
        requestedUrls.push(url)
        time.ms += 40
        if (shouldFail(requestedUrls.length)) throw new TypeError('Failed to fetch')
        return new Response('{}')
      },
      nowMs: () => time.ms,
      async wait(ms: number) {
        await new Promise((resolve) => setImmediate(resolve))
        time.ms += ms
        events?.onLevel({ companion: 0, caller: 0.5 })
        events?.onSpeech({ type: 'started', audioMs: 0, probability: 0.9 })
      },
    },
  }
}

const ignoreLevel = () => {}
const neverAborted = new AbortController().signal

describe('the pre-call test', () => {
  it('measures microphone and connection, then closes the microphone', async () => {
    const { deps, requestedUrls, isClosed } = createFakeDeps()
    const result = await runPreCallTest(ignoreLevel, neverAborted, deps)
    expect(result).toEqual({
      microphone: 'heard',
      connection: 'good',
      detector: 'ready',
      roundTripMs: 40,
    })
    expect(new Set(requestedUrls)).toEqual(new Set(['/health/live']))
    expect(isClosed()).toBe(true)
  })

  it('reports the level of the microphone', async () => {
    const levels: number[] = []
    const { deps } = createFakeDeps()
    await runPreCallTest((level) => levels.push(level), neverAborted, deps)
    expect(levels).toHaveLength(preCallTestMs / 1_000)
  })

  it('reports an unstable connection and a voice detector that did not load in time', async () => {
    const { deps } = createFakeDeps({
      isDetectorReady: false,
      shouldFail: (requestNumber) => requestNumber % 3 === 0,
    })
    expect(await runPreCallTest(ignoreLevel, neverAborted, deps)).toMatchObject({
      connection: 'unstable',
      detector: 'loading',
    })
  })

  it('ends early when it is aborted', async () => {
    const controller = new AbortController()
    const { deps, requestedUrls, isClosed } = createFakeDeps()
    await runPreCallTest(() => controller.abort(), controller.signal, deps)
    expect(requestedUrls.length).toBeLessThan(4)
    expect(isClosed()).toBe(true)
  })
})
