import type { Clock } from '../../../voice/ports/clock'
import type { Database } from '../../platform/database/open-database'
import { repeat } from '../../platform/repeat'
import type { LiveCall } from './live-call'
import { saveHeartbeats, saveTurns } from './save-heartbeats'

/** What a crash may cost us, never the caller (03, « A call's life »). */
const heartbeatMs = 5_000

type Options = {
  db: Database
  clock: Clock
  /** Names this process among those of one database. */
  owner: string
  onFault(error: unknown): void
}

export type LiveCalls = ReturnType<typeof createLiveCalls>

/** The calls of this process, and the one heartbeat that keeps their figures. */
export function createLiveCalls({ db, clock, owner, onFault }: Options) {
  const calls = new Map<string, LiveCall>()
  let stopBeating = async () => {}

  async function beat() {
    const beating = [...calls.values()]
    if (beating.length === 0) return
    for (const call of beating) call.probe()
    const owned = await saveHeartbeats(db, owner, beating.map(toHeartbeat))
    const spoken = beating.map(({ facts, turns }) => ({
      callId: facts.id,
      turns: [...turns.unsaved],
    }))
    await saveTurns(db, owner, spoken)
    for (const [index, call] of beating.entries()) {
      call.turns.forget(spoken[index]?.turns ?? [])
      // Settled or taken over by another process while this one stood still.
      if (!owned.has(call.facts.id) && call.state !== 'closing') void call.end('server-stopping')
    }
  }

  return {
    owner,
    find: (callId: string) => calls.get(callId),
    add: (call: LiveCall) => void calls.set(call.facts.id, call),
    remove: (call: LiveCall) => void calls.delete(call.facts.id),
    start() {
      stopBeating = repeat(clock, heartbeatMs, beat, onFault)
    },
    /** Ends every call in good order; resolves when all are settled. */
    async stop() {
      await stopBeating()
      await Promise.all([...calls.values()].map((call) => call.end('server-stopping')))
    },
  }
}

const toHeartbeat = (call: LiveCall) => ({
  callId: call.facts.id,
  epoch: call.facts.epoch,
  state: call.state,
  figures: call.figures(),
})
