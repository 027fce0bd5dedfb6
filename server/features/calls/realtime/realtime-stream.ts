import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { CloseReason } from '../../../../contract/close-codes'
import { fixedApiPaths } from '../../../../contract/paths'
import { ApplicationError } from '../../../platform/application-error'
import { refuseUpgradeWith } from '../../../platform/http/refuse-upgrade'
import type { Network } from '../../../platform/rate-limits/consume-for-network'
import type { CallSocket } from '../stream/call-connection'
import { createCallSocketServer } from '../stream/call-socket-server'
import type { ConnectRequest } from '../stream/call-stream'
import type { RealtimeCallRequest } from './reserve-realtime-call'

/** Larger than an event with the longest accepted audio. */
const maxMessageBytes = 512 * 1_024

type ReservedCall = { callId: string; userId: string; ticket: string }

type Deps = {
  /** Reserves a call, or throws an ApplicationError. */
  reserve(callRequest: RealtimeCallRequest): Promise<ReservedCall>
  /** Releases a reservation that will not be used. */
  release(call: ReservedCall): Promise<unknown>
  isVoiceAvailable(request: IncomingMessage): boolean
  /** Returns where a request comes from; null for a loopback request, which is not limited. */
  getNetwork(request: IncomingMessage): Network | null
  /** Connects the WebSocket to its call. Returns null, or why the WebSocket must be closed. */
  admit(callSocket: CallSocket, connectRequest: ConnectRequest): Promise<CloseReason | null>
  onError(error: unknown): void
}

/**
 * Upgrades `/v1/realtime?model=<agentId>` for programs with an API key (docs/decisions/060).
 * Refuses invalid requests before the upgrade, with the API's problem JSON.
 */
export function createRealtimeStream(deps: Deps) {
  const { reserve, release, isVoiceAvailable, getNetwork, admit, onError } = deps
  const socketServer = createCallSocketServer({ maxMessageBytes, subprotocol: 'realtime', onError })

  async function openCall(
    request: IncomingMessage,
    tcpSocket: Duplex,
    head: Buffer,
    agentId: string,
  ) {
    const reservedCall = await reserve({
      key: readKey(request),
      agentId,
      isVoiceAvailable: isVoiceAvailable(request),
      network: getNetwork(request),
    })
    const { callId, ticket } = reservedCall
    let isUpgraded = false
    const releaseUnlessUpgraded = () => {
      if (!isUpgraded) release(reservedCall).catch(onError)
    }
    if (tcpSocket.destroyed) return releaseUnlessUpgraded()
    tcpSocket.once('close', releaseUnlessUpgraded)
    socketServer.upgrade(request, tcpSocket, head, (callSocket) => {
      isUpgraded = true
      return admit(callSocket, {
        kind: 'ticket',
        callId,
        ticket,
        isBase64: true,
        isRealtimeClient: true,
      })
    })
  }

  function refuseRequest(tcpSocket: Duplex, error: unknown) {
    if (error instanceof ApplicationError)
      return refuseUpgradeWith(tcpSocket, error.code, error.details)
    onError(error)
    refuseUpgradeWith(tcpSocket, 'SERVER_FAILED')
  }

  return {
    /** Upgrades the request. Returns false for another path. */
    onUpgrade(request: IncomingMessage, tcpSocket: Duplex, head: Buffer) {
      const agentId = readCompanionId(request.url)
      if (agentId === null) return false
      tcpSocket.on('error', () => tcpSocket.destroy())
      // Only browsers send Origin. A key must not be in a page, because every visitor could use it.
      if (request.headers.origin === undefined)
        void openCall(request, tcpSocket, head, agentId).catch((error: unknown) =>
          refuseRequest(tcpSocket, error),
        )
      else refuseUpgradeWith(tcpSocket, 'ORIGIN_REFUSED')
      return true
    },
    close: socketServer.close,
  }
}

const readKey = ({ headers }: IncomingMessage) =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''

/** Returns the companion's id, empty when absent; null for another path. */
function readCompanionId(url = '/') {
  const base = 'http://realtime'
  if (!URL.canParse(url, base)) return null
  const { pathname, searchParams } = new URL(url, base)
  return pathname === fixedApiPaths.realtime ? (searchParams.get('model') ?? '') : null
}
