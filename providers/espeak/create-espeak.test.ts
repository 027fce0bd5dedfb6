import { afterAll, describe, expect, it } from 'vitest'
import type { CompanionVoice, Timbre } from '../../domain/companions/companion-voice'
import type { Language } from '../../domain/languages'
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

const openedSynthesisers: Espeak[] = []
function openSynthesiser(path: string) {
  const espeak = createEspeak({ childFile: new URL(path, import.meta.url) })
  openedSynthesisers.push(espeak)
  return espeak
}
const espeak = openSynthesiser('./espeak-child.mjs')
afterAll(() => Promise.all(openedSynthesisers.map((synthesiser) => synthesiser.close())))

async function collect(parts: AsyncIterable<SpeechPart>) {
  const all: SpeechPart[] = []
  for await (const part of parts) all.push(part)
  return all
}

function getSamples(parts: SpeechPart[]) {
  return parts.flatMap((part) => (part.kind === 'audio' ? [...part.pcm] : []))
}

const getWords = (parts: SpeechPart[]) => parts.filter((part) => part.kind === 'word')

const loudnessWindowSamples = 0.02 * speechSampleRate
/** Quieter samples count as silence. */
const minLoudLevel = 200

/** Returns the correlation coefficient of the loudness of two sounds, in windows of 20 ms. */
function correlateLoudness(first: number[], second: number[]) {
  const windowCount = Math.floor(Math.min(first.length, second.length) / loudnessWindowSamples)
  const [firstLoudness, secondLoudness] = [first, second].map((samples) =>
    Array.from({ length: windowCount }, (_, index) =>
      samples
        .slice(index * loudnessWindowSamples, (index + 1) * loudnessWindowSamples)
        .reduce((sum, value) => sum + Math.abs(value), 0),
    ),
  ) as [number[], number[]]
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [firstMean, secondMean] = [mean(firstLoudness), mean(secondLoudness)]
  const sumProducts = (x: number[], meanX: number, y: number[], meanY: number) =>
    x.reduce((sum, value, index) => sum + (value - meanX) * ((y[index] ?? 0) - meanY), 0)
  const spread = Math.sqrt(
    sumProducts(firstLoudness, firstMean, firstLoudness, firstMean) *
      sumProducts(secondLoudness, secondMean, secondLoudness, secondMean),
  )
  return sumProducts(firstLoudness, firstMean, secondLoudness, secondMean) / spread
}

/** Returns the length of the longest silence within the speech. */
function measureLongestSilenceMs(samples: number[]) {
  let longestSamples = 0
  let lastLoudIndex = samples.findIndex((value) => Math.abs(value) > minLoudLevel)
  for (const [index, value] of samples.entries()) {
    if (index <= lastLoudIndex || Math.abs(value) <= minLoudLevel) continue
    longestSamples = Math.max(longestSamples, index - lastLoudIndex)
    lastLoudIndex = index
  }
  return (longestSamples / speechSampleRate) * 1_000
}

/** Returns half the number of zero crossings in a second, a frequency in Hz that distinguishes timbres. */
function measureZeroCrossingFrequency(samples: number[]) {
  const crossings = samples.filter((value, index) => value < 0 !== (samples[index - 1] ?? 0) < 0)
  return (crossings.length * speechSampleRate) / samples.length / 2
}

