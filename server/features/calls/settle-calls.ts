import { asc, inArray } from 'drizzle-orm'
import { chargedMinutesOf } from '../../../domain/receipt'
import { moveMinutesOfSeveral } from '../../ledger/move-minutes'
import type { Database, Transaction } from '../../platform/database/open-database'
import { calls, conversations } from '../../platform/database/tables/call-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { closeCalls } from './close-calls'
import { addTurns } from './save-heartbeats'
import type { ClosedCall, EndedCall, Settled, Settlement } from './settlement'
import { writeReceipt } from './write-receipt'

export type EnqueueAnalyses = (
  transaction: Transaction,
  conversationIds: readonly string[],
) => Promise<void>

/**
 * Closes calls of different people for good: ledger, balance, conversation, words and the analysis
 * to come, in one transaction for all and in as many statements as for one. A call that is settled
 * already answers what was settled then; one in which the companion was never heard is released, and
 * neither charged nor saved. Answers in their order, undefined for an account that was erased
 * meanwhile. When one cannot be settled this throws, and nothing has happened to any.
 */
export const settleCalls = (
  db: Database,
  enqueueAnalyses: EnqueueAnalyses,
  settlements: readonly Settlement[],
): Promise<(Settled | undefined)[]> =>
  db.transaction(async (transaction) => {
    const ids = settlements.map(({ callId }) => callId)
    const rows = await transaction
      .select()
      .from(calls)
      .where(inArray(calls.id, ids))
      .orderBy(asc(calls.id))
      .for('update')
    const ended = settlements.flatMap((settlement) => {
      const row = rows.find(({ id }) => id === settlement.callId)
      return row ? { row, settlement } : []
    })
    const settled = await settleRows(transaction, enqueueAnalyses, ended)
    return ids.map((id) => settled.get(id))
  })

/** The same for rows that the transaction has locked; answers by the call's id. */
export async function settleRows(
  transaction: Transaction,
  enqueueAnalyses: EnqueueAnalyses,
  ended: readonly EndedCall[],
): Promise<Map<string, Settled>> {
  const people = new Set(ended.map(({ row }) => row.userId))
  if (people.size < ended.length) throw new Error('Two calls of one person were settled at once')
  const open = ended.filter(({ row }) => !row.receipt)
  const closed = await chargeAll(transaction, open)
  const heard = closed.filter(({ isHeard }) => isHeard)
  if (heard.length > 0) await saveHeard(transaction, enqueueAnalyses, heard)
  if (closed.length > 0) await closeCalls(transaction, closed)
  return new Map([
    ...ended.flatMap(({ row: { id, endReason, receipt }, settlement }) =>
      receipt ? [[id, { reason: endReason ?? settlement.reason, receipt }] as const] : [],
    ),
    ...closed.map(
      ({ row, settlement: { reason }, receipt }) => [row.id, { reason, receipt }] as const,
    ),
  ])
}

/** Takes the minutes of each, and writes its receipt from what was really taken. */
async function chargeAll(
  transaction: Transaction,
  ended: readonly EndedCall[],
): Promise<ClosedCall[]> {
  const minutesOf = ({ settlement }: EndedCall) =>
    chargedMinutesOf(Math.max(0, settlement.figures.billableMs))
  const charged = ended.filter((call) => minutesOf(call) > 0)
  const free = ended.filter((call) => minutesOf(call) === 0)
  const moved = await moveMinutesOfSeveral(
    transaction,
    charged.map((call) => ({
      userId: call.row.userId,
      minutes: -minutesOf(call),
      reason: 'call',
      reference: call.row.id,
      actor: 'system',
    })),
  )
  const balances = await readBalances(transaction, free)
  return [
    ...charged.map((call, index) =>
      close(call, {
        chargedMinutes: -(moved[index]?.minutes ?? 0),
        balanceBefore: moved[index]?.balanceBefore ?? 0,
      }),
    ),
    ...free.map((call) =>
      close(call, { chargedMinutes: 0, balanceBefore: balances.get(call.row.userId) ?? 0 }),
    ),
  ]
}

async function readBalances(transaction: Transaction, ended: readonly EndedCall[]) {
  if (ended.length === 0) return new Map<string, number>()
  const people = ended.map(({ row }) => row.userId)
  const profiles = await transaction
    .select({ id: userProfiles.id, minutesLeft: userProfiles.minutesLeft })
    .from(userProfiles)
    .where(inArray(userProfiles.id, people))
  return new Map(profiles.map(({ id, minutesLeft }) => [id, minutesLeft]))
}

function close(
  { row, settlement }: EndedCall,
  paid: { chargedMinutes: number; balanceBefore: number },
): ClosedCall {
  const { figures } = settlement
  const startedAt = row.startedAt ?? row.createdAt
  return {
    row,
    settlement,
    isHeard: figures.durationMs > 0 || figures.billableMs > 0,
    receipt: writeReceipt({ startedAt, figures, ...paid }),
  }
}

async function saveHeard(
  transaction: Transaction,
  enqueueAnalyses: EnqueueAnalyses,
  heard: readonly ClosedCall[],
) {
  await addTurns(
    transaction,
    heard.map(({ row, settlement: { turns } }) => ({ callId: row.id, turns })),
  )
  await transaction.insert(conversations).values(heard.map(conversationOf)).onConflictDoNothing()
  const kept = heard.filter(({ row }) => row.hasMemoryConsent)
  const ids = kept.map(({ row }) => row.id)
  if (ids.length > 0) await enqueueAnalyses(transaction, ids)
}

const conversationOf = ({ row, settlement, receipt }: ClosedCall) => ({
  id: row.id,
  userId: row.userId,
  agentId: row.agentId,
  agentName: row.agentName,
  agentVersion: row.agentVersion,
  // What the timer showed: it begins a new second when one is full.
  durationSeconds: Math.floor(settlement.figures.durationMs / 1_000),
  // A conversation with a call awaits its summary; without consent none will come (03).
  vapiCallId: row.hasMemoryConsent ? row.id : null,
  endReason: settlement.reason,
  receipt,
  createdAt: new Date(receipt.endedAt),
})
