import { describe, expect, it } from 'vitest'
import type { TextToSpeech } from '../ports/text-to-speech'
import { createFakeTextToSpeech } from '../testing/fake-text-to-speech'
import { createVirtualClock } from '../testing/virtual-clock'
import { withFallbackSpeech } from './with-fallback-speech'

const voice = { timbre: 'neutral-clear', wordsPerMinute: 160, pitch: 50, pitchRange: 50 } as const

function setUp() {
  const clock = createVirtualClock()
  const preferred = createFakeTextToSpeech(clock)
  const fallback = createFakeTextToSpeech(clock)
  return {
    clock,
    preferred,
    fallback,
    combined: withFallbackSpeech(preferred, fallback, { clock }),
  }
}

async function speak(speech: TextToSpeech, signal = new AbortController().signal) {
  let sampleCount = 0
  for await (const part of speech.speak('Bonsoir.', voice, signal))
    if (part.kind === 'audio') sampleCount += part.pcm.length
  return sampleCount
}

describe('withFallbackSpeech', () => {
  it('speaks with the preferred voice while it works', async () => {
    const { preferred, fallback, combined } = setUp()
    expect(await speak(combined)).toBeGreaterThan(0)
    expect([preferred.requests.length, fallback.requests.length]).toEqual([1, 0])
  })

  it('speaks the failed sentence and the sentences of the next minute with the fallback voice', async () => {
    const { clock, preferred, fallback, combined } = setUp()
    preferred.behaviour = 'throws'
    expect(await speak(combined)).toBeGreaterThan(0)
    preferred.behaviour = 'speaks'
    await speak(combined)
    expect([preferred.requests.length, fallback.requests.length]).toEqual([1, 2])
    await clock.advance(61_000)
    await speak(combined)
    expect(preferred.requests.length).toBe(2)
  })

  it('marks the audio of the fallback voice', async () => {
    const { preferred, combined } = setUp()
    const isSpokenByFallback = async () => {
      const parts = combined.speak('Bonsoir.', voice, new AbortController().signal)
      for await (const part of parts) if (part.kind === 'audio') return part.isFallback ?? false
    }
    expect(await isSpokenByFallback()).toBe(false)
    preferred.behaviour = 'throws'
    expect(await isSpokenByFallback()).toBe(true)
  })

  it('passes the language spans to both voices', async () => {
    const { preferred, fallback, combined } = setUp()
    preferred.behaviour = 'throws'
    const spans = [{ start: 0, end: 5, language: 'english', isSlow: false }] as const
    const { signal } = new AbortController()
    for await (const _ of combined.speak('Hello !', voice, signal, spans));
    expect(preferred.requestedSpans).toEqual([spans])
    expect(fallback.requestedSpans).toEqual([spans])
  })

  it('speaks with the fallback voice when the preferred one hangs', async () => {
    const { clock, preferred, fallback, combined } = setUp()
    preferred.behaviour = 'hangs'
    const speech = speak(combined)
    await clock.advance(3_000)
    expect(await speech).toBeGreaterThan(0)
    expect(fallback.requests.length).toBe(1)
  })

  it('fails, without the fallback voice, when the preferred voice breaks off in the middle of a sentence', async () => {
    const { preferred, fallback, combined } = setUp()
    preferred.behaviour = 'throws-midway'
    await expect(speak(combined)).rejects.toThrow('broke off')
    expect(fallback.requests.length).toBe(0)
  })

  it('ends without an error, and without the fallback voice, when the signal aborts', async () => {
    const { preferred, fallback, combined } = setUp()
    preferred.behaviour = 'hangs'
    const controller = new AbortController()
    const speech = speak(combined, controller.signal)
    await new Promise(setImmediate)
    controller.abort()
    expect(await speech).toBe(0)
    expect(fallback.requests.length).toBe(0)
  })
})
