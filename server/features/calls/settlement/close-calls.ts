import { sql } from 'drizzle-orm'
import type { Pause } from '../../../../domain/receipt'
import type { MeteredPause } from '../../../../voice/session/call-events'
import type { Transaction } from '../../../platform/database/open-database'
import type { ClosedCall } from './settlement'

/** Stores the final state and receipt of calls, and deletes their tickets and control URLs. */
export async function closeCalls(transaction: Transaction, calls: readonly ClosedCall[]) {
  const values = calls.map(({ row, wasCompanionHeard, settlement, receipt }) => ({
    id: row.id,
    state: wasCompanionHeard ? 'settled' : 'released',
    end_reason: settlement.reason,
    receipt,
    wall_ms: receipt.wallMs,
    billable_ms: receipt.billableMs,
    duration_ms: settlement.figures.durationMs,
    pauses: listPauses(settlement.figures.pauses, receipt.pauses),
  }))
  await transaction.execute(sql`
    update calls set
      state = closed.state, end_reason = closed.end_reason, receipt = closed.receipt,
      wall_ms = closed.wall_ms, billable_ms = closed.billable_ms,
      duration_ms = closed.duration_ms, pauses = closed.pauses,
      ticket_hash = null, service_control_url = null, settled_at = now()
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as closed (
      id uuid, state text, end_reason text, receipt jsonb, wall_ms integer, billable_ms integer,
      duration_ms integer, pauses jsonb
    )
    where calls.id = closed.id`)
}

/**
 * Returns the pauses of the receipt, with their `stalledMs` and `forgivenMs`, from which
 * read-free-time.ts computes the free time of later calls (docs/decisions/025).
 */
const listPauses = (
  meteredPauses: readonly MeteredPause[],
  receiptPauses: readonly Pause[],
): MeteredPause[] =>
  receiptPauses.map(({ reason, ms }) => ({
    ...meteredPauses.find((pause) => pause.reason === reason),
    reason,
    ms,
  }))
