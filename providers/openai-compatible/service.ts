import type { LanguageModelFailure } from '../../voice/ports/language-model'
import type { ProviderRequest } from '../../voice/ports/provider-request'
import { isThisMachine } from '../shared/is-this-machine'
import { readCauseCode } from '../shared/read-cause-code'

/** A service that speaks the protocol of the OpenAI API, hosted or on the operator's machine. */
export type Service = {
  /** Includes the version of the API, such as https://api.mistral.ai/v1. */
  url: URL
  /** Absent for services that need none, such as those on the operator's machine. */
  key?: string | undefined
  model: string
}

export type ServiceDeps = {
  fetch: typeof fetch
  /** Called after each complete answer. */
  onRequestFinished?(request: ProviderRequest): void
}

/** A request that failed, or an invalid answer. The message states the reason, but quotes nothing that was said. */
export class ServiceError extends Error {
  constructor(
    readonly failure: LanguageModelFailure,
    message: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message)
  }
}

type Answer = {
  response: Response
  body: ReadableStream<Uint8Array<ArrayBuffer>>
  /**
   * Call this once the response has been read completely; costEuros is null when the price is
   * unknown.
   */
  reportUsage(speechMinutes: number, costEuros: number | null): void
}

/** Returns the host that receives what is said, or null when it is this machine. */
export const getRecipient = ({ url }: Service) => (isThisMachine(url) ? null : url.hostname)

/**
 * Sends a POST request. Throws ServiceError unless the response has a success status; throws the
 * abort error when the signal aborts.
 */
export async function post(
  service: Service,
  path: string,
  body: FormData | object,
  signal: AbortSignal,
  deps: ServiceDeps,
): Promise<Answer> {
  const { url, key } = service
  const requestUrl = new URL(url.pathname.replace(/\/*$/, `/${path}`), url)
  const isForm = body instanceof FormData
  const startedAtMs = performance.now()
  let response: Response
  try {
    response = await deps.fetch(requestUrl, {
      method: 'POST',
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
      // A redirect could carry the key and the caller's words to another host.
      redirect: 'error',
      signal,
    })
  } catch (error) {
    signal.throwIfAborted()
    throw new ServiceError('unreachable', `${requestUrl.host}: ${describeCause(error)}`)
  }
  const latencyMs = performance.now() - startedAtMs
  if (!response.ok) throw await readFailure(response, service)
  if (!response.body) throw new ServiceError('invalid-answer', `${requestUrl.host}: empty answer`)
  return {
    response,
    body: response.body as Answer['body'],
    reportUsage: (speechMinutes, costEuros) =>
      deps.onRequestFinished?.({
        request: path,
        model: service.model,
        latencyMs,
        speechMinutes,
        costEuros,
      }),
  }
}

const describeCause = (error: unknown): string =>
  readCauseCode(error) ?? (error instanceof Error ? error.message : 'no connection')

/** Reads why a request failed from its status and from the code that the service may give. */
export async function readFailure(
  response: Response,
  { url, model }: Service,
): Promise<ServiceError> {
  const { status } = response
  const code = await readErrorCode(response)
  const message = `${url.host}: status ${status}${code ? `, ${code}` : ''}`
  if (status === 401 || status === 403) return new ServiceError('key-refused', message)
  if (status === 404) return new ServiceError('unknown-model', `${message} (model ${model})`)
  if (status === 402 || code === 'insufficient_quota')
    return new ServiceError('quota-exceeded', message)
  if (status === 429) return new ServiceError('rate-limited', message, readRetryAfterMs(response))
  return new ServiceError(status >= 500 ? 'unreachable' : 'invalid-answer', message)
}

/**
 * Accepts only what looks like an error code: any longer text could quote what the caller said, and
 * must not be logged.
 */
const errorCodePattern = /^[a-z0-9_.-]{1,60}$/i

async function readErrorCode(response: Response): Promise<string | null> {
  try {
    const body = (await response.json()) as { error?: { code?: unknown; type?: unknown } }
    const code = body.error?.code ?? body.error?.type
    return typeof code === 'string' && errorCodePattern.test(code) ? code : null
  } catch {
    return null
  }
}

/**
 * Returns the milliseconds to wait, clamped to between 1 s and 10 minutes; null without a valid
 * Retry-After header, which is a number of seconds or a date (RFC 9110, section 10.2.3).
 */
function readRetryAfterMs(response: Response): number | null {
  const retryAfter = response.headers.get('retry-after')
  if (!retryAfter) return null
  const waitMs = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1_000
    : Date.parse(retryAfter) - Date.now()
  return Number.isFinite(waitMs) ? Math.min(600_000, Math.max(1_000, waitMs)) : null
}

/**
 * Returns a signal that aborts with the given one, or when `abort` is called, for example because
 * the rest of an answer is not needed. Whoever calls this function must call `abort` when finished,
 * to remove the listener.
 */
export function followSignal(signal: AbortSignal): { signal: AbortSignal; abort(): void } {
  const controller = new AbortController()
  const abort = () => {
    signal.removeEventListener('abort', abort)
    controller.abort()
  }
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  return { signal: controller.signal, abort }
}
