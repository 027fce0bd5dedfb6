import { chargedMinutesOf } from '../../domain/receipt'
import { type BalanceWarning, warningsDue } from './balance-warnings'
import type { CallContext } from './call-context'

/** What the screen shows is refreshed so often (03, « Contract »). */
const meterEveryMs = 5_000
/** A lost line is waited for so long (03, « A call's life »). */
const longestSuspensionMs = 20_000
/** The engine ends a call after three hours, whatever the balance. */
export const longestCallMs = 3 * 3_600_000

export type CallLimits = {
  suspend(nowMs: number): void
  restore(): void
  /** Closes the call whose balance, time or line is used up; before anything else is done. */
  enforce(nowMs: number): void
  /** Tells the meter and the warnings that are due by now. */
  tell(nowMs: number): void
  tellMeter(nowMs: number): void
  /** Tells it only when the meter stands still for something else than was told. */
  tellMeterChange(nowMs: number): void
}

/** The ends that a call runs into, and the figures that announce them (03, « Metering »). */
export function createCallLimits(
  context: CallContext,
  onWarning: (warning: BalanceWarning, nowMs: number) => void,
): CallLimits {
  const { meter, options } = context
  const startingMs = options.minutesLeft * 60_000
  const maximumCallMs = options.maximumCallMs ?? longestCallMs
  let toldAtMs = 0
  let toldPause: string | null = null
  let leftMs = startingMs
  let suspendedAtMs: number | null = null

  function tellMeter(nowMs: number) {
    const billableMs = meter.billableMs(nowMs)
    const minutesLeft = Math.max(0, options.minutesLeft - chargedMinutesOf(billableMs))
    toldAtMs = nowMs
    toldPause = meter.pausedFor
    context.emit({ type: 'metered', billableMs, minutesLeft, pausedFor: meter.pausedFor })
  }

  return {
    suspend(nowMs) {
      suspendedAtMs ??= nowMs
    },
    restore() {
      suspendedAtMs = null
    },

    enforce(nowMs) {
      if (nowMs >= meter.exhaustedAtMs()) return context.close('balance-exhausted', nowMs)
      if (suspendedAtMs !== null && nowMs - suspendedAtMs >= longestSuspensionMs)
        return context.close('link-lost', nowMs)
      if (context.sinceStartMs(nowMs) >= maximumCallMs) context.close('time-limit', nowMs)
    },

    tell(nowMs) {
      const leftNowMs = startingMs - meter.billableMs(nowMs)
      for (const warning of warningsDue(startingMs, leftMs, leftNowMs)) {
        context.emit({ type: 'balance-warned', secondsLeft: warning })
        onWarning(warning, nowMs)
      }
      // Time that is forgiven afterwards does not bring back a warning that was told.
      leftMs = Math.min(leftMs, leftNowMs)
      if (nowMs - toldAtMs >= meterEveryMs) tellMeter(nowMs)
    },

    tellMeter,
    tellMeterChange(nowMs) {
      if (meter.pausedFor !== toldPause) tellMeter(nowMs)
    },
  }
}
