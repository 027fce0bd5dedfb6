import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { EndReason } from '../../../../domain/call-end'
import type { Clock } from '../../../../voice/ports/clock'
import { nilId } from '../../../platform/database/nil-id'
import type { Database } from '../../../platform/database/open-database'
import { calls, isRunningCall } from '../../../platform/database/tables/call-tables'
import { repeat } from '../../../platform/repeat'
import { lockAccountsOfCalls } from '../../../users/lock-account'
import { releaseReservations } from '../call-repository'
import { type EnqueueAnalyses, settleRows } from './settle-calls'

/** After four missed heartbeats, the call's process is considered gone. */
const abandonedAfterSeconds = 20

const sweepIntervalMs = 30_000

/** Limited, so that other statements do not wait long. */
const callsPerPage = 200

const isTicketExpired = lt(calls.ticketExpiresAt, sql`now()`)

const hasNoHeartbeatFor = (seconds: number) =>
  lt(calls.heartbeatAt, sql`now() - make_interval(secs => ${seconds})`)

type Deps = {
  db: Database
  clock: Clock
  enqueueAnalyses: EnqueueAnalyses
  /**
   * Whether no other process shares the database, so that no call can be running when this process
   * starts.
   */
  isOnlyProcess: boolean
  /**
   * Whether this process runs the call. Its own calls are not swept, even if storing heartbeats has
   * failed for a long time.
   */
  isRunningHere(callId: string): boolean
  onError(error: unknown): void
}

/**
 * Releases the reservations whose tickets have expired, and settles abandoned calls, which no
 * process runs any more, in the caller's favour. Abandoned calls of a hosted voice service are left
 * to sweep-hosted-calls.ts.
 */
export function createSweep({
  db,
  clock,
  enqueueAnalyses,
  isOnlyProcess,
  isRunningHere,
  onError,
}: Deps) {
  let stop = async () => {}

  const settle = (callId: string, reason: EndReason, minHeartbeatAgeSeconds: number) =>
    settleFromLastHeartbeat(db, enqueueAnalyses, { callId, reason, minHeartbeatAgeSeconds })

  async function sweep(heartbeatAgeSeconds: number) {
    await releaseReservations(db, isTicketExpired)
    // A call that cannot be settled must not block the others.
    for await (const callId of findAbandonedCalls(db, heartbeatAgeSeconds))
      await settleUnlessRunningHere(callId, heartbeatAgeSeconds).catch(onError)
  }

  async function settleUnlessRunningHere(callId: string, heartbeatAgeSeconds: number) {
    if (!isRunningHere(callId)) await settle(callId, 'server-stopping', heartbeatAgeSeconds)
  }

  return {
    async start() {
      await sweep(isOnlyProcess ? 0 : abandonedAfterSeconds)
      stop = repeat(clock, sweepIntervalMs, () => sweep(abandonedAfterSeconds), onError)
    },
    stop: () => stop(),

    /** Settles one call if its process is gone. Releases all expired reservations too. */
    async settleIfAbandoned(callId: string) {
      await releaseReservations(db, isTicketExpired)
      await settleUnlessRunningHere(callId, abandonedAfterSeconds)
    },

    /**
     * Releases a call's reservation, or settles the call, whichever process runs it. That process
     * stops the call at its next heartbeat. Does not settle a call of a hosted voice service.
     */
    async endCall(callId: string, reason: EndReason) {
      await releaseReservations(db, eq(calls.id, callId))
      await settle(callId, reason, 0)
    },
  }
}

/** Finds the calls without a heartbeat for this long, page by page. */
async function* findAbandonedCalls(db: Database, heartbeatAgeSeconds: number) {
  let lastId = nilId
  for (;;) {
    const isAbandoned = and(
      eq(calls.provider, 'amivoix'),
      isRunningCall,
      hasNoHeartbeatFor(heartbeatAgeSeconds),
    )
    const rows = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(isAbandoned, gt(calls.id, lastId)))
      .orderBy(asc(calls.id))
      .limit(callsPerPage)
    for (const { id } of rows) yield id
    const lastRow = rows.at(-1)
    if (!lastRow || rows.length < callsPerPage) return
    lastId = lastRow.id
  }
}

type CallToSettle = { callId: string; reason: EndReason; minHeartbeatAgeSeconds: number }

/**
 * Settles a running call with the figures of its last heartbeat, which is in the caller's favour.
 * The call's state is checked again under the row's lock, so that only one of several processes
 * settles the call, and a call with a newer heartbeat continues.
 */
const settleFromLastHeartbeat = (
  db: Database,
  enqueueAnalyses: EnqueueAnalyses,
  { callId, reason, minHeartbeatAgeSeconds }: CallToSettle,
) =>
  db.transaction(async (transaction) => {
    await lockAccountsOfCalls(transaction, [callId])
    const [row] = await transaction
      .select()
      .from(calls)
      .where(
        and(
          eq(calls.id, callId),
          eq(calls.provider, 'amivoix'),
          isRunningCall,
          hasNoHeartbeatFor(minHeartbeatAgeSeconds),
        ),
      )
      .for('update')
    if (!row) return
    const { wallMs, billableMs, durationMs, pauses } = row
    const figures = { wallMs, billableMs, durationMs, pauses }
    const settlement = { callId, reason, figures, turns: [] }
    await settleRows(transaction, enqueueAnalyses, [{ row, settlement }])
  })
