import { and, count, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { SentReceipt } from '../../../contract/billing/sent-receipt'
import type { EndReason } from '../../../domain/call-end'
import type { TimeBudget } from '../../../domain/conversations/time-budget'
import { lockBalances, readBalance } from '../../ledger/balances'
import { ApplicationError } from '../../platform/application-error'
import type { Database, Transaction } from '../../platform/database/open-database'
import { apiKeys } from '../../platform/database/tables/api-key-tables'
import { user } from '../../platform/database/tables/auth-tables'
import {
  type CallProvider,
  type callStates,
  calls,
  isLiveCall,
} from '../../platform/database/tables/call-tables'
import { agents, agentVersions } from '../../platform/database/tables/catalogue-tables'
import { readKeyMinutesLeft } from '../../users/api-key-minutes'
import { findLiveCallId } from '../../users/find-live-call'

type CallState = (typeof callStates)[number]

/** The time within which a caller must connect to a reserved call. */
const ticketSeconds = 60

/** A companion that a user wants to call; `requestCall` decides whether it can be called. */
export type RequestedCompanion = {
  id: string
  name: string
  imageUrl: string
  portraitHue: number
  /** The id that clients use for the companion: ours, or that of the hosted voice service. */
  assistantId: string
  /** Null when the companion has no version, and so no voice. */
  version: number | null
}

export type Reservation = {
  id: string
  userId: string
  agent: { id: string; name: string; version: number }
  provider: CallProvider
  /** The process that will run the call; for a hosted call, the service. */
  owner: string
  reservedSeconds: number
  /** Undefined when the consent that the user has stored applies. */
  memoryConsent: boolean | undefined
  /** Host names of the third parties that may receive what the caller says. */
  sharedWith: string[]
  timeBudgetMinutes: TimeBudget | null
  isTest: boolean
  /** null for a call from a page. */
  apiKeyId: string | null
  /** The minutes that the API key may still spend; null without a limit or without a key. */
  maxMinutes: number | null
  ticketHash: string
  /** Null when the call cannot be resumed. */
  resumeTokenHash: string | null
  maxLiveCalls: number
}

export type CallOutcome = {
  state: CallState
  reason: EndReason | null
  receipt: SentReceipt | null
}

export type CallRepository = ReturnType<typeof createCallRepository>

const outcomeColumns = { state: calls.state, reason: calls.endReason, receipt: calls.receipt }

/** Reads and stores the consent to keep transcripts, summaries and memories. */
export type MemoryConsent = {
  read(transaction: Transaction, userId: string): Promise<boolean | null>
  store(transaction: Transaction, userId: string, isGranted: boolean): Promise<void>
}

export const createCallRepository = (db: Database, memoryConsent: MemoryConsent) => ({
  /**
   * Finds a published companion by its assistant's id; for a test call, also an unpublished one.
   */
  async findRequestedCompanion(
    assistantId: string,
    isTest: boolean,
  ): Promise<RequestedCompanion | undefined> {
    const { id, name, imageUrl, portraitHue } = agents
    const [row] = await db
      .select({
        id,
        name,
        imageUrl,
        portraitHue,
        assistantId: agents.vapiAssistantId,
        version: agentVersions.version,
      })
      .from(agents)
      .leftJoin(
        agentVersions,
        and(eq(agentVersions.agentId, id), eq(agentVersions.version, agents.currentVersion)),
      )
      .where(
        and(
          eq(agents.vapiAssistantId, assistantId),
          isTest ? undefined : eq(agents.isPublished, true),
        ),
      )
      .orderBy(agents.createdAt)
      .limit(1)
    return row
  },

  /** Returns the id of the live or reserved call of an API key; undefined when there is none. */
  async findLiveCallOfKey(apiKeyId: string): Promise<string | undefined> {
    const [call] = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.apiKeyId, apiKeyId), isLiveCall))
    return call?.id
  },

  /** Returns a companion's assistant id; undefined for a deleted companion. */
  async findAssistantId(agentId: string): Promise<string | undefined> {
    const [row] = await db
      .select({ assistantId: agents.vapiAssistantId })
      .from(agents)
      .where(eq(agents.id, agentId))
    return row?.assistantId
  },

  readKeyMinutesLeft: (apiKeyId: string) => readKeyMinutesLeft(db, apiKeyId),

  readBalance: async (userId: string) => (await readBalance(db, userId)) ?? 0,

  /**
   * Stores a reservation and returns the time until which the ticket is valid. For a call from a page
   * that is not a test call, also stores the user's choice about memory if it has changed.
   *
   * Throws ALL_LINES_BUSY when the owner of the reservation (this process, or the hosted voice
   * service) already has the maximum number of live calls, none of which is the user's. Throws
   * CALL_ALREADY_LIVE when the user
   * has a live call (a unique index allows only one), and when the balance or the API key's
   * remaining minutes no longer cover the reservation, for example because another call or a
   * withdrawal has just taken the minutes. Throws ACCOUNT_SUSPENDED when the account is suspended, and
   * API_KEY_INVALID when the key that starts the call was revoked. For an erased account, the insert
   * fails with an error about its foreign key.
   */
  reserve: (reservation: Reservation) =>
    db.transaction(async (transaction) => {
      const { userId, agent } = reservation
      if ((await countLiveCalls(transaction, reservation.owner)) >= reservation.maxLiveCalls) {
        const hasLiveCall = (await findLiveCallId(transaction, userId)) !== undefined
        throw new ApplicationError(hasLiveCall ? 'CALL_ALREADY_LIVE' : 'ALL_LINES_BUSY')
      }
      const storedConsent = await memoryConsent.read(transaction, userId)
      const hasMemoryConsent = reservation.memoryConsent ?? storedConsent ?? false
      const [row] = await transaction
        .insert(calls)
        .values({
          id: reservation.id,
          userId,
          agentId: agent.id,
          agentName: agent.name,
          agentVersion: agent.version,
          state: 'reserved',
          provider: reservation.provider,
          owner: reservation.owner,
          reservedSeconds: reservation.reservedSeconds,
          hasMemoryConsent,
          sharedWith: reservation.sharedWith,
          timeBudgetMinutes: reservation.timeBudgetMinutes,
          isTest: reservation.isTest,
          apiKeyId: reservation.apiKeyId,
          maxMinutes: reservation.maxMinutes,
          ticketHash: reservation.ticketHash,
          ticketExpiresAt: sql`now() + make_interval(secs => ${ticketSeconds})`,
          resumeTokenHash: reservation.resumeTokenHash,
        })
        .onConflictDoNothing()
        .returning({ expiresAt: calls.ticketExpiresAt })
      // A test call costs nothing, but takes the same lock.
      const isCovered = (await isCoveredByBalance(transaction, reservation)) || reservation.isTest
      if (!row?.expiresAt || !isCovered) throw new ApplicationError('CALL_ALREADY_LIVE')
      // The balance is locked: a simultaneous suspension is either stored already or will find this
      // call.
      if (await isSuspended(transaction, userId)) throw new ApplicationError('ACCOUNT_SUSPENDED')
      const { apiKeyId } = reservation
      // The key is locked: a simultaneous revocation is either stored already or will find this
      // call.
      if (apiKeyId !== null && (await isRevoked(transaction, apiKeyId)))
        throw new ApplicationError('API_KEY_INVALID')
      if (!(await isCoveredByKey(transaction, reservation)))
        throw new ApplicationError('CALL_ALREADY_LIVE')
      // A key without the scope `memory` disables memory for its own calls only; the user's stored
      // consent does not change.
      const isChosenByUser =
        reservation.memoryConsent !== undefined && !reservation.isTest && apiKeyId === null
      if (isChosenByUser && hasMemoryConsent !== storedConsent)
        await memoryConsent.store(transaction, userId, hasMemoryConsent)
      return { expiresAt: row.expiresAt }
    }),

  findLiveCallId: (userId: string) => findLiveCallId(db, userId),

  /** Starts a reserved call and uses up its ticket. Returns false for an invalid ticket. */
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
          eq(calls.provider, 'amivoix'),
          eq(calls.ticketHash, ticketHash),
          gt(calls.ticketExpiresAt, sql`now()`),
        ),
      )
      .returning({ id: calls.id })
    return row !== undefined
  },

  /**
   * Returns the hash of the call's ticket, null once the ticket was used, and whether the ticket
   * has expired; undefined for an unknown call.
   */
  async findTicket(callId: string) {
    const [row] = await db
      .select({
        ticketHash: calls.ticketHash,
        isExpired: sql<boolean>`coalesce(${calls.ticketExpiresAt} <= now(), true)`,
      })
      .from(calls)
      .where(eq(calls.id, callId))
    return row
  },

  /** Whether this is the hash of the call's current resume token. */
  async hasResumeToken(callId: string, tokenHash: string) {
    const rows = await db
      .select({ id: calls.id })
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.resumeTokenHash, tokenHash)))
    return rows.length > 0
  },

  /** Replaces the call's resume token; the previous one becomes invalid. */
  async storeResumeToken(callId: string, tokenHash: string) {
    await db.update(calls).set({ resumeTokenHash: tokenHash }).where(eq(calls.id, callId))
  },

  /**
   * Releases the user's own call if it is still reserved. Returns false for an unknown or another
   * user's call, and true for the user's own call in any state.
   */
  async release(callId: string, userId: string) {
    const isOwn = and(eq(calls.id, callId), eq(calls.userId, userId))
    await releaseReservations(db, isOwn)
    const rows = await db.select({ id: calls.id }).from(calls).where(isOwn)
    return rows.length > 0
  },

  /** Returns a call's state, end reason and receipt; undefined for an invalid resume token. */
  async findByResumeToken(callId: string, tokenHash: string): Promise<CallOutcome | undefined> {
    const [row] = await db
      .select(outcomeColumns)
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.resumeTokenHash, tokenHash)))
    return row
  },

  async exists(callId: string) {
    const rows = await db.select({ id: calls.id }).from(calls).where(eq(calls.id, callId))
    return rows.length > 0
  },

  /** Like `findByResumeToken`, for the user's own call; undefined for any other call. */
  async findOutcome(callId: string, userId: string): Promise<CallOutcome | undefined> {
    const [row] = await db
      .select(outcomeColumns)
      .from(calls)
      .where(and(eq(calls.id, callId), eq(calls.userId, userId)))
    return row
  },
})

