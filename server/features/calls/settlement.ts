import type { SentReceipt } from '../../../contract/billing/sent-receipt'
import type { EndReason } from '../../../domain/call-end'
import type { CallFigures } from '../../../voice/session/call-events'
import type { calls } from '../../platform/database/tables/call-tables'
import type { NumberedTurn } from './turn-record'

/** What the caller is told when a call has ended. */
export type Settled = { reason: EndReason; receipt: SentReceipt }

/** How a call ended, in the words of whoever ran it. */
export type Settlement = {
  callId: string
  reason: EndReason
  figures: CallFigures
  turns: readonly NumberedTurn[]
}

type Row = typeof calls.$inferSelect

/** A call that the transaction has locked, and how it ended. */
export type EndedCall = { row: Row; settlement: Settlement }

export type ClosedCall = EndedCall & { isHeard: boolean; receipt: SentReceipt }
