import type { AudioFrame } from '../../../../contract/audio-frame'
import type { ClientEvent } from '../../../../contract/call-client-events'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { canResumeAfter } from '../../../../contract/close-codes'
import { callStreamPath } from '../../../../contract/paths'
import type { CallClock } from '../lifecycle/call-clock'
import type { CallSocket, OpenCallSocket } from './call-socket'
import { createEventDeduplicator } from './event-deduplicator'
import { createUnconfirmedMessages } from './unconfirmed-messages'

export type CallConnection = {
  /** Opens the call's first socket; the URL carries the ticket. */
  open(url: string): void
  /** Reconnects, and retries until the call is resumed or refused, or `suspend` or `close` is called. */
  resume(callId: string): void
  /** Disconnects until `resume` is called. */
  suspend(): void
  /**
   * Call it when the network changes or the page is visible again. Connects immediately if a retry is scheduled or the
   * current attempt has had no answer for a second. Otherwise requests an answer from the server, so that a dead
   * connection is detected sooner.
   */
  check(): void
  /** Drops the socket, which is known to be dead, and reports it as lost. Does nothing without a socket. */
  dropDeadSocket(): void
  /**
   * Returns false without an open socket. Typed or recognised words that a dead connection may have lost are sent again
   * after the reconnection.
   */
  send(event: ClientEvent): boolean
  /** `frameNumber` counts from the start of the call, across page reloads. */
  sendMicrophone(pcm: Int16Array, frameNumber: number): void
  close(): void
  /** Number of the next microphone frame: one more than the last that was passed to `sendMicrophone`. */
  getNextMicrophoneFrameNumber(): number
}

type Options = {
  openSocket: OpenCallSocket
  clock: CallClock
  /** Number of the first microphone frame; not 0 after a reload. */
  firstMicrophoneFrameNumber: number
  resumeToken(): string
  lastFramePlayed(): number
  onEvent(event: ServerEvent): void
  onFrame(frame: AudioFrame): void
  onLost(): void
  /**
   * Called when nothing has arrived for so long that the socket may be dead, and when a message arrives after all
   * or the socket is closed.
   */
  onUnstable(isUnstable: boolean): void
  /** Called when a socket was closed before it opened. The call may be over. */
  onNotConnected(): void
  /** Called when the server has closed the socket with a code that does not allow resuming. */
  onRefused(code: number): void
}

/**
 * The server is asked for an answer when nothing has arrived for this long. While neither side speaks, the server
 * sends nothing but `call.meter`, every 5 s.
 */
const probeAfterMs = 2_000
/** Without an answer for this long after the request, the connection is unstable. */
const unstableAfterMs = 1_500
/** Without an answer for this long after the request, the socket is dead. Slow networks stall for 3 to 4 s. */
const maxStallMs = 4_500

/** After a network change or a suspension of the page, a socket without an answer for this long is dead. */
const answerTimeoutMs = 2_500
/** When a timer fires more than this too late, the page was suspended. */
const maxTimerDelayMs = 1_000

/** Delays before the first attempts to reconnect. Short, because most connections drop when the network changes. */
const firstResumeDelaysMs = [150, 400, 900, 1_600]
const maxResumeDelayMs = 3_000
/** An attempt without an answer for this long has failed. Browsers themselves wait for minutes. */
const maxAttemptMs = 5_000
/** When the network changes, an attempt that is older than this is replaced by a new one. */
const maxAttemptMsAfterChange = 1_000

