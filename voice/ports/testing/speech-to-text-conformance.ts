import { describe, expect } from 'vitest'
import { RecognitionUnavailable, type SpeechToText } from '../speech-to-text'
import {
  createSituationTest,
  createUnabortedSignal,
  expectAbortAtOnce,
  expectRecipient,
  type FailingSituation,
  failingSituations,
  pushHalfASecond,
  readAll,
  readError,
  type Situations,
  type TestedAdapter,
  tenThousandWords,
  withoutControlCharacters,
} from './conformance'

export type SpeechToTextSituation =
  /** The service recognises `expectedTranscript`. */
  | 'recognises'
  /** The same, after a pause. */
  | 'slow'
  /** It recognises no word. */
  | 'no word'
  /** It writes nothing and stays connected. */
  | 'hangs'
  /** It writes `withControlCharacters`. */
  | 'control characters'
  /** It writes `tenThousandWords`. */
  | 'ten thousand words'
  | FailingSituation

export const expectedTranscript = 'Je rentre du travail.'
export { tenThousandWords, withControlCharacters } from './conformance'

/** Tests an adapter against the contract of the port SpeechToText. */
export function describeSpeechToText(
  name: string,
  situations: Situations<SpeechToTextSituation, TestedAdapter<SpeechToText>>,
) {
  const test = createSituationTest(situations)

  describe(`${name}, as a recogniser`, () => {
    test(
      'recognises',
      'ends with one final text, and has a recipient that is null or not empty',
      async ({ port }) => {
        const results = await readAll(recognise(port).results)
        expect(results.at(-1)).toEqual({ kind: 'final', text: expectedTranscript })
        expect(results.filter(({ kind }) => kind === 'final')).toHaveLength(1)
        expectRecipient(port)
      },
    )

    test('slow', 'waits for the text', async ({ port }) => {
      const results = await readAll(recognise(port).results)
      expect(results.at(-1)).toEqual({ kind: 'final', text: expectedTranscript })
    })

    test(
      'recognises',
      'accepts a buffer that is reused after each push, and a second call of `finish`',
      async ({ port }) => {
        const recognition = port.open(createUnabortedSignal())
        const buffer = new Int16Array(320).fill(500)
        recognition.push(buffer)
        buffer.fill(0)
        recognition.push(buffer)
        recognition.finish()
        recognition.finish()
        expect((await readAll(recognition.results)).at(-1)?.text).toBe(expectedTranscript)
      },
    )

    test(
      'recognises',
      'yields nothing when the signal aborts before the end of the segment',
      async (subject) => {
        const controller = new AbortController()
        const recognition = subject.port.open(controller.signal)
        recognition.push(new Int16Array(320))
        controller.abort()
        recognition.finish()
        expect(await readAll(recognition.results)).toEqual([])
        expect(subject.requests.every((request) => request.isAborted())).toBe(true)
      },
    )

    test('no word', 'yields an empty final text when no word was recognised', async ({ port }) => {
      expect(await readAll(recognise(port).results)).toEqual([{ kind: 'final', text: '' }])
    })

    test('hangs', 'ends at once when the signal aborts after the segment', async (subject) => {
      const controller = new AbortController()
      const { results } = recognise(subject.port, controller.signal)
      await expectAbortAtOnce(results, controller, subject.requests)
      expect(subject.requests.length).toBeLessThanOrEqual(1)
    })

    test('control characters', 'removes control characters', async ({ port }) => {
      const results = await readAll(recognise(port).results)
      expect(results.at(-1)?.text).toBe(withoutControlCharacters)
    })

    test('ten thousand words', 'yields a text of any length', async ({ port }) => {
      expect((await readAll(recognise(port).results)).at(-1)?.text).toBe(tenThousandWords)
    })

    for (const situation of failingSituations)
      test(situation, `throws RecognitionUnavailable after "${situation}"`, async ({ port }) => {
        const error = await readError(recognise(port).results)
        expect(error).toBeInstanceOf(RecognitionUnavailable)
      })
  })
}

/** Recognises half a second of sound. */
function recognise(port: SpeechToText, signal = createUnabortedSignal()) {
  const recognition = port.open(signal)
  pushHalfASecond(recognition)
  return recognition
}
