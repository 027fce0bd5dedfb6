import type { PauseReason, Receipt } from './receipt'

/** Whole seconds of a receipt: wall = conversation + pauses outside; conversation = billable + pauses within. */
export type ReceiptSeconds = {
  wall: number
  /** The duration that the timer and the history show. */
  conversation: number
  billable: number
  /** In these no conversation took place. */
  pausesOutside: ShownPause[]
  /** Free time of the conversation. */
  pausesWithin: ShownPause[]
}

type ShownPause = { reason: PauseReason; seconds: number }
type Times = Pick<Receipt, 'wallMs' | 'billableMs' | 'pauses'>

/**
 * Pauses that are no part of the conversation: the companion is not heard yet, the connection is lost, or a provider
 * fails.
 */
const reasonsOutside: ReadonlySet<PauseReason> = new Set([
  'connecting',
  'link-lost',
  'provider-fault',
])

const isOutside = ({ reason }: { reason: PauseReason }) => reasonsOutside.has(reason)

/** Returns the duration of the conversation in ms, as the timer counted it. */
export const measureConversationMs = ({ wallMs, pauses }: Omit<Times, 'billableMs'>) =>
  Math.max(0, wallMs - sumMs(pauses.filter(isOutside)))

/**
 * Rounds the times of a receipt to seconds that add up. Conversation and billable time are rounded up as the charge
 * is, so that the charged minutes also follow from what is shown; the pauses share the rest. Pauses that get 0 s are
 * left out.
 */
export function roundToSeconds(times: Times): ReceiptSeconds {
  const { wallMs, billableMs, pauses } = times
  const billable = Math.ceil(billableMs / 1_000)
  const conversation = Math.max(Math.ceil(measureConversationMs(times) / 1_000), billable)
  const wall = Math.max(Math.round(wallMs / 1_000), conversation)
  return {
    wall,
    conversation,
    billable,
    pausesOutside: sharePauses(pauses.filter(isOutside), wall - conversation),
    pausesWithin: sharePauses(
      pauses.filter((pause) => !isOutside(pause)),
      conversation - billable,
    ),
  }
}

/** Divides whole seconds among the pauses, in proportion to their lengths. */
function sharePauses(pauses: Receipt['pauses'], totalSeconds: number): ShownPause[] {
  const pausedMs = sumMs(pauses)
  let elapsedMs = 0
  let sharedSeconds = 0
  const shares = pauses.map(({ reason, ms }) => {
    elapsedMs += ms
    const seconds = Math.round((totalSeconds * elapsedMs) / (pausedMs || 1)) - sharedSeconds
    sharedSeconds += seconds
    return { reason, seconds }
  })
  return shares.filter(({ seconds }) => seconds > 0)
}

const sumMs = (pauses: Receipt['pauses']) => pauses.reduce((total, { ms }) => total + ms, 0)
