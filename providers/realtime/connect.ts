import { type ClientOptions, WebSocket } from 'ws'
import { RealtimeModelUnavailable } from '../../voice/ports/realtime-model'
import { readFailure, type Service, ServiceError } from '../openai-compatible/service'
import { parseServerEvent, type ServerEvent } from './server-events'

/** A service that does not accept the connection within this time is unreachable. */
const handshakeTimeoutMs = 5_000
/** Usual events are a few kilobytes; this limit allows a minute of audio in one event. */
const maxEventBytes = 4 * 1_024 * 1_024
/** A minute of microphone audio: a service that reads nothing for so long has failed. */
const maxBufferedBytes = 4 * 1_024 * 1_024

/** At most this many chunks of a refusal are kept: an error is short, and the service could send without end. */
const maxRefusalChunks = 16

export type RealtimeConnection = {
  /**
   * Why the connection ended; null while it is open, and after an abort. Reading it also notices that the socket is
   * closing, and then calls `onEnd`.
   */
  readonly failure: RealtimeModelUnavailable | null
  /** Sends the event, or queues it until the service accepts the connection. Does nothing after the end. */
  send(event: object): void
  /** Records the error, closes the connection and calls `onEnd`, unless the connection has ended already. */
  fail(error: RealtimeModelUnavailable): void
}

export type CreateSocket = (socketUrl: URL, options: ClientOptions) => WebSocket

export type ConnectOptions = {
  service: Service
  createSocket?: CreateSocket | undefined
  /** The query of the URL, such as ?model=…. */
  query: Record<string, string>
  /** Sent first; configures the session. */
  firstEvent: object
  onEvent(event: ServerEvent): void
  /** Called once, when the connection has failed or the service has closed it; not when the signal aborts. */
  onEnd(error: RealtimeModelUnavailable): void
}

/**
 * Connects to a service that speaks the OpenAI Realtime protocol. Returns at once; a failure is
 * reported to `onEnd` later. Closes the connection when the signal aborts.
 */
export function connect(options: ConnectOptions, signal: AbortSignal): RealtimeConnection {
  const { service, firstEvent, onEvent, onEnd, createSocket = openSocket } = options
  const { url, key } = service
  let failure: RealtimeModelUnavailable | null = null
  let isOver = signal.aborted
  /** Messages to be sent once the socket is open. */
  const unsentMessages: string[] = [JSON.stringify(firstEvent)]

  const socket = isOver
    ? null
    : createSocket(toSocketUrl(url, options.query), {
        headers: key ? { authorization: `Bearer ${key}` } : {},
        handshakeTimeout: handshakeTimeoutMs,
        maxPayload: maxEventBytes,
        perMessageDeflate: false,
        // A redirect could carry the key and the caller's voice to another host.
        followRedirects: false,
      })

  function close() {
    isOver = true
    unsentMessages.length = 0
    if (!socket) return
    // ws emits an error when a connecting socket is terminated.
    socket.on('error', () => {})
    if (socket.readyState === WebSocket.CONNECTING) socket.terminate()
    else socket.close(1000)
  }

  function fail(error: RealtimeModelUnavailable) {
    if (isOver) return
    failure = error
    signal.removeEventListener('abort', close)
    close()
    onEnd(error)
  }

  const createUnreachableError = (reason: string) =>
    new RealtimeModelUnavailable('unreachable', `${url.host}: ${reason}`)

  function receive(message: string) {
    let event: ServerEvent | null
    try {
      event = parseServerEvent(message)
    } catch {
      return fail(
        new RealtimeModelUnavailable('invalid-answer', `${url.host}: an event was not understood`),
      )
    }
    if (event) onEvent(event)
  }

  signal.addEventListener('abort', close, { once: true })
  socket?.on('open', () => {
    for (const message of unsentMessages.splice(0)) socket.send(message)
  })
  socket?.on('message', (data, isBinary) => {
    if (!isOver && !isBinary) receive(String(data))
  })
  socket?.on('error', (error) => fail(createUnreachableError(getCodeOrMessage(error))))
  socket?.on('close', (code, reason) => fail(toCloseError(service, code, String(reason))))
  socket?.on('unexpected-response', (request, response) => {
    const chunks: Buffer[] = []
    const finish = async () => {
      request.destroy()
      const status = response.statusCode ?? 500
      const headers = { 'retry-after': response.headers['retry-after'] ?? '' }
      // The constructor of Response refuses a status below 200.
      const refusal = new Response(Buffer.concat(chunks), {
        status: Math.max(200, status),
        headers,
      })
      fail(toUnavailable(await readFailure(refusal, service)))
    }
    response.on('data', (chunk: Buffer) => {
      if (chunks.length < maxRefusalChunks) chunks.push(chunk)
    })
    response.on('end', finish)
    response.on('error', finish)
  })

  return {
    get failure() {
      // The ready state changes before the close event is emitted, so the event may be too late here.
      if (socket && socket.readyState >= WebSocket.CLOSING) fail(createUnreachableError('closed'))
      return failure
    },
    send(event) {
      if (isOver || !socket) return
      const message = JSON.stringify(event)
      if (socket.readyState === WebSocket.CONNECTING) unsentMessages.push(message)
      else if (socket.bufferedAmount > maxBufferedBytes)
        fail(createUnreachableError('stopped reading'))
      else socket.send(message)
    },
    fail,
  }
}

const openSocket: CreateSocket = (socketUrl, options) => new WebSocket(socketUrl, options)

/** "https://api.openai.com/v1" becomes "wss://api.openai.com/v1/realtime". */
function toSocketUrl(url: URL, query: Record<string, string>): URL {
  const socketUrl = new URL(url)
  socketUrl.protocol = url.protocol.replace(/^http/, 'ws')
  socketUrl.pathname = url.pathname.replace(/\/*$/, '').replace(/(\/realtime)?$/, '/realtime')
  for (const [name, value] of Object.entries(query)) socketUrl.searchParams.set(name, value)
  return socketUrl
}

const getCodeOrMessage = (error: Error) => ('code' in error ? String(error.code) : error.message)

const toUnavailable = (error: unknown) =>
  error instanceof ServiceError
    ? new RealtimeModelUnavailable(error.failure, error.message, error.retryAfterMs)
    : new RealtimeModelUnavailable('unreachable', 'no connection')

/** Services that check the key after the handshake put the error code into the close reason. */
function toCloseError({ url, model }: Service, code: number, reason: string) {
  return (
    toFatalError(url, model, reason.split(/[^a-z0-9_]+/i)) ??
    new RealtimeModelUnavailable('unreachable', `${url.host}: closed with ${code}`)
  )
}

/** The id of our session.update event; the service repeats it in an error about the event. */
export const sessionEventId = 'session'

/** Returns the error with which the connection ends if one of the codes is fatal; otherwise null. */
export function toFatalError(
  { host }: URL,
  model: string,
  codes: readonly (string | null | undefined)[],
): RealtimeModelUnavailable | null {
  for (const code of codes) {
    const failure = code && fatalCodes[code]
    if (failure)
      return new RealtimeModelUnavailable(
        failure,
        `${host}: ${code}${failure === 'unknown-model' ? ` (model ${model})` : ''}`,
      )
  }
  return null
}

const fatalCodes: Readonly<Record<string, RealtimeModelUnavailable['failure']>> = {
  invalid_api_key: 'key-refused',
  authentication_error: 'key-refused',
  model_not_found: 'unknown-model',
  invalid_model: 'unknown-model',
  insufficient_quota: 'quota-exceeded',
  rate_limit_exceeded: 'rate-limited',
  session_expired: 'unreachable',
  server_error: 'unreachable',
}
