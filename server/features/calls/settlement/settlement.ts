import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import type { EndReason } from '../../../../domain/call-end'
import type { CallFigures } from '../../../../voice/session/call-events'
import type { calls } from '../../../platform/database/tables/call-tables'
import type { NumberedTurn } from '../live/turn-record'

/** The result of a settlement, which is sent to the caller's page. */
export type SettlementResult = { reason: EndReason; receipt: SentReceipt }

/** How a call ended, its figures, and its turns, of which some may be stored already. */
export type Settlement = {
  callId: string
  reason: EndReason
  figures: CallFigures
  turns: readonly NumberedTurn[]
}

type Row = typeof calls.$inferSelect

/** A call's locked row, and how the call ended. */
export type EndedCall = { row: Row; settlement: Settlement }

/**
 * An ended call with its receipt. Its final state is `settled` if the companion was heard,
 * otherwise `released`.
 */
export type ClosedCall = EndedCall & { wasCompanionHeard: boolean; receipt: SentReceipt }
