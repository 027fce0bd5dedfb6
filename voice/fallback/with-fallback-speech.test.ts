import { describe, expect, it } from 'vitest'
import type { TextToSpeech } from '../ports/text-to-speech'
import { createFakeTextToSpeech } from '../testing/fake-text-to-speech'
import { createVirtualClock } from '../testing/virtual-clock'
import { withFallbackSpeech } from './with-fallback-speech'

const voice = { timbre: 'neutral-clear', wordsPerMinute: 160, pitch: 50, pitchRange: 50 } as const

function setUp() {
  const clock = createVirtualClock()
  const preferred = createFakeTextToSpeech(clock)
  const other = createFakeTextToSpeech(clock)
  return { clock, preferred, other, joined: withFallbackSpeech(preferred, other, { clock }) }
}

async function speak(speech: TextToSpeech, signal = new AbortController().signal) {
  let samples = 0
  for await (const part of speech.speak('Bonsoir.', voice, signal))
    if (part.kind === 'audio') samples += part.pcm.length
  return samples
}

describe('withFallbackSpeech', () => {
  it('speaks with the preferred voice while it works', async () => {
    const { preferred, other, joined } = setUp()
    expect(await speak(joined)).toBeGreaterThan(0)
    expect([preferred.requests.length, other.requests.length]).toEqual([1, 0])
  })

  it('speaks the sentence and the following ones with the other voice after a failure', async () => {
    const { clock, preferred, other, joined } = setUp()
    preferred.behaviour = 'throws'
    expect(await speak(joined)).toBeGreaterThan(0)
    preferred.behaviour = 'speaks'
    await speak(joined)
    expect([preferred.requests.length, other.requests.length]).toEqual([1, 2])
    await clock.advance(61_000)
    await speak(joined)
    expect(preferred.requests.length).toBe(2)
  })

  it('marks the audio of the other voice as a replacement', async () => {
    const { preferred, joined } = setUp()
    const isReplaced = async () => {
      const parts = joined.speak('Bonsoir.', voice, new AbortController().signal)
      for await (const part of parts) if (part.kind === 'audio') return part.isFallback ?? false
    }
    expect(await isReplaced()).toBe(false)
    preferred.behaviour = 'throws'
    expect(await isReplaced()).toBe(true)
  })

  it('passes the language spans to both voices', async () => {
    const { preferred, other, joined } = setUp()
    preferred.behaviour = 'throws'
    const spans = [{ start: 0, end: 5, language: 'english', isSlow: false }] as const
    const { signal } = new AbortController()
    for await (const _ of joined.speak('Hello !', voice, signal, spans));
    expect(preferred.requestedSpans).toEqual([spans])
    expect(other.requestedSpans).toEqual([spans])
  })

  it('does not wait for a voice that hangs', async () => {
    const { clock, preferred, other, joined } = setUp()
    preferred.behaviour = 'hangs'
    const speech = speak(joined)
    await clock.advance(3_000)
    expect(await speech).toBeGreaterThan(0)
    expect(other.requests.length).toBe(1)
  })

  it('fails when a sentence breaks off', async () => {
    const { preferred, other, joined } = setUp()
    preferred.behaviour = 'throws-midway'
    await expect(speak(joined)).rejects.toThrow('broke off')
    expect(other.requests.length).toBe(0)
  })

  it('ends quietly when it is aborted', async () => {
    const { preferred, other, joined } = setUp()
    preferred.behaviour = 'hangs'
    const controller = new AbortController()
    const speech = speak(joined, controller.signal)
    await new Promise(setImmediate)
    controller.abort()
    expect(await speech).toBe(0)
    expect(other.requests.length).toBe(0)
  })
})
