import type { EndReason } from '../../../domain/call-end'
import type { Meter } from './meter'

const maxSuspensionMs = 20_000

export type CallLimits = {
  /** The link is lost: the call ends unless it is back in time. */
  suspend(nowMs: number): void
  restore(): void
  /** Returns why the call must end now; null when balance, time and link allow it to go on. */
  findEndReason(nowMs: number, sinceStartMs: number): EndReason | null
}

/** Limits one call to its balance, to maxMs, and to a lost link of at most 20 s. */
export function createCallLimits(meter: Meter, maxMs: number): CallLimits {
  let suspendedAtMs: number | null = null

  return {
    suspend(nowMs) {
      suspendedAtMs ??= nowMs
    },
    restore() {
      suspendedAtMs = null
    },
    findEndReason(nowMs, sinceStartMs) {
      if (nowMs >= meter.exhaustedAtMs()) return 'balance-exhausted'
      if (suspendedAtMs !== null && nowMs - suspendedAtMs >= maxSuspensionMs) return 'link-lost'
      return sinceStartMs >= maxMs ? 'time-limit' : null
    },
  }
}
