import { asc, inArray } from 'drizzle-orm'
import { computeChargedMinutes } from '../../../../domain/receipt'
import { readBalances } from '../../../ledger/balances'
import { recordLedgerEntries } from '../../../ledger/record-ledger-entry'
import type { Database, Transaction } from '../../../platform/database/open-database'
import {
  calls,
  conversations,
  conversationTurns,
} from '../../../platform/database/tables/call-tables'
import { lockAccountsOfCalls } from '../../../users/lock-account'
import { addTurns } from '../live/save-heartbeats'
import { buildReceipt } from './build-receipt'
import { closeCalls } from './close-calls'
import type { ClosedCall, EndedCall, Settlement, SettlementResult } from './settlement'

export type EnqueueAnalyses = (
  transaction: Transaction,
  conversationIds: readonly string[],
) => Promise<void>

/**
 * Settles calls of different users: stores ledger entries, balances, receipts, conversations, turns
 * and analysis jobs in one transaction, with no more statements than for a single call. For a call
 * that was already settled, returns its first result. Releases a call in which the companion was never
 * heard. Released calls and test calls cost nothing and leave neither a conversation nor turns.
 * Returns the results in order, undefined for an erased account. Throws, and changes nothing, when
 * one of the calls cannot be settled.
 */
export const settleCalls = (
  db: Database,
  enqueueAnalyses: EnqueueAnalyses,
  settlements: readonly Settlement[],
): Promise<(SettlementResult | undefined)[]> =>
  db.transaction(async (transaction) => {
    const ids = settlements.map(({ callId }) => callId)
    await lockAccountsOfCalls(transaction, ids)
    const rows = await transaction
      .select()
      .from(calls)
      .where(inArray(calls.id, ids))
      .orderBy(asc(calls.id))
      .for('update')
    const endedCalls = settlements.flatMap((settlement) => {
      const row = rows.find(({ id }) => id === settlement.callId)
      return row ? { row, settlement } : []
    })
    const results = await settleRows(transaction, enqueueAnalyses, endedCalls)
    return ids.map((id) => results.get(id))
  })

/** Settles rows that the transaction has locked; returns the results by call id. */
export async function settleRows(
  transaction: Transaction,
  enqueueAnalyses: EnqueueAnalyses,
  endedCalls: readonly EndedCall[],
): Promise<Map<string, SettlementResult>> {
  const userIds = new Set(endedCalls.map(({ row }) => row.userId))
  if (userIds.size < endedCalls.length) throw new Error('A batch contains two calls of one user')
  const unsettledCalls = endedCalls.filter(({ row }) => !row.receipt)
  const closedCalls = await chargeCalls(transaction, unsettledCalls)
  const conversationCalls = closedCalls.filter(leavesConversation)
  const otherCalls = closedCalls.filter((call) => !leavesConversation(call))
  if (conversationCalls.length > 0)
    await saveConversations(transaction, enqueueAnalyses, conversationCalls)
  if (otherCalls.length > 0) await deleteTurns(transaction, otherCalls)
  if (closedCalls.length > 0) await closeCalls(transaction, closedCalls)
  return new Map([
    ...endedCalls.flatMap(({ row: { id, endReason, receipt }, settlement }) =>
      receipt ? [[id, { reason: endReason ?? settlement.reason, receipt }] as const] : [],
    ),
    ...closedCalls.map(
      ({ row, settlement: { reason }, receipt }) => [row.id, { reason, receipt }] as const,
    ),
  ])
}

const leavesConversation = ({ wasCompanionHeard, row }: ClosedCall) =>
  wasCompanionHeard && !row.isTest

/**
 * Without a conversation, the user could neither read nor delete the turns that heartbeats have
 * stored.
 */
const deleteTurns = (transaction: Transaction, closedCalls: readonly ClosedCall[]) =>
  transaction.delete(conversationTurns).where(
    inArray(
      conversationTurns.callId,
      closedCalls.map(({ row }) => row.id),
    ),
  )

