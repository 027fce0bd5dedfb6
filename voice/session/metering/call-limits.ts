import type { EndReason } from '../../../domain/call-end'
import {
  crisisFarewellMs,
  type FreeTime,
  maxAiDisclosureMs,
  maxConnectingMs,
  maxLinkLostMs,
  maxProviderFaultMs,
  maxSuspensionMs,
  maxSuspensions,
} from './free-time'
import type { Meter } from './meter'

export type CallLimits = {
  /** Maximum duration of the call. */
  readonly maxMs: number
  /** The link is lost: the call ends unless the link is restored in time. */
  suspend(nowMs: number): void
  restore(): void
  /** Returns true once, when the free time of a crisis is used up: the companion must then say farewell. */
  checkCrisisTime(nowMs: number): boolean
  /** Whether an AI disclosure is being spoken and the call's free time for disclosures is used up. */
  isDisclosureTimeUsedUp(nowMs: number): boolean
  /** Returns why the call must end now; null when it may go on. */
  findEndReason(nowMs: number, sinceStartMs: number): EndReason | null
}

/** Limits one call to its balance, to maxMs and to its free time. */
export function createCallLimits(meter: Meter, maxMs: number, freeTime: FreeTime): CallLimits {
  const maxFaultMs = Math.min(maxProviderFaultMs, freeTime.providerFaultMs)
  /** The call's total time without the link when the latest loss was noticed; null while the link is up. */
  let lostMsAtSuspension: number | null = null
  let suspensionCount = 0
  let crisisTimeUsedUpAtMs: number | null = null

  const getLostMs = (nowMs: number) => meter.pausedWithoutStallsMs('link-lost', nowMs)

  const isLinkGivenUp = (nowMs: number) =>
    lostMsAtSuspension !== null &&
    (getLostMs(nowMs) - lostMsAtSuspension >= maxSuspensionMs ||
      suspensionCount > maxSuspensions ||
      getLostMs(nowMs) >= maxLinkLostMs)

  const isProviderGivenUp = (nowMs: number) =>
    meter.pausedFor() === 'provider-fault' &&
    meter.pausedWithoutStallsMs('provider-fault', nowMs) >= maxFaultMs

  const isConnectingGivenUp = (nowMs: number) =>
    meter.pausedFor() === 'connecting' &&
    meter.pausedWithoutStallsMs('connecting', nowMs) >= maxConnectingMs

  return {
    maxMs,
    suspend(nowMs) {
      lostMsAtSuspension = getLostMs(nowMs)
      suspensionCount += 1
    },
    restore() {
      lostMsAtSuspension = null
    },
    checkCrisisTime(nowMs) {
      if (crisisTimeUsedUpAtMs !== null || meter.pausedFor() !== 'crisis') return false
      if (meter.pausedWithoutStallsMs('crisis', nowMs) < freeTime.crisisMs) return false
      crisisTimeUsedUpAtMs = nowMs
      return true
    },
    isDisclosureTimeUsedUp: (nowMs) =>
      meter.pausedFor() === 'ai-notice' &&
      meter.pausedWithoutStallsMs('ai-notice', nowMs) >= maxAiDisclosureMs,
    findEndReason(nowMs, sinceStartMs) {
      if (nowMs >= meter.exhaustedAtMs()) return 'balance-exhausted'
      if (isLinkGivenUp(nowMs)) return 'link-lost'
      if (isProviderGivenUp(nowMs) || isConnectingGivenUp(nowMs)) return 'provider-failed'
      if (crisisTimeUsedUpAtMs !== null && nowMs - crisisTimeUsedUpAtMs >= crisisFarewellMs)
        return 'time-limit'
      return sinceStartMs >= maxMs ? 'time-limit' : null
    },
  }
}
