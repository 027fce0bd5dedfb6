import { describe, expect } from 'vitest'
import type { LanguageModelFailure } from '../language-model'
import {
  maxRealtimeResponseMs,
  type RealtimeConversation,
  type RealtimeModel,
  RealtimeModelUnavailable,
  type RealtimePart,
} from '../realtime-model'
import {
  createSituationTest,
  expectAbortAtOnce,
  neverAborted,
  readAll,
  readError,
  type Situations,
  secretWords,
  tenThousandWords,
} from './conformance'

type FailingSituation =
  | 'wrong key'
  | 'wrong key, said after the connection'
  | 'unknown model'
  | 'quota ended'
  /** The service asks to wait for 7 s. */
  | 'too many requests'
  | 'nothing listens'
  | 'service in trouble'
  | 'garbage'
  /** The socket closes after `spokenAnswer`. */
  | 'breaks off'

export type RealtimeModelSituation =
  /** The service says `spokenAnswer` for `spokenMs`. */
  | 'answers'
  /** The same, at 16 kHz. */
  | 'audio at another rate'
  /** It accepts the connection, and answers nothing. */
  | 'hangs'
  /** It does not accept the connection. */
  | 'connects to nobody'
  /** It says `spokenAnswer` for `spokenMs`, and nothing more. */
  | 'half a sentence, then silence'
  /** It says `tenThousandWords` for longer than a response may last. */
  | 'ten thousand words'
  | FailingSituation

export const spokenAnswer = ['Je t’écoute', ' et je suis là.']
export const spokenMs = 600
export { tenThousandWords }

/** An adapter, and what its service has received. */
export type RealtimeSubject = {
  port: RealtimeModel
  requests: readonly { isGivenUp(): boolean }[]
  /** Resolves when the service has received an event of this type. */
  receive(type: string): Promise<Record<string, unknown>>
  countReceived(type: string): number
}

const expectedFailures: Record<FailingSituation, readonly LanguageModelFailure[]> = {
  'wrong key': ['key-refused'],
  'wrong key, said after the connection': ['key-refused'],
  'unknown model': ['unknown-model'],
  'quota ended': ['quota-exceeded'],
  'too many requests': ['rate-limited'],
  'nothing listens': ['unreachable'],
  'service in trouble': ['unreachable'],
  garbage: ['invalid-answer'],
  'breaks off': ['unreachable', 'invalid-answer'],
}

const voice = { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 } as const
const instructions = 'Réponds en une phrase.'
const messages = [
  { role: 'system', content: instructions },
  { role: 'user', content: secretWords },
] as const

const open = (port: RealtimeModel, signal = neverAborted()) =>
  port.open({ voice, messages }, signal)

/** Says half a second, and has the model answer. */
function ask(conversation: RealtimeConversation, signal = neverAborted()) {
  const speech = conversation.listen(neverAborted())
  for (let frame = 0; frame < 25; frame++) speech.push(new Int16Array(320).fill(frame))
  speech.finish()
  return conversation.respond(instructions, signal)
}

const countMs = (parts: readonly RealtimePart[]) =>
  parts.reduce((sum, part) => sum + (part.kind === 'audio' ? part.pcm.length / 24 : 0), 0)
const joinText = (parts: readonly RealtimePart[]) =>
  parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')

