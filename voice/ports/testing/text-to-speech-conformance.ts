import { describe, expect } from 'vitest'
import {
  type SpeechPart,
  SpeechUnavailable,
  speechSampleRate,
  type TextToSpeech,
} from '../text-to-speech'
import {
  createSituationTest,
  createUnabortedSignal,
  expectAbortAtOnce,
  expectRecipient,
  failingSituations,
  readAll,
  readError,
  type Situations,
  secretWords,
  type TestedAdapter,
  tenThousandWords,
  testVoice as voice,
  withControlCharacters,
} from './conformance'

const failingSpeechSituations = [
  ...failingSituations,
  /** A success without any content. */
  'no sound',
] as const

export type TextToSpeechSituation =
  /** The service speaks, for at least 20 ms. */
  | 'speaks'
  /** It speaks for at least 20 ms, with pauses between the parts. */
  | 'slow'
  /** It speaks for 100 ms, at a sample rate other than ours. */
  | 'audio at another rate'
  | 'hangs'
  /** It begins to speak and stays connected. */
  | 'half a sentence, then silence'
  | (typeof failingSpeechSituations)[number]

/** Tests an adapter against the contract of the port TextToSpeech. */
export function describeTextToSpeech(
  name: string,
  situations: Situations<TextToSpeechSituation, TestedAdapter<TextToSpeech>>,
) {
  const test = createSituationTest(situations)

  describe(`${name}, as a synthesiser`, () => {
    test(
      'speaks',
      'yields audio, and each word before the audio in which it is heard',
      async ({ port }) => {
        const parts = await readAll(
          port.speak('Bonsoir, comment vas-tu ?', voice, createUnabortedSignal()),
        )
        expect(countSamples(parts)).toBeGreaterThanOrEqual(480)
        expectWordsInTime(parts)
        expectRecipient(port)
      },
    )

    test(
      'slow',
      'yields several parts when the audio arrives in several parts',
      async ({ port }) => {
        const parts = await readAll(port.speak('Bonsoir.', voice, createUnabortedSignal()))
        expect(parts.length).toBeGreaterThan(1)
        expect(countSamples(parts)).toBeGreaterThanOrEqual(480)
      },
    )

    test('audio at another rate', 'resamples audio of another rate to ours', async ({ port }) => {
      const parts = await readAll(port.speak('Bonsoir.', voice, createUnabortedSignal()))
      expect(Math.abs(countSamples(parts) - speechSampleRate / 10)).toBeLessThan(30)
    })

    test(
      'speaks',
      'speaks words of other languages, with or without a voice for them',
      async ({ port }) => {
        const text = 'Merci se dit thank you, et aussi 谢谢.'
        const spans = [
          { start: 13, end: 22, language: 'english', isSlow: false },
          { start: 33, end: 35, language: 'chinese', isSlow: true },
        ] as const
        const parts = await readAll(port.speak(text, voice, createUnabortedSignal(), spans))
        expect(countSamples(parts)).toBeGreaterThanOrEqual(480)
        expectWordsInTime(parts)
      },
    )

    test(
      'speaks',
      'yields nothing when the signal is already aborted',
      async ({ port, requests }) => {
        expect(await readAll(port.speak('Bonsoir.', voice, AbortSignal.abort()))).toEqual([])
        expect(requests.every((request) => request.isAborted())).toBe(true)
      },
    )

    test('speaks', 'speaks text with control characters', async ({ port }) => {
      const parts = await readAll(port.speak(withControlCharacters, voice, createUnabortedSignal()))
      expect(countSamples(parts)).toBeGreaterThan(0)
    })

    test(
      'speaks',
      'begins a text of ten thousand words, and ends its request when the signal aborts after the first sound',
      async (subject) => {
        const controller = new AbortController()
        for await (const part of subject.port.speak(tenThousandWords, voice, controller.signal)) {
          if (part.kind === 'audio') break
        }
        controller.abort()
        expect(subject.requests.every((request) => request.isAborted())).toBe(true)
      },
    )

    test('hangs', 'ends at once when the signal aborts before the first sound', async (subject) => {
      const controller = new AbortController()
      const parts = subject.port.speak('Bonsoir.', voice, controller.signal)
      await expectAbortAtOnce(parts, controller, subject.requests)
    })

    test(
      'half a sentence, then silence',
      'yields the first half at once, and ends at once when the signal aborts',
      async (subject) => {
        const controller = new AbortController()
        const parts = subject.port.speak('Bonsoir.', voice, controller.signal)
        await expectAbortAtOnce(parts, controller, subject.requests, 1)
      },
    )

    for (const situation of failingSpeechSituations)
      test(situation, `throws SpeechUnavailable after "${situation}"`, async ({ port }) => {
        const error = await readError(port.speak(secretWords, voice, createUnabortedSignal()))
        expect(error).toBeInstanceOf(SpeechUnavailable)
      })
  })
}

const countSamples = (parts: readonly SpeechPart[]) =>
  parts.reduce((sum, part) => sum + (part.kind === 'audio' ? part.pcm.length : 0), 0)

function expectWordsInTime(parts: readonly SpeechPart[]) {
  let yieldedMs = 0
  for (const part of parts)
    if (part.kind === 'audio') yieldedMs += part.pcm.length / 24
    else expect(part.atMs).toBeGreaterThanOrEqual(Math.floor(yieldedMs) - 1)
}
