import { describe, expect, it } from 'vitest'
import type { CallAudio } from './call-audio'
import type { CallAudioEvents } from './call-audio-events'
import { lineTestMs, runLineTest } from './line-test'

/** A line and a microphone in the hand, with time that passes only by waiting. */
function stage({ isDetectorReady = true, fail = (_count: number): boolean => false } = {}) {
  const time = { ms: 0 }
  const asked: string[] = []
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
    asked,
    isClosed: () => isClosed,
    means: {
      async openAudio(given: CallAudioEvents) {
        events = given
        return audio as CallAudio
      },
      async fetch(address: string) {
        asked.push(address)
        time.ms += 40
        if (fail(asked.length)) throw new TypeError('Failed to fetch')
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

const quiet = { onLevel() {}, onProgress() {} }
const never = new AbortController().signal

describe('the line test', () => {
  it('hears the caller, measures the line and lets the microphone go', async () => {
    const { means, asked, isClosed } = stage()
    const verdict = await runLineTest(quiet, never, means)
    expect(verdict).toEqual({
      microphone: 'heard',
      line: 'good',
      detector: 'ready',
      roundTripMs: 40,
    })
    expect(new Set(asked)).toEqual(new Set(['/health/live']))
    expect(isClosed()).toBe(true)
  })

  it('moves its meter and its progress from nothing to the end', async () => {
    const progress: number[] = []
    const levels: number[] = []
    const { means } = stage()
    await runLineTest(
      { onLevel: (level) => levels.push(level), onProgress: (share) => progress.push(share) },
      never,
      means,
    )
    expect(progress[0]).toBe(0)
    expect(progress.at(-1)).toBe(1)
    expect(levels).toHaveLength(lineTestMs / 1_000)
  })

  it('tells an unsteady line and a detector that did not load in time', async () => {
    const { means } = stage({ isDetectorReady: false, fail: (count) => count % 3 === 0 })
    expect(await runLineTest(quiet, never, means)).toMatchObject({
      line: 'unsteady',
      detector: 'loading',
    })
  })

  it('ends early when it is told to', async () => {
    const controller = new AbortController()
    const { means, asked, isClosed } = stage()
    await runLineTest({ ...quiet, onProgress: () => controller.abort() }, controller.signal, means)
    expect(asked.length).toBeLessThan(4)
    expect(isClosed()).toBe(true)
  })
})
