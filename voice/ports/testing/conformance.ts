import { expect, it } from 'vitest'
import type { LanguageModelFailure } from '../language-model'
import type { Recognition } from '../speech-to-text'

/** One request of an adapter, as its service sees it. */
export type ObservedRequest = {
  /** Whether the adapter has aborted the request or closed the response. */
  isAborted(): boolean
}

/** An adapter whose service is in a given situation, and the requests that it has made so far. */
export type TestedAdapter<Port> = { port: Port; requests: readonly ObservedRequest[] }

/**
 * Sets up an adapter for each situation. Situations that cannot occur are left out: a synthesiser in this
 * process has no key that could be wrong.
 */
export type Situations<Name extends string, Tested> = Partial<
  Record<Name, () => Tested | Promise<Tested>>
>

/** Situations in which an adapter of any service must fail. */
export const failingSituations = [
  'wrong key',
  'unknown model',
  'quota exceeded',
  /** The service asks to wait for 7 s. */
  'too many requests',
  'connection refused',
  'service unavailable',
  /** A success whose content does not follow the protocol. */
  'malformed answer',
  /** The connection breaks during the answer. */
  'breaks off',
] as const

export type FailingSituation = (typeof failingSituations)[number]

/** The failures that a model may report in each of these situations. */
export const expectedModelFailures: Record<FailingSituation, readonly LanguageModelFailure[]> = {
  'wrong key': ['key-refused'],
  'unknown model': ['unknown-model'],
  'quota exceeded': ['quota-exceeded'],
  'too many requests': ['rate-limited'],
  'connection refused': ['unreachable'],
  'service unavailable': ['unreachable'],
  'malformed answer': ['invalid-answer'],
  'breaks off': ['invalid-answer', 'unreachable'],
}

/** Returns a function that adds a test for a situation, if the situation can occur. */
export const createSituationTest =
  <Name extends string, Tested>(situations: Situations<Name, Tested>) =>
  (situation: Name, title: string, check: (subject: Tested) => Promise<void>) => {
    const setUp = situations[situation]
    if (setUp) it(title, async () => check(await setUp()))
  }

/** Words of a caller, which must not appear in an error or a log. */
export const secretWords = 'ma grand-mère dort'
/** The API key that tests give to the adapters. */
export const secretKey = 'sk-secret-key'

/** The voice that tests give to synthesisers and realtime models. */
export const testVoice = {
  timbre: 'feminine-warm',
  wordsPerMinute: 165,
  pitch: 50,
  pitchRange: 50,
} as const

export const createUnabortedSignal = () => new AbortController().signal

export async function readAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/** Expects the recipient to be null or not empty. */
export const expectRecipient = ({ recipient }: { readonly recipient: string | null }) =>
  expect(recipient).not.toBe('')

/** Pushes half a second of sound to a recognition and finishes it. */
export function pushHalfASecond(recognition: Recognition) {
  for (let frame = 0; frame < 25; frame++) recognition.push(new Int16Array(320).fill(frame))
  recognition.finish()
}

/**
 * Returns the error with which the items end; throws when there is none. Expects its message to contain neither
 * `secretWords` nor `secretKey`.
 */
export async function readError(items: AsyncIterable<unknown>): Promise<Error> {
  try {
    await readAll(items)
  } catch (error) {
    expect(error).toBeInstanceOf(Error)
    const { message } = error as Error
    expect(message).not.toContain(secretWords)
    expect(message).not.toContain(secretKey)
    return error as Error
  }
  throw new Error('Reading ended without an error')
}

/**
 * Aborts while the next item is awaited. Expects the open requests to be aborted in the same tick, and the items to end
 * without an error.
 */
export async function expectAbortAtOnce(
  items: AsyncIterable<unknown>,
  controller: AbortController,
  requests: readonly ObservedRequest[],
  itemCountBeforeAbort = 0,
) {
  const iterator = items[Symbol.asyncIterator]()
  for (let count = 0; count < itemCountBeforeAbort; count++)
    expect((await iterator.next()).done ?? false).toBe(false)
  const pendingResult = iterator.next()
  // Waits until the adapter has sent its request.
  await new Promise((resolve) => setImmediate(resolve))
  const pendingRequests = requests.filter((request) => !request.isAborted())
  controller.abort()
  for (const request of pendingRequests) expect(request.isAborted()).toBe(true)
  expect((await pendingResult).done).toBe(true)
}

export const tenThousandWords = Array.from({ length: 10_000 }, (_, index) => `mot${index}`).join(
  ' ',
)

/**
 * Control and invisible characters that services send by mistake: NUL, escape, a direction override, a
 * zero-width space.
 */
export const withControlCharacters = 'Bon\u0000so\u001bir\u202e à\u200b vous.'
export const withoutControlCharacters = 'Bonsoir à vous.'
