import { once } from 'node:events'
import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerOptions, WebSocketServer } from 'ws'
import { z } from 'zod'
import { type CloseReason, closeCodes } from '../../../../contract/close-codes'
import { type ErrorCode, errorCodes } from '../../../../contract/error-codes'
import { callStreamPath } from '../../../../contract/paths'
import { createProblem } from '../../../platform/http/api/encode-problem'
import type { CallSocket } from './call-connection'

/** A longer message closes the socket with code 1009 (RFC 6455, 7.4.1). */
const maxMessageBytes = 64 * 1_024

/** How long a stop waits for clients to answer the close frame. */
const closeTimeoutMs = 1_000
/** How long a client has to answer the close frame of a call that has ended. */
const closeAnswerTimeoutMs = 5_000

const callIdPattern = new RegExp(`^${callStreamPath('ID').replace('ID', '([^/]+)')}$`)

/** How a client connects: with the ticket of a new call, or `?resume=` after a lost connection. */
export type ConnectRequest = { callId: string; isBase64: boolean } & (
  | { kind: 'ticket'; ticket: string }
  | { kind: 'resume'; token: string; lastFramePlayed: number }
)

/** A base for URL parsing; only the path and the query are used. */
const placeholderOrigin = 'http://stream'

type Deps = {
  /** The only origin whose pages may connect: browsers apply no CORS to WebSockets. */
  origin: string
  /**
   * Checks a request before its socket is opened. Returns the reason for a refusal, otherwise null.
   * Does not use the ticket or the token up.
   */
  check(request: ConnectRequest): Promise<ErrorCode | null>
  /** Connects the socket to its call. Returns the reason for a refusal, otherwise null. */
  admit(socket: CallSocket, request: ConnectRequest): Promise<CloseReason | null>
  onError(error: unknown): void
}

/** Upgrades requests for a call's WebSocket, and hands the socket to the call. */
export function createCallStream({ origin, check, admit, onError }: Deps) {
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
    closeTimeout: closeAnswerTimeoutMs,
  }
  const server = new WebSocketServer(options)

  async function open({ socket, wire }: CallSocket, request: ConnectRequest) {
    socket.on('error', () => {
      // A close event follows; without a listener the error would end the process.
    })
    // Reads nothing before the call has added its listeners.
    socket.pause()
    const refusal = await admit({ socket, wire }, request).catch((error: unknown) => {
      onError(error)
      return 'serverFailed' as const
    })
    socket.resume()
    if (refusal) socket.close(closeCodes[refusal].code)
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, target: Target) {
    const { url, callId } = target
    const isCallId = z.uuid().safeParse(callId).success
    const connect = readConnectRequest(url, callId)
    const refusal = await findRefusal(isCallId, connect)
    if (refusal || !connect) return refuse(socket, refusal ?? 'TICKET_INVALID')
    server.handleUpgrade(request, socket, head, (client) => {
      void open({ socket: client, wire: socket }, connect)
    })
  }

  async function findRefusal(isCallId: boolean, connect: ConnectRequest | null) {
    if (!isCallId) return 'NOT_FOUND'
    if (!connect) return 'TICKET_INVALID'
    return check(connect).catch((error: unknown) => {
      onError(error)
      return 'SERVER_FAILED' as const
    })
  }

  return {
    /** Upgrades the request. Returns false when its path is not that of a call. */
    onUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      const url = parseUrl(request.url)
      const callId = callIdPattern.exec(url?.pathname ?? '')?.[1]
      if (!url || callId === undefined) return false
      socket.on('error', () => socket.destroy())
      // Non-browser clients send no Origin header.
      if ((request.headers.origin ?? origin) !== origin) {
        refuse(socket, 'ORIGIN_REFUSED')
        return true
      }
      void upgrade(request, socket, head, { url, callId })
      return true
    },

    /** Closes the sockets after the calls have ended; disconnects clients that do not answer. */
    async close() {
      const closes = [...server.clients].map((client) => once(client, 'close'))
      await Promise.race([Promise.all(closes), sleep(closeTimeoutMs)])
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

type Target = { url: URL; callId: string }

/** Answers instead of the upgrade, with the API's problem JSON. */
function refuse(socket: Duplex, code: ErrorCode) {
  const { status } = errorCodes[code]
  const body = JSON.stringify(createProblem(code))
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  )
}

const frameNumber = z.coerce.number().int().min(0).max(0xffff_ffff).catch(0)

function readConnectRequest(url: URL, callId: string): ConnectRequest | null {
  const isBase64 = url.searchParams.get('audio') === 'base64'
  const ticket = url.searchParams.get('ticket')
  const token = url.searchParams.get('resume')
  const lastFramePlayed = frameNumber.parse(url.searchParams.get('lastFrame') ?? 0)
  if (token) return { kind: 'resume', callId, isBase64, token, lastFramePlayed }
  return ticket ? { kind: 'ticket', callId, isBase64, ticket } : null
}

/** Returns null for a malformed path. */
const parseUrl = (path = '/') =>
  URL.canParse(path, placeholderOrigin) ? new URL(path, placeholderOrigin) : null