/** Charges each call, and builds its receipt from the ledger entry. */
async function chargeCalls(
  transaction: Transaction,
  endedCalls: readonly EndedCall[],
): Promise<ClosedCall[]> {
  const getDueMinutes = ({ row, settlement }: EndedCall) =>
    row.isTest ? 0 : computeChargedMinutes(Math.max(0, settlement.figures.billableMs))
  const chargedCalls = endedCalls.filter((call) => getDueMinutes(call) > 0)
  const freeCalls = endedCalls.filter((call) => getDueMinutes(call) === 0)
  const entries = await recordLedgerEntries(
    transaction,
    chargedCalls.map((call) => ({
      userId: call.row.userId,
      minutes: -getDueMinutes(call),
      reason: 'call',
      reference: call.row.id,
      actor: 'system',
    })),
  )
  const balances = await readBalances(
    transaction,
    freeCalls.map(({ row }) => row.userId),
  )
  return [
    ...chargedCalls.map((call, index) =>
      createClosedCall(call, {
        chargedMinutes: -(entries[index]?.minutes ?? 0),
        balanceBefore: entries[index]?.balanceBefore ?? 0,
      }),
    ),
    ...freeCalls.map((call) =>
      createClosedCall(call, {
        chargedMinutes: 0,
        balanceBefore: balances.get(call.row.userId) ?? 0,
      }),
    ),
  ]
}

function createClosedCall(
  { row, settlement }: EndedCall,
  charge: { chargedMinutes: number; balanceBefore: number },
): ClosedCall {
  const { figures } = settlement
  const startedAt = row.startedAt ?? row.createdAt
  return {
    row,
    settlement,
    wasCompanionHeard: figures.durationMs > 0 || figures.billableMs > 0,
    receipt: buildReceipt({
      startedAt,
      figures,
      ...charge,
      ...(row.isTest && { unchargedReason: 'test' }),
    }),
  }
}

/**
 * Stores a conversation for each call; with the caller's consent also the turns, and a job that
 * analyses them if there are any.
 */
async function saveConversations(
  transaction: Transaction,
  enqueueAnalyses: EnqueueAnalyses,
  conversationCalls: readonly ClosedCall[],
) {
  const callsWithConsent = conversationCalls.filter(({ row }) => row.hasMemoryConsent)
  await addTurns(
    transaction,
    callsWithConsent.map(({ row, settlement: { turns } }) => ({ callId: row.id, turns })),
  )
  const ids = await findAnalysableIds(transaction, callsWithConsent)
  await transaction
    .insert(conversations)
    .values(
      conversationCalls.map((call) =>
        toConversation(call, { isAnalysable: ids.includes(call.row.id) }),
      ),
    )
    .onConflictDoNothing()
  if (ids.length > 0) await enqueueAnalyses(transaction, ids)
}

/**
 * Returns the ids of the calls that have turns to analyse; a very short call may have none. A
 * hosted call always counts as having turns, because they may be stored later.
 */
async function findAnalysableIds(transaction: Transaction, closedCalls: readonly ClosedCall[]) {
  const hasTurns = ({ row, settlement }: ClosedCall) =>
    settlement.turns.length > 0 || row.provider !== 'amivoix'
  // Heartbeats may have stored turns of the other calls.
  const otherIds = closedCalls.filter((call) => !hasTurns(call)).map(({ row }) => row.id)
  const rows =
    otherIds.length === 0
      ? []
      : await transaction
          .selectDistinct({ id: conversationTurns.callId })
          .from(conversationTurns)
          .where(inArray(conversationTurns.callId, otherIds))
  return [...closedCalls.filter(hasTurns).map(({ row }) => row.id), ...rows.map(({ id }) => id)]
}

const toConversation = (
  { row, settlement, receipt }: ClosedCall,
  { isAnalysable }: { isAnalysable: boolean },
) => ({
  id: row.id,
  userId: row.userId,
  agentId: row.agentId,
  agentName: row.agentName,
  agentVersion: row.agentVersion,
  // Rounded up, like the duration on the receipt.
  durationSeconds: Math.ceil(settlement.figures.durationMs / 1_000),
  // The column's name is historical: it holds the ids of calls of every provider. Set only if the
  // conversation will be analysed, which needs consent and turns.
  vapiCallId: isAnalysable ? row.id : null,
  endReason: settlement.reason,
  receipt,
  createdAt: new Date(receipt.endedAt),
})
