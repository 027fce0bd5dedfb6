import { describe, expect } from 'vitest'
import {
  maxRealtimeResponseMs,
  type RealtimeConversation,
  type RealtimeModel,
  RealtimeModelUnavailable,
  type RealtimePart,
} from '../realtime-model'
import {
  createSituationTest,
  createUnabortedSignal,
  expectAbortAtOnce,
  expectedModelFailures,
  expectRecipient,
  type FailingSituation,
  pushHalfASecond,
  readAll,
  readError,
  type Situations,
  secretWords,
  tenThousandWords,
  testVoice,
} from './conformance'

type RealtimeFailingSituation = FailingSituation | 'wrong key, reported after the connection'

export type RealtimeModelSituation =
  /** The service says `spokenAnswer` for `spokenMs`. */
  | 'answers'
  /** The same, with pauses between the pieces. */
  | 'slow'
  /** The same, at 16 kHz. */
  | 'audio at another rate'
  /** It accepts the connection and does not answer. */
  | 'hangs'
  /** It neither accepts nor refuses the connection. */
  | 'does not accept the connection'
  /** It says `spokenAnswer` for `spokenMs`, and then neither continues nor ends the response. */
  | 'half a sentence, then silence'
  /** It says `tenThousandWords` for longer than a response may last. */
  | 'ten thousand words'
  /** In the situation 'breaks off', the socket closes after `spokenAnswer`. */
  | RealtimeFailingSituation

export const spokenAnswer = ['Je t’écoute', ' et je suis là.']
export const spokenMs = 600
export { tenThousandWords }

/** An adapter, and what its service has received. */
export type RealtimeSetup = {
  port: RealtimeModel
  /** Resolves with the first event of this type that the service has received. */
  waitUntilReceived(type: string): Promise<Record<string, unknown>>
  countReceived(type: string): number
}

const expectedFailures = {
  ...expectedModelFailures,
  'wrong key, reported after the connection': ['key-refused'],
}

const instructions = 'Réponds en une phrase.'
const messages = [
  { role: 'system', content: instructions },
  { role: 'user', content: secretWords },
] as const

const open = (port: RealtimeModel, signal = createUnabortedSignal()) =>
  port.open({ voice: testVoice, messages }, signal)

/** Sends half a second of speech and asks for an answer. */
function ask(conversation: RealtimeConversation, signal = createUnabortedSignal()) {
  const speech = conversation.listen(createUnabortedSignal())
  pushHalfASecond(speech)
  return conversation.respond(instructions, signal)
}

const countMs = (parts: readonly RealtimePart[]) =>
  parts.reduce((sum, part) => sum + (part.kind === 'audio' ? part.pcm.length / 24 : 0), 0)
