import type { Clock } from '../../../../voice/ports/clock'
import type { Database } from '../../../platform/database/open-database'
import { repeat } from '../../../platform/repeat'
import type { LiveCall } from './live-call'
import { saveHeartbeats, saveTurns } from './save-heartbeats'

/** The caller pays up to the last heartbeat, so a crash makes at most this much time free. */
const heartbeatIntervalMs = 5_000
/**
 * A client without activity between two checks is disconnected, at most 10 s after its last
 * activity.
 */
const livenessCheckIntervalMs = 5_000
/**
 * While the caller only listens, pongs are the client's only activity. Audio sent since the last
 * activity is kept in memory for a resume; with two pings per check, less audio is kept.
 */
const pingIntervalMs = livenessCheckIntervalMs / 2

/** A ping or check that is later than this is skipped, because the process was blocked. */
const maxDelayMs = 1_000

type Deps = {
  db: Database
  clock: Clock
  /** Identifies this process among those that share the database. */
  owner: string
  onError(error: unknown): void
  /** Called with the number of live calls when it has changed. */
  onCountChanged?(liveCalls: number): void
}

export type LiveCalls = ReturnType<typeof createLiveCalls>

/**
 * Keeps the live calls of this process, stores their figures and turns regularly, and pings their
 * clients.
 */
export function createLiveCalls({ db, clock, owner, onError, onCountChanged }: Deps) {
  const calls = new Map<string, LiveCall>()
  let stopHeartbeats = async () => {}
  let pingedAtMs = clock.monotonicMs()
  let shouldCheckNext = false
  let stopPings = async () => {}

  async function storeHeartbeats() {
    const runningCalls = [...calls.values()]
    if (runningCalls.length === 0) return
    const ownedCallIds = await saveHeartbeats(db, owner, runningCalls.map(toHeartbeat))
    const turnsByCall = runningCalls.map(({ facts, turns }) => ({
      callId: facts.id,
      turns: [...turns.unsaved],
    }))
    await saveTurns(db, owner, turnsByCall)
    for (const [index, call] of runningCalls.entries()) {
      call.turns.remove(turnsByCall[index]?.turns ?? [])
      // The call was settled, or claimed by another process, while this process was blocked.
      if (!ownedCallIds.has(call.facts.id) && call.state !== 'closing')
        void call.end('server-stopping')
    }
  }

  /**
   * Pings all clients. Every second time it calls `checkAlive`, which disconnects inactive clients
   * instead of pinging them.
   */
  async function pingAll() {
    const nowMs = clock.monotonicMs()
    const isLate = nowMs - pingedAtMs > pingIntervalMs + maxDelayMs
    const shouldCheck = shouldCheckNext
    pingedAtMs = nowMs
    shouldCheckNext = !shouldCheck
    // This process was blocked: it has not read yet what clients have sent in the meantime.
    if (isLate) return
    for (const call of calls.values()) shouldCheck ? call.checkAlive() : call.ping()
  }

  return {
    owner,
    find: (callId: string) => calls.get(callId),
    add(call: LiveCall) {
      calls.set(call.facts.id, call)
      onCountChanged?.(calls.size)
    },
    remove(call: LiveCall) {
      calls.delete(call.facts.id)
      onCountChanged?.(calls.size)
    },
    start() {
      stopHeartbeats = repeat(clock, heartbeatIntervalMs, storeHeartbeats, onError)
      stopPings = repeat(clock, pingIntervalMs, pingAll, onError)
    },
    /** Ends every call; resolves when each is settled, or when its settlement has failed. */
    async stop() {
      await Promise.all([stopHeartbeats(), stopPings()])
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
