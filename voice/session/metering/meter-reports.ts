import { computeChargedMinutes } from '../../../domain/receipt'
import { type CallEffects, noEffects } from '../engine/call-effect'
import { findNextThresholdMs, listDueWarnings } from './balance-warnings'
import type { Meter } from './meter'

const reportIntervalMs = 5_000

export type MeterReports = {
  report(nowMs: number): CallEffects
  /** Reports only if the pause reason (null while the meter runs) differs from the one in the last report. */
  reportChange(nowMs: number): CallEffects
  /** Emits the low-balance warnings that are due, and a report if one is due. */
  reportDue(nowMs: number): CallEffects
  /** Returns when the next report or warning is due, unless the meter changes first. */
  nextTickAtMs(): number
}

/** Reports the meter to the client every 5 s and warns of a low balance. */
export function createMeterReports(meter: Meter, startingMinutes: number): MeterReports {
  const startingMs = startingMinutes * 60_000
  let reportedAtMs = 0
  let reportedPause: string | null = null
  /** The lowest balance so far: billed time that becomes free afterwards must not repeat a warning. */
  let lowestLeftMs = startingMs

  function report(nowMs: number): CallEffects {
    const billableMs = meter.billableMs(nowMs)
    const pausedFor = meter.pausedFor()
    reportedAtMs = nowMs
    reportedPause = pausedFor
    const remainingMinutes = Math.max(0, startingMinutes - computeChargedMinutes(billableMs))
    const output = {
      type: 'metered',
      billableMs,
      minutesLeft: remainingMinutes,
      pausedFor,
    } as const
    return [{ type: 'emit', output }]
  }

  return {
    report,
    reportChange: (nowMs) => (meter.pausedFor() === reportedPause ? noEffects : report(nowMs)),
    nextTickAtMs: () =>
      Math.min(
        reportedAtMs + reportIntervalMs,
        meter.exhaustedAtMs() - findNextThresholdMs(startingMs, lowestLeftMs),
      ),
    reportDue(nowMs) {
      const leftNowMs = startingMs - meter.billableMs(nowMs)
      const warnings = listDueWarnings(startingMs, lowestLeftMs, leftNowMs)
      lowestLeftMs = Math.min(lowestLeftMs, leftNowMs)
      const isReportDue = nowMs - reportedAtMs >= reportIntervalMs
      if (warnings.length === 0) return isReportDue ? report(nowMs) : noEffects

      const effects = warnings.flatMap(
        (secondsLeft): CallEffects => [
          { type: 'emit', output: { type: 'balance-warned', secondsLeft } },
          // The last warning is not mentioned, because the companion says farewell then.
          ...(secondsLeft === 15 ? [] : [{ type: 'mention-balance', secondsLeft } as const]),
        ],
      )
      return isReportDue ? [...effects, ...report(nowMs)] : effects
    },
  }
}
