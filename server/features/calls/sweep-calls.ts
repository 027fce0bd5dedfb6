import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { EndReason } from '../../../domain/call-end'
import type { Clock } from '../../../voice/ports/clock'
import type { Database } from '../../platform/database/open-database'
import { calls } from '../../platform/database/tables/call-tables'
import { repeat } from '../../platform/repeat'
import { releaseReservations } from './release-reservations'
import { runningStates } from './running-states'
import { type EnqueueAnalyses, settleRows } from './settle-calls'

/** Four heartbeats were missed: whoever ran the call is gone. */
const deadAfterSeconds = 20

/** « A sweep at start and every 30 s » (03, « A call's life »). */
const sweepEveryMs = 30_000

/** Read at a time, so that no other statement waits for long. */
const callsPerPage = 200
/** Smaller than every other. */
const nilId = '00000000-0000-0000-0000-000000000000'

/** Its ticket opens nothing any more. */
const isExpired = lt(calls.ticketExpiresAt, sql`now()`)

const silentFor = (seconds: number) =>
  lt(calls.heartbeatAt, sql`now() - make_interval(secs => ${seconds})`)

type Options = {
  db: Database
  clock: Clock
  enqueueAnalyses: EnqueueAnalyses
  /** No other process can be running a call when this one starts. */
  isAlone: boolean
  /** A call of this process is its own to end, however long its heartbeats have failed. */
  livesHere(callId: string): boolean
  onFault(error: unknown): void
}

/** Settles, in the caller's favour, the calls that no process runs any more. */
export function createSweep({ db, clock, enqueueAnalyses, isAlone, livesHere, onFault }: Options) {
  let stop = async () => {}

  const settle = (callId: string, reason: EndReason, deadAfter: number) =>
    settleAbandoned(db, enqueueAnalyses, { callId, reason, deadAfter })

  async function sweep(deadAfter: number) {
    await releaseReservations(db, isExpired)
    // One that cannot be settled stands in nobody's way.
    for await (const callId of findDeadCalls(db, deadAfter))
      await settleDead(callId, deadAfter).catch(onFault)
  }

  async function settleDead(callId: string, deadAfter: number) {
    if (!livesHere(callId)) await settle(callId, 'server-stopping', deadAfter)
  }

  return {
    async start() {
      await sweep(isAlone ? 0 : deadAfterSeconds)
      stop = repeat(clock, sweepEveryMs, () => sweep(deadAfterSeconds), onFault)
    },
    stop: () => stop(),

    /** One call, when its process is gone; lets go of all reservations that have run out too. */
    async settleDead(callId: string) {
      await releaseReservations(db, isExpired)
      await settleDead(callId, deadAfterSeconds)
    },

    /** One call, wherever it lives: that process finds at its next heartbeat that it has ended. */
    async eject(callId: string) {
      await releaseReservations(db, eq(calls.id, callId))
      await settle(callId, 'ejected', 0)
    },
  }
}

/** The calls whose owner has given no sign of life for so long. */
async function* findDeadCalls(db: Database, deadAfter: number) {
  let lastId = nilId
  for (;;) {
    const isDead = and(inArray(calls.state, runningStates), silentFor(deadAfter))
    const rows = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(isDead, gt(calls.id, lastId)))
      .orderBy(asc(calls.id))
      .limit(callsPerPage)
    for (const { id } of rows) yield id
    const last = rows.at(-1)
    if (!last || rows.length < callsPerPage) return
    lastId = last.id
  }
}

type Abandoned = { callId: string; reason: EndReason; deadAfter: number }

/**
 * From the last heartbeat, which is in the caller's favour. What holds is asked under the row's
 * lock, so that of several processes one settles, and a call that has shown life since goes on.
 */
const settleAbandoned = (
  db: Database,
  enqueueAnalyses: EnqueueAnalyses,
  { callId, reason, deadAfter }: Abandoned,
) =>
  db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(calls)
      .where(and(eq(calls.id, callId), inArray(calls.state, runningStates), silentFor(deadAfter)))
      .for('update')
    if (!row) return
    const { wallMs, billableMs, durationMs, pauses } = row
    const figures = { wallMs, billableMs, durationMs, pauses }
    const settlement = { callId, reason, figures, turns: [] }
    await settleRows(transaction, enqueueAnalyses, [{ row, settlement }])
  })
