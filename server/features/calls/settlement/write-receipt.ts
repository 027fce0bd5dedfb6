import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import { findReceiptFaults, type PauseReason } from '../../../../domain/receipt'
import type { CallFigures } from '../../../../voice/session/call-events'

type ReceiptInput = {
  startedAt: Date
  figures: CallFigures
  /**
   * The minutes of the ledger entry: at most the balance, which may have decreased during the call.
   */
  chargedMinutes: number
  balanceBefore: number
  /** The reason given for billable time that is not charged. */
  unpaidReason?: PauseReason
}

/** Writes the receipt of a call. Throws when the figures do not add up. */
export function writeReceipt({
  startedAt,
  figures,
  chargedMinutes,
  balanceBefore,
  unpaidReason = 'provider-fault',
}: ReceiptInput): SentReceipt {
  const { wallMs, billableMs, pauses } = moveUnpaidTimeToPauses(
    figures,
    chargedMinutes,
    unpaidReason,
  )
  const receipt: SentReceipt = {
    startedAt: startedAt.toISOString(),
    endedAt: new Date(startedAt.getTime() + wallMs).toISOString(),
    wallMs,
    billableMs,
    pauses: pauses.map(({ reason, ms }) => ({ reason, ms })),
    chargedMinutes,
    balanceBefore,
    balanceAfter: balanceBefore - chargedMinutes,
  }
  const faults = findReceiptFaults(receipt)
  if (faults.length > 0) throw new Error(`The receipt does not add up: ${faults.join(', ')}`)
  return receipt
}

/** Counts billable time that was not paid for as a pause. */
function moveUnpaidTimeToPauses(
  figures: CallFigures,
  chargedMinutes: number,
  unpaidReason: PauseReason,
): CallFigures {
  const unpaidMs = figures.billableMs - chargedMinutes * 60_000
  if (unpaidMs <= 0) return figures
  const otherPauses = figures.pauses.filter(({ reason }) => reason !== unpaidReason)
  const unbilledMs = figures.pauses.find(({ reason }) => reason === unpaidReason)?.ms ?? 0
  return {
    ...figures,
    billableMs: figures.billableMs - unpaidMs,
    pauses: [...otherPauses, { reason: unpaidReason, ms: unbilledMs + unpaidMs }],
  }
}
