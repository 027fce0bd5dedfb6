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
const never = new AbortController().signal

const childAt = (path: string) => createEspeak({ childFile: new URL(path, import.meta.url) })
const opened: Espeak[] = []
function open(path: string) {
  const espeak = childAt(path)
  opened.push(espeak)
  return espeak
}
const espeak = open('./espeak-child.mjs')
afterAll(() => Promise.all(opened.map((each) => each.close())))

async function collect(parts: AsyncIterable<SpeechPart>) {
  const all: SpeechPart[] = []
  for await (const part of parts) all.push(part)
  return all
}

function samplesOf(parts: SpeechPart[]) {
  return parts.flatMap((part) => (part.kind === 'audio' ? [...part.pcm] : []))
}

const wordsOf = (parts: SpeechPart[]) => parts.filter((part) => part.kind === 'word')

/** How often the sound crosses zero, in Hz: tells timbres apart without an ear. */
function brightness(samples: number[]) {
  const crossings = samples.filter((value, index) => value < 0 !== (samples[index - 1] ?? 0) < 0)
  return (crossings.length * speechSampleRate) / samples.length / 2
}

describe('the embedded synthesiser', () => {
  it('speaks a French sentence for about as long as a person would', async () => {
    const samples = samplesOf(await collect(espeak.speak(sentence, voice, never)))
    expect(samples.length / speechSampleRate).toBeGreaterThan(2)
    expect(samples.length / speechSampleRate).toBeLessThan(5)
    expect(Math.max(...samples.map(Math.abs))).toBeGreaterThan(8_000)
    expect(samples.filter((value) => Math.abs(value) >= 32_767)).toHaveLength(0)
  })

  it('says when each word begins, before the audio that it is heard in', async () => {
    const parts = await collect(espeak.speak(sentence, voice, never))
    const words = wordsOf(parts)
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

  it('counts positions as the text does, whatever its signs', async () => {
    const text = '😀 Zoë a dit : « Oui ! »'
    const words = wordsOf(await collect(espeak.speak(text, voice, never)))
    expect(words.map(({ position }) => text.slice(position, position + 3))).toContain('Oui')
  })

  it('speaks a long text as one speech, its words running through', async () => {
    const text = Array.from({ length: 6 }, () => sentence).join(' ')
    const parts = await collect(espeak.speak(text, voice, never))
    const words = wordsOf(parts)
    expect(words).toHaveLength(60)
    expect(words.map(({ atMs }) => atMs)).toEqual(
      words.map(({ atMs }) => atMs).sort((a, b) => a - b),
    )
    expect(text.slice(words.at(-1)?.position)).toBe('soir.')
  })

  it('says nothing where there is nothing to say', async () => {
    expect(await collect(espeak.speak(' … ', voice, never))).toEqual([])
  })

  it('reads signs of markup as signs', async () => {
    const text = 'Un <break time="9s"/> [[b]] deux & trois'
    const samples = samplesOf(await collect(espeak.speak(text, voice, never)))
    expect(samples.length / speechSampleRate).toBeLessThan(8)
  })

  it('ends without an error and without another part when it is told to stop', async () => {
    const controller = new AbortController()
    const after: SpeechPart[] = []
    for await (const part of espeak.speak(sentence.repeat(8), voice, controller.signal)) {
      if (controller.signal.aborted) after.push(part)
      controller.abort()
    }
    expect(after).toEqual([])
    expect(await collect(espeak.speak(sentence, voice, controller.signal))).toEqual([])
  })

  it('lets a short sentence pass between the pieces of a long one', async () => {
    const finished: string[] = []
    const speak = async (name: string, text: string) => {
      await collect(espeak.speak(text, voice, never))
      finished.push(name)
    }
    await Promise.all([speak('long', sentence.repeat(20)), speak('short', 'Oui.')])
    expect(finished).toEqual(['short', 'long'])
  })

  it('gives each timbre a sound of its own', async () => {
    const timbres: Timbre[] = ['feminine-clear', 'feminine-low', 'masculine-low', 'neutral-soft']
    const sounds = await Promise.all(
      timbres.map(async (timbre) =>
        Math.round(
          brightness(samplesOf(await collect(espeak.speak(sentence, { ...voice, timbre }, never)))),
        ),
      ),
    )
    expect(new Set(sounds).size).toBe(timbres.length)
  })
})

describe('a synthesiser at fault', () => {
  it('fails the speech that it died in, then speaks again', async () => {
    const fragile = open('./testing/fragile-child.mjs')
    await fragile.warmUp()
    const lost = collect(fragile.speak('Plantage.', voice, never))
    const next = collect(fragile.speak(sentence, voice, never))
    await expect(lost).rejects.toBeInstanceOf(SpeechUnavailable)
    expect(samplesOf(await next).length).toBeGreaterThan(speechSampleRate)
  })

  it('says that the package is not installed, each time', async () => {
    const absent = open('./testing/absent-child.mjs')
    await expect(absent.warmUp()).rejects.toThrow(/not installed/)
    await expect(collect(absent.speak('Oui.', voice, never))).rejects.toThrow(/not installed/)
  })

  it('fails what waits when it cannot start', async () => {
    const broken = open('./testing/broken-child.mjs')
    const speech = collect(broken.speak('Oui.', voice, never))
    await expect(speech).rejects.toBeInstanceOf(SpeechUnavailable)
  })

  it('speaks no more after it is closed', async () => {
    const closing = open('./espeak-child.mjs')
    await closing.warmUp()
    await closing.close()
    const speech = collect(closing.speak('Oui.', voice, never))
    await expect(speech).rejects.toBeInstanceOf(SpeechUnavailable)
  })
})
