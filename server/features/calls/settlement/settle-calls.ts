import { asc, inArray } from 'drizzle-orm'
import { chargedMinutesOf } from '../../../../domain/receipt'
import { readBalances } from '../../../billing/ledger/balances'
import { recordLedgerEntries } from '../../../billing/ledger/record-ledger-entry'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { calls, conversations } from '../../../platform/database/tables/call-tables'
import { lockAccountsOfCalls } from '../../../users/lock-account'
import { addTurns } from '../live/save-heartbeats'
import { closeCalls } from './close-calls'
import type { ClosedCall, EndedCall, Settled, Settlement } from './settlement'
import { writeReceipt } from './write-receipt'

export type EnqueueAnalyses = (
  transaction: Transaction,
  conversationIds: readonly string[],
) => Promise<void>

/**
 * Settles calls of different users: ledger entries, balances, receipts, conversations, turns and
 * analysis jobs, in one transaction and as many statements as for one call. A call that was settled
 * before returns its first result. A call in which the companion was never heard is released: it is
 * neither charged nor saved. A test call is neither charged nor saved either. Returns the results
 * in order, undefined for an erased account. Throws, and changes nothing, when one of the calls
 * cannot be settled.
 */
export const settleCalls = (
  db: Database,
  enqueueAnalyses: EnqueueAnalyses,
  settlements: readonly Settlement[],
): Promise<(Settled | undefined)[]> =>
  db.transaction(async (transaction) => {
    const ids = settlements.map(({ callId }) => callId)
    await lockAccountsOfCalls(transaction, ids)
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

/** Settles rows that the transaction has locked; returns the results by call id. */
export async function settleRows(
  transaction: Transaction,
  enqueueAnalyses: EnqueueAnalyses,
  ended: readonly EndedCall[],
): Promise<Map<string, Settled>> {
  const userIds = new Set(ended.map(({ row }) => row.userId))
  if (userIds.size < ended.length) throw new Error('A batch contains two calls of one user')
  const open = ended.filter(({ row }) => !row.receipt)
  const closed = await chargeAll(transaction, open)
  const saved = closed.filter(({ isHeard, row }) => isHeard && !row.isTest)
  if (saved.length > 0) await saveConversations(transaction, enqueueAnalyses, saved)
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

/** Charges each call, and writes its receipt from the ledger entry. */
async function chargeAll(
  transaction: Transaction,
  ended: readonly EndedCall[],
): Promise<ClosedCall[]> {
  const getChargedMinutes = ({ row, settlement }: EndedCall) =>
    row.isTest ? 0 : chargedMinutesOf(Math.max(0, settlement.figures.billableMs))
  const charged = ended.filter((call) => getChargedMinutes(call) > 0)
  const free = ended.filter((call) => getChargedMinutes(call) === 0)
  const entries = await recordLedgerEntries(
    transaction,
    charged.map((call) => ({
      userId: call.row.userId,
      minutes: -getChargedMinutes(call),
      reason: 'call',
      reference: call.row.id,
      actor: 'system',
    })),
  )
  const balances = await readBalances(
    transaction,
    free.map(({ row }) => row.userId),
  )
  return [
    ...charged.map((call, index) =>
      close(call, {
        chargedMinutes: -(entries[index]?.minutes ?? 0),
        balanceBefore: entries[index]?.balanceBefore ?? 0,
      }),
    ),
    ...free.map((call) =>
      close(call, { chargedMinutes: 0, balanceBefore: balances.get(call.row.userId) ?? 0 }),
    ),
  ]
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
    receipt: writeReceipt({
      startedAt,
      figures,
      ...paid,
      ...(row.isTest && { unpaidReason: 'test' }),
    }),
  }
}

async function saveConversations(
  transaction: Transaction,
  enqueueAnalyses: EnqueueAnalyses,
  heard: readonly ClosedCall[],
) {
  await addTurns(
    transaction,
    heard.map(({ row, settlement: { turns } }) => ({ callId: row.id, turns })),
  )
  await transaction.insert(conversations).values(heard.map(toConversation)).onConflictDoNothing()
  const withConsent = heard.filter(({ row }) => row.hasMemoryConsent)
  const ids = withConsent.map(({ row }) => row.id)
  if (ids.length > 0) await enqueueAnalyses(transaction, ids)
}

const toConversation = ({ row, settlement, receipt }: ClosedCall) => ({
  id: row.id,
  userId: row.userId,
  agentId: row.agentId,
  agentName: row.agentName,
  agentVersion: row.agentVersion,
  // In whole seconds, as the timer on the page showed it.
  durationSeconds: Math.floor(settlement.figures.durationMs / 1_000),
  // Set (in a column with a historic name) only if the conversation will be analysed, with consent.
  vapiCallId: row.hasMemoryConsent ? row.id : null,
  endReason: settlement.reason,
  receipt,
  createdAt: new Date(receipt.endedAt),
})
