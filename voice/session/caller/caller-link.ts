import type { Meter } from '../metering/meter'

/** The connection to the caller's side: whether it is up, and whether the microphone is muted. */
export type CallerLink = {
  readonly isUp: boolean
  isMuted: boolean
  /** Since when the time is not billed; meaningful while the link is down. */
  readonly lostSinceMs: number
  /** lastHeardMs: the last sign of life, on the call's monotonic clock. */
  markLost(lastHeardMs: number, nowMs: number): void
  markRestored(): void
}

/** Creates the link of one call; it is up. */
export function createCallerLink(meter: Pick<Meter, 'companionHeardAtMs'>): CallerLink {
  let isUp = true
  let lostSinceMs = 0

  return {
    isMuted: false,
    get isUp() {
      return isUp
    },
    get lostSinceMs() {
      return lostSinceMs
    },
    /**
     * A dead link is noticed up to 10 s late, and is not billed from its last sign of life on. One
     * that has given none since the companion's first audio proves nothing: a client could
     * otherwise withhold its signs of life and call for free.
     */
    markLost(lastHeardMs, nowMs) {
      isUp = false
      const heardMs = Math.floor(lastHeardMs)
      const isProved = heardMs > (meter.companionHeardAtMs ?? 0)
      lostSinceMs = isProved ? Math.min(nowMs, heardMs) : nowMs
    },
    markRestored() {
      isUp = true
    },
  }
}