/** Keeps a call connected over any number of sockets, and replaces each socket that drops. */
export function createCallConnection(options: Options): CallConnection {
  const { openSocket, clock, onEvent, onFrame, onLost, onRefused } = options
  const isNew = createEventDeduplicator()
  const unconfirmed = createUnconfirmedMessages()
  let socket: CallSocket | null = null
  /** When the current socket last delivered a message; 0 if it has delivered none. */
  let receivedAtMs = 0
  /** When the current attempt to resume began; null while there is none. */
  let attemptedAtMs: number | null = null
  let nextMicrophoneFrameNumber = options.firstMicrophoneFrameNumber
  let cancelRetry = () => {}
  let cancelSilenceTimer = () => {}
  let retryNow: (() => void) | null = null
  let probeConnection = () => {}
  let dropSocket = () => {}
  let isUnstable = false

  function setUnstable(isNowUnstable: boolean) {
    if (isUnstable === isNowUnstable) return
    isUnstable = isNowUnstable
    options.onUnstable(isUnstable)
  }

  function connect(url: string, onDropped: () => void) {
    socket?.close()
    cancelSilenceTimer()
    unconfirmed.confirmUntil(receivedAtMs)
    receivedAtMs = 0
    /**
     * 'off': nothing has arrived yet. 'waiting': the server has answered every probe, and the next one is sent after
     * a silence. 'probed': a probe was sent after a silence, and any message shows that the socket is alive. 'checked':
     * a probe was sent after a network change or a suspension of the page, and only an event shows that the socket is
     * alive.
     */
    let watch: 'off' | 'waiting' | 'probed' | 'checked' = 'off'

    const drop = () => {
      cancelSilenceTimer()
      setUnstable(false)
      socket?.close()
      socket = null
      attemptedAtMs = null
      onDropped()
    }
    dropSocket = drop
    const sendProbe = () => socket?.send({ type: 'session.update', session: { type: 'realtime' } })
    const schedule = (delayMs: number, action: () => void) => {
      cancelSilenceTimer()
      const dueAtMs = clock.now() + delayMs
      cancelSilenceTimer = clock.schedule(delayMs, () =>
        // After a stall of the page, unread messages may be waiting.
        clock.now() - dueAtMs > maxTimerDelayMs ? probeConnection() : action(),
      )
    }
    const watchSilence = () => {
      watch = 'waiting'
      const silentMs = clock.now() - receivedAtMs
      if (silentMs < probeAfterMs) return schedule(probeAfterMs - silentMs, watchSilence)
      watch = 'probed'
      sendProbe()
      schedule(unstableAfterMs, () => {
        setUnstable(true)
        schedule(maxStallMs - unstableAfterMs, drop)
      })
    }
    probeConnection = () => {
      if (!sendProbe()) return
      watch = 'checked'
      cancelSilenceTimer()
      cancelSilenceTimer = clock.schedule(answerTimeoutMs, drop)
    }
    // While `watch` is 'checked', audio proves nothing, because it may have been on its way before the change.
    const recordActivity = (received: 'event' | 'frame') => {
      receivedAtMs = clock.now()
      attemptedAtMs = null
      setUnstable(false)
      if (watch !== 'waiting' && (received === 'event' || watch !== 'checked')) watchSilence()
    }
    socket = openSocket(url, {
      onEvent(event) {
        recordActivity('event')
        if (isNew(event)) onEvent(event)
        if (event.type === 'call.resumed')
          for (const message of unconfirmed.listForResend(clock.now())) socket?.send(message)
      },
      onFrame(frame) {
        recordActivity('frame')
        onFrame(frame)
      },
      onClosed(code, wasOpen) {
        cancelSilenceTimer()
        setUnstable(false)
        socket = null
        attemptedAtMs = null
        if (!wasOpen) options.onNotConnected()
        return canResumeAfter(code) ? onDropped() : onRefused(code)
      },
    })
  }

  function resume(callId: string, failedAttempts = 0) {
    cancelRetry()
    const reconnect = () => {
      cancelRetry()
      retryNow = null
      const query = new URLSearchParams({
        resume: options.resumeToken(),
        lastFrame: String(options.lastFramePlayed()),
      })
      connect(`${callStreamPath(callId)}?${query}`, () => {
        resume(callId, failedAttempts + 1)
        // Called last: if the call was connected, onLost calls `resume` again, which reconnects sooner.
        onLost()
      })
      attemptedAtMs = clock.now()
      cancelSilenceTimer = clock.schedule(maxAttemptMs, dropSocket)
    }
    retryNow = reconnect
    cancelRetry = clock.schedule(firstResumeDelaysMs[failedAttempts] ?? maxResumeDelayMs, reconnect)
  }

  function disconnect() {
    cancelRetry()
    cancelSilenceTimer()
    setUnstable(false)
    retryNow = null
    attemptedAtMs = null
    socket?.close()
    socket = null
  }

  return {
    open: (url) => connect(url, onLost),
    resume: (callId) => resume(callId),
    suspend: disconnect,
    check() {
      const isAttemptStuck =
        attemptedAtMs !== null && clock.now() - attemptedAtMs > maxAttemptMsAfterChange
      if (isAttemptStuck) dropSocket()
      if (retryNow) retryNow()
      else probeConnection()
    },
    dropDeadSocket() {
      if (socket) dropSocket()
    },
    send(event) {
      const isSent = socket?.send(event) ?? false
      if (isSent) unconfirmed.add(event, clock.now())
      return isSent
    },
    sendMicrophone(pcm, frameNumber) {
      socket?.sendMicrophone(pcm, frameNumber)
      nextMicrophoneFrameNumber = frameNumber + 1
    },
    close: disconnect,
    getNextMicrophoneFrameNumber: () => nextMicrophoneFrameNumber,
  }
}
