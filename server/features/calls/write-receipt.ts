import type { SentReceipt } from '../../../contract/billing/sent-receipt'
import { findReceiptFaults } from '../../../domain/receipt'
import type { CallFigures } from '../../../voice/session/call-events'

type Facts = {
  startedAt: Date
  figures: CallFigures
  /** What the ledger really moved: a balance that shrank meanwhile pays what is left of it. */
  chargedMinutes: number
  balanceBefore: number
}

/** Throws when it does not add up: a wrong receipt is never saved. */
export function writeReceipt({
  startedAt,
  figures,
  chargedMinutes,
  balanceBefore,
}: Facts): SentReceipt {
  const { wallMs, billableMs, pauses } = forgive(figures, chargedMinutes)
  const receipt: SentReceipt = {
    startedAt: startedAt.toISOString(),
    endedAt: new Date(startedAt.getTime() + wallMs).toISOString(),
    wallMs,
    billableMs,
    pauses: [...pauses],
    chargedMinutes,
    balanceBefore,
    balanceAfter: balanceBefore - chargedMinutes,
  }
  const faults = findReceiptFaults(receipt)
  if (faults.length > 0) throw new Error(`The receipt does not add up: ${faults.join(', ')}`)
  return receipt
}

/** Time that the balance could not pay any more counts as our own fault. */
function forgive(figures: CallFigures, chargedMinutes: number): CallFigures {
  const unpaidMs = figures.billableMs - chargedMinutes * 60_000
  if (unpaidMs <= 0) return figures
  const others = figures.pauses.filter(({ reason }) => reason !== 'provider-fault')
  const forgiven = figures.pauses.find(({ reason }) => reason === 'provider-fault')?.ms ?? 0
  return {
    ...figures,
    billableMs: figures.billableMs - unpaidMs,
    pauses: [...others, { reason: 'provider-fault', ms: forgiven + unpaidMs }],
  }
}
