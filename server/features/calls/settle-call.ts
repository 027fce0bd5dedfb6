import { eq, sql } from 'drizzle-orm'
import type { SentReceipt } from '../../../contract/sent-receipt'
import type { EndReason } from '../../../domain/call-end'
import { chargedMinutesOf } from '../../../domain/receipt'
import type { CallFigures } from '../../../voice/session/call-events'
import { moveMinutes } from '../../ledger/move-minutes'
import type { Database, Transaction } from '../../platform/database/open-database'
import { calls, conversations } from '../../platform/database/tables/call-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { saveTurns } from './save-heartbeats'
import type { NumberedTurn } from './turn-record'
import { writeReceipt } from './write-receipt'

export type Settled = { reason: EndReason; receipt: SentReceipt }

export type Settlement = {
  callId: string
  reason: EndReason
  figures: CallFigures
  turns: readonly NumberedTurn[]
}

export type EnqueueAnalysis = (transaction: Transaction, conversationId: string) => Promise<void>

type Row = typeof calls.$inferSelect

/**
 * Closes a call for good: ledger, balance, conversation, words and the analysis to come, in one
 * transaction. A call that is settled already answers what was settled then; one in which the
 * companion was never heard is released, and neither charged nor saved. Undefined when the account
 * was erased meanwhile.
 */
export const settleCall = (
  db: Database,
  enqueueAnalysis: EnqueueAnalysis,
  settlement: Settlement,
): Promise<Settled | undefined> =>
  db.transaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(calls)
      .where(eq(calls.id, settlement.callId))
      .for('update')
    return row && settleRow(transaction, enqueueAnalysis, row, settlement)
  })

/** The same for a row that the transaction has locked. */
export async function settleRow(
  transaction: Transaction,
  enqueueAnalysis: EnqueueAnalysis,
  row: Row,
  { callId, reason, figures, turns }: Settlement,
): Promise<Settled> {
  if (row.receipt) return { reason: row.endReason ?? reason, receipt: row.receipt }
  const isHeard = figures.durationMs > 0 || figures.billableMs > 0
  const paid = await charge(transaction, row, isHeard ? figures : { ...figures, billableMs: 0 })
  const startedAt = row.startedAt ?? row.createdAt
  const receipt = writeReceipt({ startedAt, figures, ...paid })
  if (isHeard) {
    await saveTurns(transaction, row.owner, [{ callId, turns }])
    await saveConversation(transaction, row, { reason, receipt, figures })
    if (row.hasMemoryConsent) await enqueueAnalysis(transaction, callId)
  }
  await transaction
    .update(calls)
    .set({
      state: isHeard ? 'settled' : 'released',
      endReason: reason,
      receipt,
      wallMs: receipt.wallMs,
      billableMs: receipt.billableMs,
      durationMs: figures.durationMs,
      pauses: receipt.pauses,
      ticketHash: null,
      settledAt: sql`now()`,
    })
    .where(eq(calls.id, callId))
  return { reason, receipt }
}

async function charge(transaction: Transaction, row: Row, { billableMs }: CallFigures) {
  const minutes = chargedMinutesOf(billableMs)
  if (minutes === 0) {
    const [profile] = await transaction
      .select({ minutesLeft: userProfiles.minutesLeft })
      .from(userProfiles)
      .where(eq(userProfiles.id, row.userId))
    return { chargedMinutes: 0, balanceBefore: profile?.minutesLeft ?? 0 }
  }
  const { minutes: moved, balanceBefore } = await moveMinutes(transaction, {
    userId: row.userId,
    minutes: -minutes,
    reason: 'call',
    reference: row.id,
    actor: 'system',
  })
  return { chargedMinutes: -moved, balanceBefore }
}

const saveConversation = (
  transaction: Transaction,
  row: Row,
  { reason, receipt, figures }: Settled & { figures: CallFigures },
) =>
  transaction
    .insert(conversations)
    .values({
      id: row.id,
      userId: row.userId,
      agentId: row.agentId,
      agentName: row.agentName,
      agentVersion: row.agentVersion,
      // What the timer showed: it begins a new second when one is full.
      durationSeconds: Math.floor(figures.durationMs / 1_000),
      // A conversation with a call awaits its summary; without consent none will come (03).
      vapiCallId: row.hasMemoryConsent ? row.id : null,
      endReason: reason,
      receipt,
      createdAt: new Date(receipt.endedAt),
    })
    .onConflictDoNothing()
