import type { Clock } from '../../../../voice/ports/clock'
import type { Database } from '../../../platform/database/open-database'
import { repeat } from '../../../platform/repeat'
import type { LiveCall } from './live-call'
import { saveHeartbeats, saveTurns } from './save-heartbeats'

/** The time after a crash for which we do not charge: the caller pays up to the last heartbeat. */
const heartbeatMs = 5_000
/** A client that is silent at two checks is disconnected: within 10 s, however slow the database. */
const livenessCheckMs = 5_000

/** After a longer delay a check says nothing about the clients. */
const maxDelayMs = 1_000

type Deps = {
  db: Database
  clock: Clock
  /** Identifies this process among those that share the database. */
  owner: string
  onError(error: unknown): void
  /** The number of calls has changed. */
  onCount?(liveCalls: number): void
}

export type LiveCalls = ReturnType<typeof createLiveCalls>

/** The calls of this process, and the heartbeat that stores their figures. */
export function createLiveCalls({ db, clock, owner, onError, onCount }: Deps) {
  const calls = new Map<string, LiveCall>()
  let stopHeartbeat = async () => {}
  let checkedAtMs = clock.monotonicMs()
  let stopLivenessChecks = async () => {}

  async function sendHeartbeat() {
    const running = [...calls.values()]
    if (running.length === 0) return
    const owned = await saveHeartbeats(db, owner, running.map(toHeartbeat))
    const turnsByCall = running.map(({ facts, turns }) => ({
      callId: facts.id,
      turns: [...turns.unsaved],
    }))
    await saveTurns(db, owner, turnsByCall)
    for (const [index, call] of running.entries()) {
      call.turns.remove(turnsByCall[index]?.turns ?? [])
      // Settled or claimed by another process while this one was blocked.
      if (!owned.has(call.facts.id) && call.state !== 'closing') void call.end('server-stopping')
    }
  }

  async function checkAllAlive() {
    const nowMs = clock.monotonicMs()
    const isLate = nowMs - checkedAtMs > livenessCheckMs + maxDelayMs
    checkedAtMs = nowMs
    // This process was blocked: what clients have sent meanwhile is not read yet.
    if (isLate) return
    for (const call of calls.values()) call.checkAlive()
  }

  return {
    owner,
    find: (callId: string) => calls.get(callId),
    add(call: LiveCall) {
      calls.set(call.facts.id, call)
      onCount?.(calls.size)
    },
    remove(call: LiveCall) {
      calls.delete(call.facts.id)
      onCount?.(calls.size)
    },
    start() {
      stopHeartbeat = repeat(clock, heartbeatMs, sendHeartbeat, onError)
      stopLivenessChecks = repeat(clock, livenessCheckMs, checkAllAlive, onError)
    },
    /** Ends every call; resolves when all are settled. */
    async stop() {
      await Promise.all([stopHeartbeat(), stopLivenessChecks()])
      await Promise.all([...calls.values()].map((call) => call.end('server-stopping')))
    },
  }
}

const toHeartbeat = (call: LiveCall) => ({
  callId: call.facts.id,
  epoch: call.facts.epoch,
  state: call.state,
  figures: call.readFigures(),
})
