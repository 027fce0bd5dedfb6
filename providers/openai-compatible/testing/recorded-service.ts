import { setTimeout as sleep } from 'node:timers/promises'
import {
  secretKey,
  secretWords,
  type TestedAdapter,
} from '../../../voice/ports/testing/conformance'
import type { Service, ServiceDeps } from '../service'

/** What a service answers, piece by piece; `end` says what happens after the last piece. */
export type RecordedAnswer = {
  status?: number
  headers?: Record<string, string>
  pieces?: readonly (string | Uint8Array)[]
  end?: 'complete' | 'silence' | 'broken'
  /** Pause before each piece and before the end. */
  pauseMs?: number
}

export const unreachable = 'unreachable'
export const silent = 'silent'

/**
 * Replays a recorded answer to an adapter: its fetch answers with the pieces, each as a chunk of
 * its own. `unreachable`: no connection; `silent`: no answer at all.
 */
export function replay<Port>(
  answer: RecordedAnswer | typeof unreachable | typeof silent,
  create: (service: Service, deps: ServiceDeps) => Port,
): TestedAdapter<Port> {
  const requests: { isAborted(): boolean }[] = []
  const service = { url: new URL('https://service.example/v1'), key: secretKey, model: 'recorded' }

  async function fakeFetch(_: unknown, { signal }: { signal: AbortSignal }): Promise<Response> {
    let isClosed = false
    requests.push({ isAborted: () => isClosed || signal.aborted })
    signal.throwIfAborted()
    if (answer === unreachable) throw new TypeError('fetch failed')
    if (answer === silent) return rejectOnAbort(signal)
    const { status = 200, headers = {} } = answer
    const body = streamPieces(answer, signal, () => {
      isClosed = true
    })
    return new Response(body, { status, headers })
  }

  return { port: create(service, { fetch: fakeFetch as typeof fetch }), requests }
}

const rejectOnAbort = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )

function streamPieces(
  { pieces = [], end = 'complete', pauseMs = 0 }: RecordedAnswer,
  signal: AbortSignal,
  onClosed: () => void,
) {
  const encoder = new TextEncoder()
  const unsentPieces = pieces.map((piece) =>
    typeof piece === 'string' ? encoder.encode(piece) : piece.slice(),
  )
  return new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener('abort', () => controller.error(signal.reason), { once: true })
    },
    async pull(controller) {
      if (pauseMs > 0) await sleep(pauseMs)
      const piece = unsentPieces.shift()
      if (piece) controller.enqueue(piece)
      else if (end === 'complete') controller.close()
      else if (end === 'broken') controller.error(new TypeError('terminated'))
      else return rejectOnAbort(signal).catch(() => {})
    },
    cancel: onClosed,
  })
}

/**
 * Creates an error response in the format of the OpenAI API. Its message quotes the caller, and the conformance
 * tests check that the adapter does not pass these words on.
 */
const createRefusal = (
  status: number,
  code: string,
  headers: Record<string, string> = {},
): RecordedAnswer => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  pieces: [JSON.stringify({ error: { code, message: `You said: ${secretWords}` } })],
})

/** The failures that all services share. */
export const recordedFailures = {
  'wrong key': createRefusal(401, 'invalid_api_key'),
  'unknown model': createRefusal(404, 'model_not_found'),
  'quota exceeded': createRefusal(429, 'insufficient_quota'),
  'too many requests': createRefusal(429, 'rate_limit_exceeded', { 'retry-after': '7' }),
  'connection refused': unreachable,
  'service unavailable': { status: 503, pieces: ['<html>upstream connect error</html>'] },
} as const satisfies Record<string, RecordedAnswer | typeof unreachable>
