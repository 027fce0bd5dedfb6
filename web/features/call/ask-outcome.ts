import type { CallClock } from './call-clock'
import type { CallOutcome } from './call-lifecycle'
import type { CallServer } from './reserve-line'

type Options = {
  server: Pick<CallServer, 'get'>
  clock: CallClock
  /** The line went to another window: a call that is live is live there. */
  isTakenOver: boolean
  onTold(outcome: CallOutcome): void
}

/** A call that is still being settled is asked about again after this. */
const askAgainMs = 2_000

/** Asks what became of a call until it is known; answers with how to stop asking. */
export function askOutcome(callId: string, { server, clock, isTakenOver, onTold }: Options) {
  let isStopped = false
  let stopWaiting = () => {}

  async function ask() {
    const answer = await server.get({ id: callId }).catch(() => null)
    if (isStopped) return
    const outcome = answer && outcomeOf(answer, isTakenOver)
    if (outcome) return onTold(outcome)
    stopWaiting = clock.after(askAgainMs, ask)
  }

  void ask()
  return () => {
    isStopped = true
    stopWaiting()
  }
}

function outcomeOf(
  answer: Awaited<ReturnType<CallServer['get']>>,
  isTakenOver: boolean,
): CallOutcome | null {
  switch (answer.state) {
    case 'settled':
      return { kind: 'settled', reason: answer.reason, receipt: answer.receipt }
    case 'released':
      return { kind: 'released' }
    case 'live':
      return isTakenOver ? { kind: 'elsewhere' } : null
  }
}
