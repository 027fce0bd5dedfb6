import type { PauseReason, Receipt } from './receipt'

/** Whole seconds of a receipt, in which the pauses and the billable time add up to the duration. */
export type ReceiptSeconds = {
  wall: number
  billable: number
  pauses: { reason: PauseReason; seconds: number }[]
}

/**
 * Rounds the times of a receipt to seconds that add up. Billable time is rounded up as the charge is, so that the
 * charged minutes also follow from what is shown; the pauses share the rest. Pauses that get 0 s are left out.
 */
export function roundToSeconds({
  wallMs,
  billableMs,
  pauses,
}: Pick<Receipt, 'wallMs' | 'billableMs' | 'pauses'>): ReceiptSeconds {
  const billable = Math.ceil(billableMs / 1_000)
  const wall = Math.max(Math.round(wallMs / 1_000), billable)
  const pausedMs = pauses.reduce((total, { ms }) => total + ms, 0)
  let elapsedMs = 0
  let sharedSeconds = 0
  const shares = pauses.map(({ reason, ms }) => {
    elapsedMs += ms
    const seconds = Math.round(((wall - billable) * elapsedMs) / (pausedMs || 1)) - sharedSeconds
    sharedSeconds += seconds
    return { reason, seconds }
  })
  return { wall, billable, pauses: shares.filter(({ seconds }) => seconds > 0) }
}