const joinText = (parts: readonly RealtimePart[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')

/** Tests an adapter against the contract of the port RealtimeModel. */
export function describeRealtimeModel(
  name: string,
  situations: Situations<RealtimeModelSituation, RealtimeSetup>,
) {
  const test = createSituationTest(situations)

  describe(`${name}, as a realtime model`, () => {
    for (const situation of ['answers', 'slow', 'audio at another rate'] as const)
      test(situation, `yields audio and words (${situation})`, async ({ port }) => {
        const parts = await readAll(ask(open(port)).parts)
        expect(joinText(parts)).toBe(spokenAnswer.join(''))
        expect(Math.abs(countMs(parts) - spokenMs)).toBeLessThan(2)
        expect(port.name).not.toBe('')
        expectRecipient(port)
      })

    test('answers', 'answers twice in one conversation', async ({ port, countReceived }) => {
      const conversation = open(port)
      for (const _ of [1, 2])
        expect(joinText(await readAll(ask(conversation).parts))).toBe(spokenAnswer.join(''))
      expect(countReceived('response.create')).toBe(2)
      expect(conversation.failure).toBeNull()
    })

    test(
      'answers',
      'requests no response when the signal is already aborted',
      async ({ port, ...service }) => {
        const response = ask(open(port), AbortSignal.abort())
        expect(await readAll(response.parts)).toEqual([])
        await service.waitUntilReceived('input_audio_buffer.commit')
        expect(service.countReceived('response.create')).toBe(0)
      },
    )

    test('answers', 'truncates the response after what was heard', async ({ port, ...service }) => {
      const response = ask(open(port))
      response.accept()
      await readAll(response.parts)
      response.truncate(240)
      expect(await service.waitUntilReceived('conversation.item.truncate')).toMatchObject({
        audio_end_ms: 240,
      })
    })

    for (const situation of ['hangs', 'half a sentence, then silence'] as const)
      test(situation, `ends at once when the signal aborts (${situation})`, async (subject) => {
        const conversation = open(subject.port)
        const controller = new AbortController()
        const { parts } = ask(conversation, controller.signal)
        await subject.waitUntilReceived('response.create')
        const partsBeforeAbort = situation === 'hangs' ? 0 : 2 * spokenAnswer.length
        await expectAbortAtOnce(parts, controller, [], partsBeforeAbort)
        await subject.waitUntilReceived('response.cancel')
        expect(conversation.failure).toBeNull()
      })

    test(
      'half a sentence, then silence',
      'removes an aborted response that was not heard, and can answer again',
      async ({ port, ...service }) => {
        const conversation = open(port)
        const controller = new AbortController()
        const unheardResponse = ask(conversation, controller.signal)
        for await (const _ of unheardResponse.parts) break
        controller.abort()
        const nextResponse = ask(conversation)
        await service.waitUntilReceived('conversation.item.delete')
        for await (const part of nextResponse.parts) {
          expect(part).toEqual({ kind: 'text', text: spokenAnswer[0] })
          break
        }
      },
    )

    test(
      'half a sentence, then silence',
      'truncates, and does not delete, an aborted response that was partly heard',
      async ({ port, ...service }) => {
        const controller = new AbortController()
        const response = ask(open(port), controller.signal)
        for await (const part of response.parts) if (part.kind === 'audio') break
        response.accept()
        controller.abort()
        response.truncate(120)
        expect(await service.waitUntilReceived('conversation.item.truncate')).toMatchObject({
          audio_end_ms: 120,
        })
        expect(service.countReceived('conversation.item.delete')).toBe(0)
      },
    )

    test(
      'does not accept the connection',
      'ends at once when the signal aborts',
      async (subject) => {
        const controller = new AbortController()
        const { parts } = ask(open(subject.port, controller.signal), controller.signal)
        await expectAbortAtOnce(parts, controller, [])
      },
    )

    test(
      'ten thousand words',
      'cuts an answer at the maximum length',
      async ({ port, ...service }) => {
        const parts = await readAll(ask(open(port)).parts)
        expect(countMs(parts)).toBeGreaterThanOrEqual(maxRealtimeResponseMs)
        expect(countMs(parts)).toBeLessThan(maxRealtimeResponseMs + 2_000)
        await service.waitUntilReceived('response.cancel')
      },
    )

    for (const [situation, failures] of Object.entries(expectedFailures))
      test(
        situation as RealtimeFailingSituation,
        `throws the matching failure for "${situation}"`,
        async ({ port }) => {
          const conversation = open(port)
          const error = await readError(ask(conversation).parts)
          expect(error).toBeInstanceOf(RealtimeModelUnavailable)
          expect(failures).toContain((error as RealtimeModelUnavailable).failure)
          expect(conversation.failure).toBe(error)
          // Later requests fail at once.
          await readError(ask(conversation).parts)
          await readError(conversation.listen(createUnabortedSignal()).results)
        },
      )

    test('too many requests', 'reports after how long to retry', async ({ port }) => {
      const error = await readError(ask(open(port)).parts)
      expect(error).toMatchObject({ retryAfterMs: 7_000 })
    })
  })
}
