import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { z } from 'zod'
import type { CloseReason } from '../../../../contract/close-codes'
import type { ErrorCode } from '../../../../contract/error-codes'
import { callStreamPath } from '../../../../contract/paths'
import { refuseUpgradeWith } from '../../../platform/http/refuse-upgrade'
import type { CallSocket } from './call-connection'
import { createCallSocketServer } from './call-socket-server'

/** A longer message closes the socket with code 1009 (RFC 6455, 7.4.1). */
const maxMessageBytes = 64 * 1_024

/** Matches the path of a call's stream, and captures the call's id. */
const streamPathPattern = new RegExp(`^${callStreamPath('ID').replace('ID', '([^/]+)')}$`)

/** How a client connects: with the ticket of a new call, or `?resume=` after a lost connection. */
export type ConnectRequest = {
  callId: string
  /** Whether to send audio as base64 in JSON instead of binary frames. */
  isBase64: boolean
  /** Whether the client speaks the OpenAI Realtime protocol. */
  isRealtimeClient?: true
} & (
  | { kind: 'ticket'; ticket: string }
  | { kind: 'resume'; token: string; lastFramePlayed: number }
)

/** A base for URL parsing; only the path and the query are used. */
const placeholderOrigin = 'http://stream'

type Deps = {
  /** The only origin whose pages may connect: browsers apply no CORS to WebSockets. */
  origin: string
  /**
   * Checks a request before its WebSocket is opened. Returns the reason for a refusal, otherwise
   * null. Does not use up the ticket or the token.
   */
  check(connectRequest: ConnectRequest): Promise<ErrorCode | null>
  /** Connects the WebSocket to its call. Returns null, or why the WebSocket must be closed. */
  admit(callSocket: CallSocket, connectRequest: ConnectRequest): Promise<CloseReason | null>
  onError(error: unknown): void
}

/** Upgrades requests for a call's WebSocket, and hands the WebSocket to the call. */
export function createCallStream({ origin, check, admit, onError }: Deps) {
  const socketServer = createCallSocketServer({ maxMessageBytes, onError })

  async function upgrade(
    request: IncomingMessage,
    tcpSocket: Duplex,
    head: Buffer,
    target: Target,
  ) {
    const { url, callId } = target
    const isCallId = z.uuid().safeParse(callId).success
    if (!isCallId) return refuseUpgradeWith(tcpSocket, 'NOT_FOUND')
    const connectRequest = readConnectRequest(url, callId)
    if (!connectRequest) return refuseUpgradeWith(tcpSocket, 'TICKET_INVALID')
    const refusal = await check(connectRequest).catch((error: unknown) => {
      onError(error)
      return 'SERVER_FAILED' as const
    })
    if (refusal) return refuseUpgradeWith(tcpSocket, refusal)
    socketServer.upgrade(request, tcpSocket, head, (callSocket) =>
      admit(callSocket, connectRequest),
    )
  }

  return {
    /** Upgrades or refuses a request for the stream of a call. Returns false for any other path. */
    onUpgrade(request: IncomingMessage, tcpSocket: Duplex, head: Buffer) {
      const url = parseUrl(request.url)
      const callId = streamPathPattern.exec(url?.pathname ?? '')?.[1]
      if (!url || callId === undefined) return false
      tcpSocket.on('error', () => tcpSocket.destroy())
      // Non-browser clients send no Origin header.
      if ((request.headers.origin ?? origin) !== origin) {
        refuseUpgradeWith(tcpSocket, 'ORIGIN_REFUSED')
        return true
      }
      void upgrade(request, tcpSocket, head, { url, callId })
      return true
    },

    close: socketServer.close,
  }
}

type Target = { url: URL; callId: string }

const frameNumber = z.coerce.number().int().min(0).max(0xffff_ffff).catch(0)

/** Returns null when the URL has neither a resume token nor a ticket. */
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
