import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerOptions, WebSocketServer } from 'ws'
import { type CloseReason, closeCodes } from '../../../../contract/close-codes'
import type { CallSocket } from './call-connection'

/** How long `close` waits for clients to answer the close frame. */
const stopTimeoutMs = 1_000
/**
 * Maximum number of fragments of one message, empty ones included. The library emits no event
 * before the last fragment arrives, so no limit of `message-limits.ts` counts fragments. A message
 * with more fragments closes the socket with code 1008. Clients and proxies send only a few fragments
 * per message.
 */
const maxFragments = 256
/** How long a client has to answer a close frame before it is disconnected. */
const closeAnswerTimeoutMs = 5_000

type Deps = {
  /** A longer message closes the socket with code 1009 (RFC 6455, 7.4.1). */
  maxMessageBytes: number
  /** The only subprotocol that is accepted; none by default. */
  subprotocol?: string
  onError(error: unknown): void
}

/** Opens the WebSockets of calls. */
export function createCallSocketServer({ maxMessageBytes, subprotocol, onError }: Deps) {
  const options: ServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: maxMessageBytes,
    maxFragments,
    perMessageDeflate: false,
    closeTimeout: closeAnswerTimeoutMs,
    ...(subprotocol !== undefined && {
      handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
    }),
  }
  const server = new WebSocketServer(options)

  async function openSocket(
    { socket, tcpSocket }: CallSocket,
    admit: (callSocket: CallSocket) => Promise<CloseReason | null>,
  ) {
    socket.on('error', () => {
      // A close event follows; without a listener the error would end the process.
    })
    // Paused, so that no message arrives before the call has added its listeners.
    socket.pause()
    const closeReason = await admit({ socket, tcpSocket }).catch((error: unknown) => {
      onError(error)
      return 'serverFailed' as const
    })
    socket.resume()
    if (closeReason) socket.close(closeCodes[closeReason].code)
  }

  return {
    /**
     * Upgrades the request, and passes the WebSocket to `admit`. Closes the WebSocket when `admit`
     * returns a reason.
     */
    upgrade(
      request: IncomingMessage,
      tcpSocket: Duplex,
      head: Buffer,
      admit: (callSocket: CallSocket) => Promise<CloseReason | null>,
    ) {
      server.handleUpgrade(request, tcpSocket, head, (socket) => {
        void openSocket({ socket, tcpSocket }, admit)
      })
    },

    /**
     * To be called after all calls have ended: the end of a call closes its socket. Waits a moment
     * for the clients to answer the close frame, and disconnects those that do not.
     */
    async close() {
      const closes = [...server.clients].map((client) => once(client, 'close'))
      await Promise.race([Promise.all(closes), sleep(stopTimeoutMs)])
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}