/** Releases the reservations that match a condition. */
export const releaseReservations = (db: Database, condition: SQL | undefined) =>
  db
    .update(calls)
    .set({ state: 'released', ticketHash: null, settledAt: sql`now()` })
    .where(and(eq(calls.state, 'reserved'), condition))

/**
 * Whether the balance still covers a reservation. Locks the balance: a refund, which looks for a
 * live call under the same lock, cannot take back minutes that this call may spend.
 */
async function isCoveredByBalance(
  transaction: Transaction,
  { userId, reservedSeconds }: Pick<Reservation, 'userId' | 'reservedSeconds'>,
) {
  const balances = await lockBalances(transaction, [userId], 'share')
  return (balances.get(userId) ?? 0) * 60 >= reservedSeconds
}

/**
 * Whether the key's monthly limit covers a reservation. The limit cannot be used up before the call
 * starts, because no other call of the key's user is live now.
 */
async function isCoveredByKey(
  transaction: Transaction,
  { apiKeyId, maxMinutes }: Pick<Reservation, 'apiKeyId' | 'maxMinutes'>,
) {
  if (apiKeyId === null || maxMinutes === null) return true
  const minutesLeft = await readKeyMinutesLeft(transaction, apiKeyId)
  return minutesLeft === null || minutesLeft >= maxMinutes
}

/** Also true when the account has been erased. */
async function isSuspended(transaction: Transaction, userId: string) {
  const [account] = await transaction
    .select({ suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.id, userId))
  return account?.suspendedAt !== null
}

/** Also true when the key has been deleted. */
async function isRevoked(transaction: Transaction, apiKeyId: string) {
  const [key] = await transaction
    .select({ revokedAt: apiKeys.revokedAt })
    .from(apiKeys)
    .where(eq(apiKeys.id, apiKeyId))
    .for('share')
  return key?.revokedAt !== null
}

async function countLiveCalls(transaction: Transaction, owner: string) {
  const [row] = await transaction
    .select({ count: count() })
    .from(calls)
    .where(and(eq(calls.owner, owner), isLiveCall))
  return row?.count ?? 0
}
