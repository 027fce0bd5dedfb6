import { describe, expect } from 'vitest'
import { type LanguageModel, LanguageModelUnavailable } from '../language-model'
import {
  createSituationTest,
  createUnabortedSignal,
  expectAbortAtOnce,
  expectedModelFailures,
  expectRecipient,
  type FailingSituation,
  readAll,
  readError,
  type Situations,
  secretWords,
  type TestedAdapter,
  tenThousandWords,
  withControlCharacters,
  withoutControlCharacters,
} from './conformance'

export type LanguageModelSituation =
  /** The service writes `answerPieces` in pieces. */
  | 'answers'
  /** The same, with pauses between the pieces. */
  | 'slow'
  /** It writes nothing and stays connected. */
  | 'hangs'
  /** It writes `firstPiece` and stays connected. */
  | 'half a sentence, then silence'
  /** It writes `withControlCharacters`. */
  | 'control characters'
  /** It writes `tenThousandWords`. */
  | 'ten thousand words'
  /** In the situation 'breaks off', the connection breaks after `firstPiece`. */
  | FailingSituation

export const answerPieces = ['Bon', 'soir, ', 'je suis', ' là.\n', 'Et toi ?']
export const firstPiece = 'Je t’écoute et'
export { tenThousandWords, withControlCharacters }

const messages = [
  { role: 'system', content: 'Réponds en une phrase.' },
  { role: 'user', content: secretWords },
] as const

/** Tests an adapter against the contract of the port LanguageModel. */
export function describeLanguageModel(
  name: string,
  situations: Situations<LanguageModelSituation, TestedAdapter<LanguageModel>>,
) {
  const test = createSituationTest(situations)

  describe(`${name}, as a language model`, () => {
    test(
      'answers',
      'yields the text of the model, and has a name and a recipient that is null or not empty',
      async ({ port }) => {
        expect((await readAll(port.respond(messages, createUnabortedSignal()))).join('')).toBe(
          answerPieces.join(''),
        )
        expect(port.name).not.toBe('')
        expectRecipient(port)
      },
    )

    test(
      'answers',
      'yields nothing and leaves no request open when the signal is already aborted',
      async ({ port, requests }) => {
        expect(await readAll(port.respond(messages, AbortSignal.abort()))).toEqual([])
        expect(requests.every((request) => request.isAborted())).toBe(true)
      },
    )

    test('slow', 'yields the pieces as they arrive, without joining them', async ({ port }) => {
      const pieces = await readAll(port.respond(messages, createUnabortedSignal()))
      expect(pieces).toEqual(answerPieces)
    })

    test('hangs', 'ends at once when the signal aborts before the first word', async (subject) => {
      const controller = new AbortController()
      const pieces = subject.port.respond(messages, controller.signal)
      await expectAbortAtOnce(pieces, controller, subject.requests)
      expect(subject.requests).toHaveLength(1)
    })

    test(
      'half a sentence, then silence',
      'yields the first half at once, and ends at once when the signal aborts',
      async (subject) => {
        const controller = new AbortController()
        const pieces = subject.port.respond(messages, controller.signal)
        await expectAbortAtOnce(pieces, controller, subject.requests, 1)
      },
    )

    test('control characters', 'removes control characters', async ({ port }) => {
      expect((await readAll(port.respond(messages, createUnabortedSignal()))).join('')).toBe(
        withoutControlCharacters,
      )
    })

    test('ten thousand words', 'yields an answer of any length', async ({ port }) => {
      const text = (await readAll(port.respond(messages, createUnabortedSignal()))).join('')
      expect(text).toBe(tenThousandWords)
    })

    test(
      'ten thousand words',
      'aborts the request when the reader stops early',
      async (subject) => {
        for await (const piece of subject.port.respond(messages, createUnabortedSignal())) {
          expect(piece).not.toBe('')
          break
        }
        expect(subject.requests[0]?.isAborted()).toBe(true)
      },
    )

    for (const [situation, failures] of Object.entries(expectedModelFailures))
      test(
        situation as FailingSituation,
        `throws the matching failure for "${situation}"`,
        async ({ port }) => {
          const error = await readError(port.respond(messages, createUnabortedSignal()))
          expect(error).toBeInstanceOf(LanguageModelUnavailable)
          const { failure, retryAfterMs } = error as LanguageModelUnavailable
          expect(failures).toContain(failure)
          expect(retryAfterMs).toBe(situation === 'too many requests' ? 7_000 : null)
        },
      )
  })
}