/** Checks that an adapter keeps the promises of the port RealtimeModel. */
export function describeRealtimeModel(
  name: string,
  situations: Situations<RealtimeModelSituation, RealtimeModel>,
) {
  const test = createSituationTest(situations) as (
    situation: RealtimeModelSituation,
    title: string,
    check: (subject: RealtimeSubject) => Promise<void>,
  ) => void

  describe(`${name}, as a realtime model`, () => {
    for (const situation of ['answers', 'audio at another rate'] as const)
      test(situation, `gives voice and words after "${situation}"`, async ({ port }) => {
        const parts = await readAll(ask(open(port)).parts)
        expect(joinText(parts)).toBe(spokenAnswer.join(''))
        expect(Math.abs(countMs(parts) - spokenMs)).toBeLessThan(2)
        expect(port.name).not.toBe('')
        expect(port.recipient === null || port.recipient.length > 0).toBe(true)
      })

    test('answers', 'answers twice in one conversation', async ({ port, countReceived }) => {
      const conversation = open(port)
      for (const _ of [1, 2])
        expect(joinText(await readAll(ask(conversation).parts))).toBe(spokenAnswer.join(''))
      expect(countReceived('response.create')).toBe(2)
      expect(conversation.failure).toBeNull()
    })

    test('answers', 'asks nothing when it is aborted before', async ({ port, ...service }) => {
      const response = ask(open(port), AbortSignal.abort())
      expect(await readAll(response.parts)).toEqual([])
      await service.receive('input_audio_buffer.commit')
      expect(service.countReceived('response.create')).toBe(0)
    })

    test('answers', 'lets the model remember only what was heard', async ({ port, ...service }) => {
      const response = ask(open(port))
      response.keep()
      await readAll(response.parts)
      response.truncate(240)
      expect(await service.receive('conversation.item.truncate')).toMatchObject({
        audio_end_ms: 240,
      })
    })

    for (const situation of ['hangs', 'half a sentence, then silence'] as const)
      test(situation, `ends at once when "${situation}" is aborted`, async (subject) => {
        const conversation = open(subject.port)
        const controller = new AbortController()
        const { parts } = ask(conversation, controller.signal)
        await subject.receive('response.create')
        const before = situation === 'hangs' ? 0 : 2 * spokenAnswer.length
        await expectAbortAtOnce(parts, controller, [], before)
        await subject.receive('response.cancel')
        expect(conversation.failure).toBeNull()
      })

    test(
      'half a sentence, then silence',
      'removes what was said and not heard, and can be asked again',
      async ({ port, ...service }) => {
        const conversation = open(port)
        const controller = new AbortController()
        const unheard = ask(conversation, controller.signal)
        for await (const _ of unheard.parts) break
        controller.abort()
        const next = ask(conversation)
        await service.receive('conversation.item.delete')
        for await (const part of next.parts) {
          expect(part).toEqual({ kind: 'text', text: spokenAnswer[0] })
          break
        }
      },
    )

    test(
      'half a sentence, then silence',
      'keeps what was heard of a response that is aborted',
      async ({ port, ...service }) => {
        const controller = new AbortController()
        const response = ask(open(port), controller.signal)
        for await (const part of response.parts) if (part.kind === 'audio') break
        response.keep()
        controller.abort()
        response.truncate(120)
        expect(await service.receive('conversation.item.truncate')).toMatchObject({
          audio_end_ms: 120,
        })
        expect(service.countReceived('conversation.item.delete')).toBe(0)
      },
    )

    test('connects to nobody', 'ends at once when the conversation is over', async (subject) => {
      const controller = new AbortController()
      const { parts } = ask(open(subject.port, controller.signal), controller.signal)
      await expectAbortAtOnce(parts, controller, [])
    })

    test('ten thousand words', 'ends an answer of any length', async ({ port, ...service }) => {
      const parts = await readAll(ask(open(port)).parts)
      expect(countMs(parts)).toBeGreaterThanOrEqual(maxRealtimeResponseMs)
      expect(countMs(parts)).toBeLessThan(maxRealtimeResponseMs + 2_000)
      await service.receive('response.cancel')
    })

    for (const [situation, failures] of Object.entries(expectedFailures))
      test(situation as FailingSituation, `reports "${situation}"`, async ({ port }) => {
        const conversation = open(port)
        const error = await readError(ask(conversation).parts)
        expect(error).toBeInstanceOf(RealtimeModelUnavailable)
        expect(failures).toContain((error as RealtimeModelUnavailable).failure)
        expect(conversation.failure).toBe(error)
        // Nobody waits for a conversation that has ended.
        await readError(ask(conversation).parts)
        await readError(conversation.listen(neverAborted()).results)
      })

    test('too many requests', 'says when to ask again', async ({ port }) => {
      const error = await readError(ask(open(port)).parts)
      expect(error).toMatchObject({ retryAfterMs: 7_000 })
    })
  })
}
