import type { Meter } from '../metering/meter'

/** The connection to the client: whether it is up, and whether the microphone is muted. */
export type CallerLink = {
  readonly isUp: boolean
  isMuted: boolean
  /** When the current loss began; the meter is paused from then on. Meaningful while the link is down. */
  readonly lostSinceMs: number
  /** lastActivityMs: when the client was last active, on the call's monotonic clock. */
  markLost(lastActivityMs: number, nowMs: number): void
  markRestored(): void
}

/** Creates the link of one call, which is up at first. */
export function createCallerLink(meter: Pick<Meter, 'companionHeardAtMs'>): CallerLink {
  const link = {
    isUp: true,
    isMuted: false,
    lostSinceMs: 0,
    /**
     * A lost link is noticed up to 10 s late, so the meter is paused from the client's last activity on. If
     * there was no activity since the companion's first audio, it is paused only from now on: otherwise a
     * client could send nothing and call for free.
     */
    markLost(lastActivityMs: number, nowMs: number) {
      link.isUp = false
      const wholeLastActivityMs = Math.floor(lastActivityMs)
      const wasActive = wholeLastActivityMs > (meter.companionHeardAtMs() ?? 0)
      link.lostSinceMs = wasActive ? Math.min(nowMs, wholeLastActivityMs) : nowMs
    },
    markRestored() {
      link.isUp = true
    },
  }
  return link
}
