import { askOutcome } from './ask-outcome'
import type { CallClock } from './call-clock'
import type { CallOutcome } from './call-lifecycle'
import type { CallLine } from './call-line'
import type { CallServer } from './reserve-line'

/** A server that says nothing after the hang-up is asked after this. */
const endingPatienceMs = 6_000

type Means = {
  server: Pick<CallServer, 'get'>
  clock: CallClock
  onTold(outcome: CallOutcome): void
}

/** Hangs up and finds out what became of the call, one question at a time. */
export function createCallHangUp({ server, clock, onTold }: Means) {
  let stopAsking = () => {}

  function ask(callId: string, isTakenOver: boolean) {
    stopAsking()
    stopAsking = askOutcome(callId, { server, clock, isTakenOver, onTold })
  }

  return {
    ask,
    /** Again each time the line is back: what was sent into a dying one never arrived. */
    hangUp(line: Pick<CallLine, 'send'>, callId: string) {
      line.send({ type: 'call.hang_up' })
      stopAsking()
      stopAsking = clock.after(endingPatienceMs, () => ask(callId, false))
    },
    stopAsking: () => stopAsking(),
  }
}
