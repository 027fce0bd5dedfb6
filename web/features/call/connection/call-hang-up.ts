import type { CallClock } from '../lifecycle/call-clock'
import type { CallOutcome } from '../lifecycle/call-lifecycle'
import type { CallConnection } from './call-connection'
import type { CallServer } from './call-server'
import { pollCallOutcome } from './poll-call-outcome'

/** How long to wait for the server's `call.ended` event before polling the outcome. */
const outcomeTimeoutMs = 6_000

type CallHangUpDeps = {
  server: Pick<CallServer, 'get'>
  clock: CallClock
  onOutcome(outcome: CallOutcome): void
}

/** Creates the functions that hang up and find out the call's outcome. At most one poll runs at a time. */
export function createCallHangUp({ server, clock, onOutcome }: CallHangUpDeps) {
  let stopPolling = () => {}

  function startPolling(callId: string, isTakenOver = false) {
    stopPolling()
    stopPolling = pollCallOutcome(callId, { server, clock, isTakenOver, onOutcome })
  }

  return {
    startPolling,
    /**
     * Sends the hang-up, and polls the outcome if the server does not report it in time. Call it
     * again after each reconnection, because a dropped connection may have lost the message.
     */
    sendHangUp(connection: Pick<CallConnection, 'send'>, callId: string) {
      connection.send({ type: 'call.hang_up' })
      stopPolling()
      stopPolling = clock.schedule(outcomeTimeoutMs, () => startPolling(callId))
    },
    stopPolling: () => stopPolling(),
  }
}
