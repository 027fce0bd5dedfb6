import { afterAll, describe, expect, it } from 'vitest'
import type { CompanionVoice, Timbre } from '../../domain/companions/companion-voice'
import {
  type SpeechPart,
  SpeechUnavailable,
  speechSampleRate,
} from '../../voice/ports/text-to-speech'
import { createEspeak, type Espeak } from './create-espeak'

const voice: CompanionVoice = {
  timbre: 'feminine-warm',
  wordsPerMinute: 165,
  pitch: 50,
  pitchRange: 50,
}
const sentence = 'Bonjour Marie, je suis content de te parler ce soir.'
const neverAborted = new AbortController().signal

const opened: Espeak[] = []
function open(path: string) {
  const espeak = createEspeak({ childFile: new URL(path, import.meta.url) })
  opened.push(espeak)
  return espeak
}
const espeak = open('./espeak-child.mjs')
afterAll(() => Promise.all(opened.map((synthesiser) => synthesiser.close())))

async function collect(parts: AsyncIterable<SpeechPart>) {
  const all: SpeechPart[] = []
  for await (const part of parts) all.push(part)
  return all
}

function getSamples(parts: SpeechPart[]) {
  return parts.flatMap((part) => (part.kind === 'audio' ? [...part.pcm] : []))
}

const getWords = (parts: SpeechPart[]) => parts.filter((part) => part.kind === 'word')

/** Returns the zero-crossing rate in Hz, which distinguishes timbres. */
function measureZeroCrossingRate(samples: number[]) {
  const crossings = samples.filter((value, index) => value < 0 !== (samples[index - 1] ?? 0) < 0)
  return (crossings.length * speechSampleRate) / samples.length / 2
}

describe('the embedded synthesiser', () => {
  it('speaks a French sentence in about the time that a person needs', async () => {
    const samples = getSamples(await collect(espeak.speak(sentence, voice, neverAborted)))
    expect(samples.length / speechSampleRate).toBeGreaterThan(2)
    expect(samples.length / speechSampleRate).toBeLessThan(5)
    expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(8_000)
    expect(samples.filter((value) => Math.abs(value) >= 32_767)).toHaveLength(0)
  })

  it('reports when each word begins, before its audio', async () => {
    const parts = await collect(espeak.speak(sentence, voice, neverAborted))
    const words = getWords(parts)
    expect(words.map(({ position }) => sentence.slice(position).split(/[^\p{L}]/u)[0])).toEqual([
      'Bonjour',
      'Marie',
      'je',
      'suis',
      'content',
      'de',
      'te',
      'parler',
      'ce',
      'soir',
    ])
    let heardMs = 0
    for (const part of parts) {
      if (part.kind === 'word') expect(part.atMs).toBeGreaterThanOrEqual(Math.floor(heardMs) - 1)
      else heardMs += (part.pcm.length / speechSampleRate) * 1_000
    }
  })

  it('reports positions in UTF-16 units for a text with emoji and accents', async () => {
    const text = '😀 Zoë a dit : « Oui ! »'
    const words = getWords(await collect(espeak.speak(text, voice, neverAborted)))
    expect(words.map(({ position }) => text.slice(position, position + 3))).toContain('Oui')
  })

  it('reports increasing times for the words of a long text', async () => {
    const text = Array.from({ length: 6 }, () => sentence).join(' ')
    const parts = await collect(espeak.speak(text, voice, neverAborted))
    const words = getWords(parts)
    expect(words).toHaveLength(60)
    expect(words.map(({ atMs }) => atMs)).toEqual(
      words.map(({ atMs }) => atMs).sort((a, b) => a - b),
    )
    expect(text.slice(words.at(-1)?.position)).toBe('soir.')
  })

  it('returns nothing for a text without words', async () => {
    expect(await collect(espeak.speak(' … ', voice, neverAborted))).toEqual([])
  })

  it('does not interpret markup', async () => {
    const text = 'Un <break time="9s"/> [[b]] deux & trois'
    const samples = getSamples(await collect(espeak.speak(text, voice, neverAborted)))
    expect(samples.length / speechSampleRate).toBeLessThan(8)
  })

  it('ends without an error and without another part after an abort', async () => {
    const controller = new AbortController()
    const after: SpeechPart[] = []
    for await (const part of espeak.speak(sentence.repeat(8), voice, controller.signal)) {
      if (controller.signal.aborted) after.push(part)
      controller.abort()
    }
    expect(after).toEqual([])
    expect(await collect(espeak.speak(sentence, voice, controller.signal))).toEqual([])
  })

  it('speaks a short sentence between the chunks of a long text', async () => {
    const finished: string[] = []
    const speak = async (name: string, text: string) => {
      await collect(espeak.speak(text, voice, neverAborted))
      finished.push(name)
    }
    await Promise.all([speak('long', sentence.repeat(20)), speak('short', 'Oui.')])
    expect(finished).toEqual(['short', 'long'])
  })

  it('speaks differently for each timbre', async () => {
    const timbres: Timbre[] = ['feminine-clear', 'feminine-low', 'masculine-low', 'neutral-soft']
    const sounds = await Promise.all(
      timbres.map(async (timbre) =>
        Math.round(
          measureZeroCrossingRate(
            getSamples(await collect(espeak.speak(sentence, { ...voice, timbre }, neverAborted))),
          ),
        ),
      ),
    )
    expect(new Set(sounds).size).toBe(timbres.length)
  })
})

it('is ready only once it can speak', async () => {
  const starting = open('./espeak-child.mjs')
  await expect(starting.checkReady()).rejects.toBeInstanceOf(SpeechUnavailable)
  await starting.warmUp()
  await expect(starting.checkReady()).resolves.toBeUndefined()
})

describe('a synthesiser that fails', () => {
  it('fails the speech during which it crashed, then speaks again', async () => {
    const crashing = open('./testing/crashing-child.mjs')
    await crashing.warmUp()
    const lost = collect(crashing.speak('Plantage.', voice, neverAborted))
    const next = collect(crashing.speak(sentence, voice, neverAborted))
    await expect(lost).rejects.toBeInstanceOf(SpeechUnavailable)
    expect(getSamples(await next).length).toBeGreaterThan(speechSampleRate)
  })

  it('reports each time that the package is not installed', async () => {
    const notInstalled = open('./testing/not-installed-child.mjs')
    await expect(notInstalled.warmUp()).rejects.toThrow(/not installed/)
    await expect(collect(notInstalled.speak('Oui.', voice, neverAborted))).rejects.toThrow(
      /not installed/,
    )
  })

  it('fails waiting speech when it cannot start', async () => {
    const exiting = open('./testing/exiting-child.mjs')
    const speech = collect(exiting.speak('Oui.', voice, neverAborted))
    await expect(speech).rejects.toBeInstanceOf(SpeechUnavailable)
  })

  it('refuses to speak after it was closed', async () => {
    const closing = open('./espeak-child.mjs')
    await closing.warmUp()
    await closing.close()
    const speech = collect(closing.speak('Oui.', voice, neverAborted))
    await expect(speech).rejects.toBeInstanceOf(SpeechUnavailable)
  })
})
