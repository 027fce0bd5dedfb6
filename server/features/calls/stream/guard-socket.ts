import type { WebSocket } from 'ws'
import { type CloseReason, closeCodes } from '../../../../contract/close-codes'
import type { Clock } from '../../../../voice/ports/clock'
import { createMessageLimit, uncountedAllowance, type Verdict } from './message-limits'

export type GuardedSocket = {
  /** Whether the close frame was sent, or the socket is closed. */
  isClosing(): boolean
  /** When the client was last active (`monotonicMs` of the clock). */
  lastActivityMs(): number
  /** Sends the close frame, unless it was sent before. */
  close(reason: CloseReason): void
  /** Disconnects the client without sending a close frame. */
  terminate(): void
  ping(): void
  /** Disconnects a client that has not been active since the last check; pings any other. */
  checkAlive(): void
  /**
   * Warns the client if the verdict is `warn`, and closes the socket if it is `close`. Returns
   * whether it is `accept`.
   */
  applyVerdict(verdict: Verdict, reason: CloseReason): boolean
}

/**
 * Watches the WebSocket of a call: records when the client was last active, disconnects a client
 * that sends a flood of frames that no other limit counts, and reports the loss of the connection.
 */
export function guardSocket({
  socket,
  clock,
  onMessage,
  onPong,
  onLost,
  beforeWrite,
  warn,
}: {
  socket: WebSocket
  clock: Pick<Clock, 'monotonicMs'>
  /** Handles a message; not called after the close frame was sent. */
  onMessage(data: Buffer, isBinary: boolean, nowMs: number): void
  /** The client answered a ping. */
  onPong(): void
  /** The connection is closed. lastActivityMs: when the client was last active (`monotonicMs`). */
  onLost(lastActivityMs: number): void
  /** Sends what must come before a ping or the close frame. */
  beforeWrite(): void
  /** Warns the client that it sends too much. */
  warn(): void
}): GuardedSocket {
  const uncountedLimit = createMessageLimit(uncountedAllowance)
  let isClosing = false
  let wasActive = true
  let lastActivityMs = clock.monotonicMs()
  let wasTerminated = false

  function recordActivity() {
    wasActive = true
    lastActivityMs = clock.monotonicMs()
    return lastActivityMs
  }

  /**
   * Disconnects the client. `onLost` then gets the time of the client's last activity; after any
   * other close it gets the time of the close.
   */
  function terminate() {
    wasTerminated = true
    socket.terminate()
  }

  function limitUncounted(nowMs: number) {
    if (uncountedLimit.consume(1, nowMs) !== 'accept') terminate()
  }

  function ping() {
    beforeWrite()
    if (socket.readyState === socket.OPEN) socket.ping()
  }

  function close(reason: CloseReason) {
    if (isClosing) return
    beforeWrite()
    isClosing = true
    socket.close(closeCodes[reason].code)
  }

  socket.on('message', (data, isBinary) => {
    if (!Buffer.isBuffer(data)) return
    const nowMs = recordActivity()
    if (isClosing) limitUncounted(nowMs)
    else onMessage(data, isBinary, nowMs)
  })
  socket.on('ping', () => limitUncounted(clock.monotonicMs()))
  socket.on('pong', () => {
    limitUncounted(recordActivity())
    onPong()
  })
  socket.once('close', () => {
    isClosing = true
    onLost(wasTerminated ? lastActivityMs : clock.monotonicMs())
  })

  return {
    isClosing: () => isClosing,
    lastActivityMs: () => lastActivityMs,
    close,
    terminate,
    ping,
    checkAlive() {
      if (!wasActive) return terminate()
      wasActive = false
      ping()
    },
    applyVerdict(verdict, reason) {
      if (verdict === 'warn') warn()
      if (verdict === 'close') close(reason)
      return verdict === 'accept'
    },
  }
}
