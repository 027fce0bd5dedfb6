import { and, count, eq, gt, inArray, sql } from 'drizzle-orm'
import type { SentReceipt } from '../../../contract/billing/sent-receipt'
import type { EndReason } from '../../../domain/call-end'
import { ApplicationError } from '../../platform/application-error'
import type { Database, Transaction } from '../../platform/database/open-database'
import { type callStates, calls } from '../../platform/database/tables/call-tables'
import { agents, agentVersions } from '../../platform/database/tables/catalogue-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { releaseReservations } from './release-reservations'
import { runningStates } from './running-states'

type CallState = (typeof callStates)[number]

/** What counts as the one live call of an account; the unique index says the same. */
const heldStates = ['reserved', ...runningStates] as const

/** An unused reservation is released after 60 s (03, « A call's life »). */
const ticketSeconds = 60

export type Callable = {
  id: string
  name: string
  imageUrl: string
  portraitHue: number
  vapiAssistantId: string
  /** null: the companion has no voice and no manner to speak with. */
  version: number | null
}

export type Reservation = {
  id: string
  userId: string
  agent: { id: string; name: string; version: number }
  owner: string
  reservedSeconds: number
  /** undefined: the stored choice holds. */
  memoryConsent: boolean | undefined
  ticketHash: string
  resumeTokenHash: string
  mostLiveCalls: number
}

export type CallOutcome = {
  state: CallState
  reason: EndReason | null
  receipt: SentReceipt | null
}

export type CallRepository = ReturnType<typeof createCallRepository>

const outcome = { state: calls.state, reason: calls.endReason, receipt: calls.receipt }

/** The stored answer to whether words, summary and memory may be kept (05). */
export type MemoryConsent = {
  read(transaction: Transaction, userId: string): Promise<boolean | null>
  store(transaction: Transaction, userId: string, isGranted: boolean): Promise<void>
}

export const createCallRepository = (db: Database, memoryConsent: MemoryConsent) => ({
  async findCallable(assistantId: string): Promise<Callable | undefined> {
    const { id, name, imageUrl, portraitHue, vapiAssistantId } = agents
    const [row] = await db
      .select({ id, name, imageUrl, portraitHue, vapiAssistantId, version: agentVersions.version })
      .from(agents)
      .leftJoin(
        agentVersions,
        and(eq(agentVersions.agentId, id), eq(agentVersions.version, agents.currentVersion)),
      )
      .where(eq(vapiAssistantId, assistantId))
      .orderBy(agents.createdAt)
      .limit(1)
    return row
  },

  async findMinutesLeft(userId: string) {
    const [row] = await db
      .select({ minutesLeft: userProfiles.minutesLeft })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
    return row?.minutesLeft ?? 0
  },

  /**
   * Takes a line: fails with ALL_LINES_BUSY when this process has none left, and with
   * CALL_ALREADY_LIVE when the account has a call, which the unique index decides, or just had what
   * spent minutes that are reserved here.
   */
  reserve: (reservation: Reservation) =>
    db.transaction(async (transaction) => {
      const { userId, agent } = reservation
      if ((await countLiveCalls(transaction, reservation.owner)) >= reservation.mostLiveCalls)
        throw new ApplicationError('ALL_LINES_BUSY')
      const stored = await memoryConsent.read(transaction, userId)
      const hasMemoryConsent = reservation.memoryConsent ?? stored ?? false
      if (reservation.memoryConsent !== undefined && hasMemoryConsent !== stored)
        await memoryConsent.store(transaction, userId, hasMemoryConsent)
      const [row] = await transaction
        .insert(calls)
        .values({
          id: reservation.id,
          userId,
          agentId: agent.id,
          agentName: agent.name,
          agentVersion: agent.version,
          state: 'reserved',
          owner: reservation.owner,
          reservedSeconds: reservation.reservedSeconds,
          hasMemoryConsent,
          ticketHash: reservation.ticketHash,
          ticketExpiresAt: sql`now() + make_interval(secs => ${ticketSeconds})`,
          resumeTokenHash: reservation.resumeTokenHash,
        })
        .onConflictDoNothing()
        .returning({ expiresAt: calls.ticketExpiresAt })
      if (!row?.expiresAt || !(await holdsMinutes(transaction, reservation)))
        throw new ApplicationError('CALL_ALREADY_LIVE')
      return { expiresAt: row.expiresAt }
    }),

  async findLiveCallOf(userId: string) {
    const [row] = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.userId, userId), inArray(calls.state, heldStates)))
    return row?.id
  },

  /** Uses the ticket up; of two that bring it, one gets the call. */
  async claim(callId: string, ticketHash: string, owner: string) {
    const [row] = await db
      .update(calls)
      .set({
        state: 'live',
        owner,
        epoch: sql`${calls.epoch} + 1`,
        ticketHash: null,
        startedAt: sql`now()`,
        heartbeatAt: sql`now()`,
      })
      .where(
        and(
          eq(calls.id, callId),
          eq(calls.state, 'reserved'),
          eq(calls.ticketHash, ticketHash),
          gt(calls.ticketExpiresAt, sql`now()`),
        ),
      )
      .returning({ id: calls.id })
    return row !== undefined
  },

  /** Whether a call may be taken up with this token. */
  async holdsResumeToken(callId: string, tokenHash: string) {
    const rows = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.resumeTokenHash, tokenHash)))
    return rows.length > 0
  },

  /** Uses the former resume token up. */
  async keepResumeToken(callId: string, tokenHash: string) {
    await db.update(calls).set({ resumeTokenHash: tokenHash }).where(eq(calls.id, callId))
  },

  /** Lets go of an own line that was never connected; false: there is no such call of theirs. */
  async release(callId: string, userId: string) {
    const isOwn = and(eq(calls.id, callId), eq(calls.userId, userId))
    await releaseReservations(db, isOwn)
    const rows = await db.select({ id: calls.id }).from(calls).where(isOwn)
    return rows.length > 0
  },

  /** What became of the call that a resume token is for; undefined for a wrong one. */
  async findByResumeToken(callId: string, tokenHash: string): Promise<CallOutcome | undefined> {
    const [row] = await db
      .select(outcome)
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.resumeTokenHash, tokenHash)))
    return row
  },

  async exists(callId: string) {
    const rows = await db.select({ id: calls.id }).from(calls).where(eq(calls.id, callId))
    return rows.length > 0
  },

  /** The call's state for its own caller; undefined for anybody else's. */
  async findOutcome(callId: string, userId: string): Promise<CallOutcome | undefined> {
    const [row] = await db
      .select(outcome)
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.userId, userId)))
    return row
  },
})

/**
 * Whether the balance still has what is reserved. Waits for whoever is taking minutes back, who in
 * turn looks for a call once the balance is theirs: no minute is both given back and talked away.
 */
async function holdsMinutes(
  transaction: Transaction,
  { userId, reservedSeconds }: Pick<Reservation, 'userId' | 'reservedSeconds'>,
) {
  const [row] = await transaction
    .select({ minutesLeft: userProfiles.minutesLeft })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId))
    .for('share')
  return (row?.minutesLeft ?? 0) * 60 >= reservedSeconds
}

async function countLiveCalls(transaction: Transaction, owner: string) {
  const [row] = await transaction
    .select({ count: count() })
    .from(calls)
    .where(and(eq(calls.owner, owner), inArray(calls.state, heldStates)))
  return row?.count ?? 0
}
