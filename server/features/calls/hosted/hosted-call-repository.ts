import { and, asc, eq, gt, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { EndReason } from '../../../../domain/call-end'
import type { CreatedHostedCall, HostedTurn } from '../../../../voice/ports/hosted-voice'
import type { CallFigures } from '../../../../voice/session/call-events'
import type { Database } from '../../../platform/database/open-database'
import { calls, conversations, isRunningCall } from '../../../platform/database/tables/call-tables'
import { lockAccountsOfCalls } from '../../../users/lock-account'
import { addTurns } from '../live/save-heartbeats'

/** At most this many calls are listed at once, so that one sweep does not take too long. */
const callsPerSweep = 100

const isHosted = ne(calls.provider, 'amivoix')

export type HostedCallRow = typeof calls.$inferSelect

export type HostedCallRepository = ReturnType<typeof createHostedCallRepository>

export const createHostedCallRepository = (db: Database) => ({
  /** Starts a reserved call and invalidates its ticket. Returns undefined for an invalid ticket. */
  async claim(callId: string, ticketHash: string): Promise<HostedCallRow | undefined> {
    const [row] = await db
      .update(calls)
      .set({ state: 'live', ticketHash: null, startedAt: sql`now()`, heartbeatAt: sql`now()` })
      .where(
        and(
          eq(calls.id, callId),
          isHosted,
          eq(calls.state, 'reserved'),
          eq(calls.ticketHash, ticketHash),
          gt(calls.ticketExpiresAt, sql`now()`),
        ),
      )
      .returning()
    return row
  },

  /**
   * Stores the id and the control URL that the service gave a call. Returns false when the call is
   * no longer running.
   */
  async storeServiceCall(callId: string, { id, controlUrl }: CreatedHostedCall) {
    const rows = await db
      .update(calls)
      .set({ serviceCallId: id, serviceControlUrl: controlUrl })
      .where(and(eq(calls.id, callId), isRunningCall))
      .returning({ id: calls.id })
    return rows.length > 0
  },

  async findRunning(callId: string): Promise<HostedCallRow | undefined> {
    const [row] = await db
      .select()
      .from(calls)
      .where(and(eq(calls.id, callId), isHosted, isRunningCall))
    return row
  },

  /** Returns a user's hosted call, even if it is over. */
  async findOwn(callId: string, userId: string): Promise<HostedCallRow | undefined> {
    const [row] = await db
      .select()
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.userId, userId), isHosted))
    return row
  },

  async startCrisis(callId: string) {
    await db
      .update(calls)
      .set({ crisisSince: sql`coalesce(${calls.crisisSince}, now())` })
      .where(and(eq(calls.id, callId), isRunningCall))
  },

  async endCrisis(callId: string) {
    await db
      .update(calls)
      .set({
        crisisMs: sql`${calls.crisisMs} + (extract(epoch from now() - ${calls.crisisSince}) * 1000)::int`,
        crisisSince: null,
      })
      .where(and(eq(calls.id, callId), isRunningCall, isNotNull(calls.crisisSince)))
  },

  /**
   * Stores why we end a call, unless a reason is stored already. Returns the call; undefined when
   * it is not running.
   */
  async storeEndReason(callId: string, reason: EndReason): Promise<HostedCallRow | undefined> {
    const [row] = await db
      .update(calls)
      .set({ endReason: sql`coalesce(${calls.endReason}, ${reason})` })
      .where(and(eq(calls.id, callId), isHosted, isRunningCall))
      .returning()
    return row
  },

  async findByServiceCallId(serviceCallId: string): Promise<HostedCallRow | undefined> {
    const [row] = await db.select().from(calls).where(eq(calls.serviceCallId, serviceCallId))
    return row
  },

  /** Lists running calls without a heartbeat for at least this long, those with the oldest heartbeat first. */
  listRunning: (heartbeatAgeSeconds: number): Promise<HostedCallRow[]> =>
    db
      .select()
      .from(calls)
      .where(
        and(
          isHosted,
          isRunningCall,
          lt(calls.heartbeatAt, sql`now() - make_interval(secs => ${heartbeatAgeSeconds})`),
        ),
      )
      .orderBy(asc(calls.heartbeatAt))
      .limit(callsPerSweep),

  /** Stores the figures of a running call, and a heartbeat. */
  async saveProgress(callId: string, figures: CallFigures) {
    const { wallMs, billableMs, durationMs, pauses } = figures
    await db
      .update(calls)
      .set({ wallMs, billableMs, durationMs, pauses, heartbeatAt: sql`now()` })
      .where(and(eq(calls.id, callId), isRunningCall))
  },

  /** Stores the service's analysis of a call, unless its conversation already has a summary. */
  async storeAnalysis(callId: string, summary: string, successScore: number | null) {
    await db
      .update(conversations)
      .set({ summary, successScore })
      .where(and(eq(conversations.id, callId), isNull(conversations.summary)))
  },

  /**
   * Stores the turns of a call that are not stored yet. Stores nothing when the call has no
   * conversation: it was released, or the user has deleted the conversation. Locks the
   * conversation: a simultaneous deletion would otherwise miss the turns.
   */
  saveTurns: (callId: string, turns: readonly HostedTurn[]) =>
    db.transaction(async (transaction) => {
      await lockAccountsOfCalls(transaction, [callId])
      await addTurns(
        transaction,
        [{ callId, turns: numberTurns(turns) }],
        sql`where call_id in (select id from conversations where id = ${callId} for key share)`,
      )
    }),
})

/** Adds the position of each turn, from 0. */
export const numberTurns = (turns: readonly HostedTurn[]) =>
  turns.map((turn, position) => ({ ...turn, position }))