describe('the embedded synthesiser', () => {
  it('speaks a French sentence loudly, without clipping, in about the time that a person needs', async () => {
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
    let receivedMs = 0
    for (const part of parts) {
      if (part.kind === 'word') expect(part.atMs).toBeGreaterThanOrEqual(Math.floor(receivedMs) - 1)
      else receivedMs += (part.pcm.length / speechSampleRate) * 1_000
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

  it('makes no pause for a break tag in the text', async () => {
    const text = 'Un <break time="9s"/> [[b]] deux & trois'
    const samples = getSamples(await collect(espeak.speak(text, voice, neverAborted)))
    expect(samples.length / speechSampleRate).toBeLessThan(8)
  })

  it('ends without an error and without another part after an abort', async () => {
    const controller = new AbortController()
    const partsAfterAbort: SpeechPart[] = []
    for await (const part of espeak.speak(sentence.repeat(8), voice, controller.signal)) {
      if (controller.signal.aborted) partsAfterAbort.push(part)
      controller.abort()
    }
    expect(partsAfterAbort).toEqual([])
    expect(await collect(espeak.speak(sentence, voice, controller.signal))).toEqual([])
  })

  it('speaks a short sentence between the chunks of a long text', async () => {
    const namesInFinishOrder: string[] = []
    const speak = async (name: string, text: string) => {
      await collect(espeak.speak(text, voice, neverAborted))
      namesInFinishOrder.push(name)
    }
    await Promise.all([speak('long', sentence.repeat(20)), speak('short', 'Oui.')])
    expect(namesInFinishOrder).toEqual(['short', 'long'])
  })

  it('speaks differently for four different timbres', async () => {
    const timbres: Timbre[] = ['feminine-clear', 'feminine-low', 'masculine-low', 'neutral-soft']
    const zeroCrossingFrequencies = await Promise.all(
      timbres.map(async (timbre) =>
        Math.round(
          measureZeroCrossingFrequency(
            getSamples(await collect(espeak.speak(sentence, { ...voice, timbre }, neverAborted))),
          ),
        ),
      ),
    )
    expect(new Set(zeroCrossingFrequencies).size).toBe(timbres.length)
  })
})

describe('words of another language', () => {
  const english = 'see you soon, my friend'
  const speakWithSpan = (text: string, language: Language, { isSlow = false } = {}) => {
    const span = { start: 0, end: text.length, language, isSlow }
    return collect(espeak.speak(text, voice, neverAborted, [span]))
  }

  it.each([
    ['english', english],
    ['spanish', 'hasta la vista, señor'],
    ['italian', 'arrivederci, buona giornata'],
    ['german', 'auf Wiedersehen, schönen Tag'],
    ['russian', 'До свидания, до завтра'],
    ['arabic', 'مع السلامة يا صديقي'],
    ['chinese', '再见，明天见'],
    ['japanese', 'さようなら、またあした'],
  ] as const)('are spoken by a voice of their language: %s', async (language, text) => {
    const inFrench = getSamples(await collect(espeak.speak(text, voice, neverAborted)))
    const inLanguage = getSamples(await speakWithSpan(text, language))
    expect(inLanguage.length / speechSampleRate).toBeGreaterThan(0.6)
    expect(Math.max(...inLanguage.map(Math.abs))).toBeGreaterThan(4_000)
    const repeatedSamples = getSamples(await speakWithSpan(text, language))
    // The same words by the same voice differ by a few samples.
    expect(correlateLoudness(inLanguage, repeatedSamples)).toBeGreaterThan(0.95)
    expect(correlateLoudness(inLanguage, inFrench)).toBeLessThan(0.9)
  })

  it('sound the same alone and within a French sentence, and have correct word times', async () => {
    const before = 'À bientôt se dit « '
    const text = `${before}${english} », tout simplement.`
    const span = { start: before.length, end: before.length + english.length } as const
    const spans = [{ ...span, language: 'english', isSlow: false } as const]
    const parts = await collect(espeak.speak(text, voice, neverAborted, spans))
    const spokenAlone = getSamples(await speakWithSpan(english, 'english'))
    const samples = getSamples(parts)
    const words = getWords(parts)
    expect(words.map(({ position }) => text.slice(position).split(/[^\p{L}]/u)[0])).toEqual(
      text.match(/\p{L}+/gu),
    )
    const beginning = getSamples(await collect(espeak.speak(before, voice, neverAborted)))
    const voiceChangePauseSamples = (110 * speechSampleRate) / 1_000
    const spanStart = beginning.length + voiceChangePauseSamples
    const spokenInside = samples.slice(spanStart, spanStart + spokenAlone.length)
    const inFrench = getSamples(await collect(espeak.speak(english, voice, neverAborted)))
    expect(correlateLoudness(spokenInside, spokenAlone)).toBeGreaterThan(0.9)
    expect(correlateLoudness(spokenInside, spokenAlone)).toBeGreaterThan(
      correlateLoudness(inFrench, spokenAlone),
    )
    const firstSpanWord = words.find(({ position }) => position === before.length)
    expect(
      Math.abs((firstSpanWord?.atMs ?? 0) - (spanStart * 1_000) / speechSampleRate),
    ).toBeLessThan(120)
  })

  it('are joined without a silence much longer than the pause at a comma', async () => {
    const before = 'Bonsoir se dit '
    const text = `${before}good evening et c’est tout.`
    const spans = [
      { start: before.length, end: before.length + 12, language: 'english', isSlow: false },
    ] as const
    const mixed = getSamples(await collect(espeak.speak(text, voice, neverAborted, spans)))
    const withComma = getSamples(
      await collect(espeak.speak('Bonsoir, je dis bonsoir, et c’est tout.', voice, neverAborted)),
    )
    expect(measureLongestSilenceMs(mixed)).toBeLessThan(
      Math.max(300, measureLongestSilenceMs(withComma) + 100),
    )
  })

  it('are spoken more slowly for a learner who asks', async () => {
    const usualSamples = getSamples(await speakWithSpan(english, 'english'))
    const slowSamples = getSamples(await speakWithSpan(english, 'english', { isSlow: true }))
    expect(slowSamples.length).toBeGreaterThan(usualSamples.length * 1.25)
  })
})

it('reports that it is ready only once it can speak', async () => {
  const starting = openSynthesiser('./espeak-child.mjs')
  await expect(starting.checkReady()).rejects.toBeInstanceOf(SpeechUnavailable)
  await starting.warmUp()
  await expect(starting.checkReady()).resolves.toBe(true)
})

describe('a synthesiser that fails or was closed', () => {
  it('fails the speech during which it crashed, then speaks again', async () => {
    const crashing = openSynthesiser('./testing/crashing-child.mjs')
    await crashing.warmUp()
    const failedSpeech = collect(crashing.speak('Plantage.', voice, neverAborted))
    const nextSpeech = collect(crashing.speak(sentence, voice, neverAborted))
    await expect(failedSpeech).rejects.toBeInstanceOf(SpeechUnavailable)
    expect(getSamples(await nextSpeech).length).toBeGreaterThan(speechSampleRate)
  })

  it('reports at every attempt that the package is not installed', async () => {
    const notInstalled = openSynthesiser('./testing/not-installed-child.mjs')
    await expect(notInstalled.warmUp()).rejects.toThrow(/not installed/)
    await expect(collect(notInstalled.speak('Oui.', voice, neverAborted))).rejects.toThrow(
      /not installed/,
    )
  })

  it('fails waiting speech when it cannot start', async () => {
    const exiting = openSynthesiser('./testing/exiting-child.mjs')
    const speech = collect(exiting.speak('Oui.', voice, neverAborted))
    await expect(speech).rejects.toBeInstanceOf(SpeechUnavailable)
  })

  it('refuses to speak after it was closed', async () => {
    const closing = openSynthesiser('./espeak-child.mjs')
    await closing.warmUp()
    await closing.close()
    const speech = collect(closing.speak('Oui.', voice, neverAborted))
    await expect(speech).rejects.toBeInstanceOf(SpeechUnavailable)
  })
})
