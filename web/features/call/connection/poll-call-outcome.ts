import type { CallClock } from '../lifecycle/call-clock'
import type { CallOutcome } from '../lifecycle/call-lifecycle'
import type { CallServer } from './call-server'

type Options = {
  server: Pick<CallServer, 'get'>
  clock: CallClock
  /**
   * Whether another window took the call over. If the call is still live, it continues there, and the outcome for this
   * page is 'taken-over'.
   */
  isTakenOver: boolean
  onOutcome(outcome: CallOutcome): void
}

/** Time between two requests while the server is still settling the call. */
const pollIntervalMs = 2_000

/** Polls the server until the call's outcome is known. Returns a function that stops the polling. */
export function pollCallOutcome(
  callId: string,
  { server, clock, isTakenOver, onOutcome }: Options,
) {
  let isStopped = false
  let cancelRetry = () => {}

  async function poll() {
    const status = await server.get({ id: callId }).catch(() => null)
    if (isStopped) return
    const outcome = status && toOutcome(status, isTakenOver)
    if (outcome) return onOutcome(outcome)
    cancelRetry = clock.schedule(pollIntervalMs, poll)
  }

  void poll()
  return () => {
    isStopped = true
    cancelRetry()
  }
}

/** Asks the server once; returns null while the call is live, or when the server does not answer. */
export async function fetchCallOutcome(server: Pick<CallServer, 'get'>, callId: string) {
  const status = await server.get({ id: callId }).catch(() => null)
  return status && toOutcome(status)
}

function toOutcome(
  status: Awaited<ReturnType<CallServer['get']>>,
  isTakenOver = false,
): CallOutcome | null {
  switch (status.state) {
    case 'settled':
      return { kind: 'settled', reason: status.reason, receipt: status.receipt }
    case 'released':
      return { kind: 'released' }
    case 'live':
      return isTakenOver ? { kind: 'taken-over' } : null
  }
}
