import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import { findReceiptFaults } from '../../../../domain/receipt'
import type { CallFigures } from '../../../../voice/session/call-events'

type ReceiptInput = {
  startedAt: Date
  figures: CallFigures
  /**
   * The minutes of the ledger entry: at most the balance, which may have decreased during the call.
   */
  chargedMinutes: number
  balanceBefore: number
}

/** Writes the receipt of a call. Throws when the figures do not add up. */
export function writeReceipt({
  startedAt,
  figures,
  chargedMinutes,
  balanceBefore,
}: ReceiptInput): SentReceipt {
  const { wallMs, billableMs, pauses } = deductUnpaidTime(figures, chargedMinutes)
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

/** Moves time that the balance could not pay to the unbilled pauses. */
function deductUnpaidTime(figures: CallFigures, chargedMinutes: number): CallFigures {
  const unpaidMs = figures.billableMs - chargedMinutes * 60_000
  if (unpaidMs <= 0) return figures
  const otherPauses = figures.pauses.filter(({ reason }) => reason !== 'provider-fault')
  const alreadyUnbilledMs =
    figures.pauses.find(({ reason }) => reason === 'provider-fault')?.ms ?? 0
  return {
    ...figures,
    billableMs: figures.billableMs - unpaidMs,
    pauses: [...otherPauses, { reason: 'provider-fault', ms: alreadyUnbilledMs + unpaidMs }],
  }
}
