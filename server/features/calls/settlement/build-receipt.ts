import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import { findReceiptErrors, type PauseReason } from '../../../../domain/receipt'
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
  unchargedReason?: PauseReason
}

/** Builds the receipt of a call. Throws when the figures do not add up. */
export function buildReceipt({
  startedAt,
  figures,
  chargedMinutes,
  balanceBefore,
  unchargedReason = 'provider-fault',
}: ReceiptInput): SentReceipt {
  const { wallMs, billableMs, pauses } = moveUnchargedTimeToPauses(
    figures,
    chargedMinutes,
    unchargedReason,
  )
  const receipt: SentReceipt = {
    startedAt: startedAt.toISOString(),
    endedAt: new Date(startedAt.getTime() + wallMs).toISOString(),
    wallMs,
    billableMs,
    pauses: pauses.map(({ reason, ms, isFalseAlarm }) => ({
      reason,
      ms,
      ...(isFalseAlarm && { isFalseAlarm }),
    })),
    chargedMinutes,
    balanceBefore,
    balanceAfter: balanceBefore - chargedMinutes,
  }
  const errors = findReceiptErrors(receipt)
  if (errors.length > 0) throw new Error(`The receipt does not add up: ${errors.join(', ')}`)
  return receipt
}

/** Turns the billable time that is not charged into a pause. */
function moveUnchargedTimeToPauses(
  figures: CallFigures,
  chargedMinutes: number,
  unchargedReason: PauseReason,
): CallFigures {
  const unchargedMs = figures.billableMs - chargedMinutes * 60_000
  if (unchargedMs <= 0) return figures
  const otherPauses = figures.pauses.filter(({ reason }) => reason !== unchargedReason)
  const existingPauseMs = figures.pauses.find(({ reason }) => reason === unchargedReason)?.ms ?? 0
  return {
    ...figures,
    billableMs: figures.billableMs - unchargedMs,
    pauses: [...otherPauses, { reason: unchargedReason, ms: existingPauseMs + unchargedMs }],
  }
}
