import { afterEach, describe, expect, it, vi } from 'vitest'
import { createMicrophoneSource } from './microphone-source'

const closedRates: number[] = []

/** Creates a context class that refuses a microphone of another rate, as Firefox does. */
function createContextClass(microphoneRate: number) {
  return class {
    readonly sampleRate: number
    constructor({ sampleRate = 48_000 } = {}) {
      this.sampleRate = sampleRate
    }
    createMediaStreamSource() {
      if (this.sampleRate !== microphoneRate) throw new DOMException('', 'NotSupportedError')
      return {}
    }
    async close() {
      closedRates.push(this.sampleRate)
    }
  }
}

const createStream = (sampleRate?: number) =>
  ({ getAudioTracks: () => [{ getSettings: () => ({ sampleRate }) }] }) as unknown as MediaStream

function createSource(microphoneRate: number, knownRate?: number) {
  closedRates.length = 0
  const Context = createContextClass(microphoneRate)
  vi.stubGlobal('AudioContext', Context)
  const context = new Context() as unknown as AudioContext
  return { context, source: createMicrophoneSource(context, createStream(knownRate)) }
}
afterEach(() => vi.unstubAllGlobals())

describe('the microphone source', () => {
  it('uses the context of the call when the rates are the same', () => {
    const { context, source } = createSource(48_000)
    expect(source?.context).toBe(context)
  })

  it("opens a context with the microphone's rate when the browser refuses the rate of the call", () => {
    const { context, source } = createSource(16_000, 16_000)
    expect(source?.context).not.toBe(context)
    expect(source?.context.sampleRate).toBe(16_000)
  })

  it('tries the usual rates for a microphone that reports no rate, and closes the contexts that failed', () => {
    expect(createSource(44_100).source?.context.sampleRate).toBe(44_100)
    expect(closedRates).toEqual([48_000])
  })

  it('returns null for a microphone that works at no rate', () => {
    expect(createSource(11_025).source).toBeNull()
    expect(closedRates).toHaveLength(6)
  })
})
