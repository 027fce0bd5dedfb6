import type { PauseReason, Receipt } from './receipt'

/**
 * Whole seconds of a receipt: wall = conversation + pauses outside it; conversation = billable +
 * pauses within it.
 */
export type ReceiptSeconds = {
  wall: number
  /** The duration that the timer and the history show. */
  conversation: number
  billable: number
  /** Pauses during which there was no conversation. */
  pausesOutside: ShownPause[]
  /** Unbilled time of the conversation. */
  pausesWithin: ShownPause[]
}

/**
 * uncharged: time of the conversation that was not charged, because our service failed or the
 * balance was too low.
 */
export type ShownPauseReason = PauseReason | 'uncharged'

type ShownPause = { reason: ShownPauseReason; seconds: number }
type Times = Pick<Receipt, 'wallMs' | 'billableMs' | 'pauses'>

/** The duration of the conversation as measured independently of the receipt. */
export type KnownDuration = {
  seconds: number
  /**
   * Whether the server measured it, rounded up; false for the page's timer, which may differ a
   * little.
   */
  isExact: boolean
}

/** The page notices the beginning and the end of a call a little later than the server. */
const timerToleranceMs = 3_000

/** The server's duration is rounded up to a second. */
const maxRoundingMs = 1_000

/**
 * Pauses that are not part of the conversation: the companion is not heard yet, the connection is
 * lost, or a provider fails.
 */
const reasonsOutside: ReadonlySet<PauseReason> = new Set([
  'connecting',
  'link-lost',
  'provider-fault',
])

const isOutside = ({ reason }: { reason: PauseReason }) => reasonsOutside.has(reason)

/**
 * Returns the duration of the conversation in ms, without uncharged time that is recorded as a
 * provider fault.
 */
export const measureConversationMs = ({ wallMs, pauses }: Omit<Times, 'billableMs'>) =>
  Math.max(0, wallMs - sumMs(pauses.filter(isOutside)))

/**
 * Rounds the times of a receipt to seconds that add up. Conversation and billable time are rounded
 * up, like the charge, so that a reader can compute the charged minutes from the shown seconds. The
 * remaining seconds are divided among the pauses. Pauses that get 0 s are left out. A receipt records
 * uncharged time of the conversation as a provider fault; the two can be separated only with a known
 * duration.
 */
export function roundToSeconds(times: Times, knownDuration?: KnownDuration): ReceiptSeconds {
  const { wallMs, billableMs, pauses } = times
  const unchargedMs = knownDuration ? measureUnchargedMs(times, knownDuration) : 0
  const conversationMs = measureConversationMs(times) + unchargedMs
  const billable = Math.ceil(billableMs / 1_000)
  const conversation = Math.max(Math.ceil(conversationMs / 1_000), billable)
  const wall = Math.max(Math.round(wallMs / 1_000), conversation)
  const outside = reduceProviderFault(pauses.filter(isOutside), unchargedMs)
  const within = pauses.filter((pause) => !isOutside(pause))
  return {
    wall,
    conversation,
    billable,
    pausesOutside: sharePauses(outside, wall - conversation),
    pausesWithin: sharePauses(
      [...within, { reason: 'uncharged', ms: unchargedMs }],
      conversation - billable,
    ),
  }
}

/**
 * Returns how much of the provider fault was uncharged conversation. When a part of the
 * conversation is not charged, the billable time of the receipt is cut to the charged minutes. So
 * the result is 0 if the billable time is not a whole number of minutes.
 */
function measureUnchargedMs(times: Times, { seconds, isExact }: KnownDuration): number {
  if (times.billableMs % 60_000 !== 0) return 0
  const faultMs = sumMs(times.pauses.filter(isProviderFault))
  const excessMs = seconds * 1_000 - measureConversationMs(times)
  const minExcessMs = isExact ? maxRoundingMs : timerToleranceMs
  if (excessMs < minExcessMs) return 0
  // The page's timer is imprecise: an excess slightly shorter than the fault counts as the whole fault.
  const isWholeFaultUncharged = excessMs > faultMs - (isExact ? 0 : timerToleranceMs)
  return isWholeFaultUncharged ? faultMs : excessMs
}

const isProviderFault = ({ reason }: { reason: PauseReason }) => reason === 'provider-fault'

function reduceProviderFault(pauses: Receipt['pauses'], byMs: number) {
  let leftMs = byMs
  return pauses.map((pause) => {
    if (!isProviderFault(pause)) return pause
    const takenMs = Math.min(pause.ms, leftMs)
    leftMs -= takenMs
    return { ...pause, ms: pause.ms - takenMs }
  })
}

/** Divides whole seconds among the pauses, in proportion to their lengths. */
function sharePauses(
  pauses: readonly { reason: ShownPauseReason; ms: number }[],
  totalSeconds: number,
): ShownPause[] {
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

const sumMs = (pauses: readonly { ms: number }[]) => pauses.reduce((total, { ms }) => total + ms, 0)
