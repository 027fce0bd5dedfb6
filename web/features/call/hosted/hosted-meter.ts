import type { PauseReason } from '../../../../domain/receipt'
import type { CallClock } from '../lifecycle/call-clock'
import { applyMeterReport } from '../lifecycle/call-meter-state'
import type { CallStore } from '../lifecycle/call-store'

const minuteMs = 60_000
const warningSeconds = [120, 60, 15] as const

/**
 * Estimates the balance during a hosted call, and warns before the call's time limit. The receipt, which
 * the server writes from the times that the service reports, replaces the estimate.
 */
export function createHostedMeter(store: CallStore, clock: CallClock) {
  let initialMinutes = 0
  /** Billable time up to when the meter last stopped or paused. */
  let earlierBillableMs = 0
  /** When the meter last started to count; null while it is paused or stopped. */
  let runningSinceMs: number | null = null
  let isStopped = true
  let timers: (() => void)[] = []

  const countBillableMs = () =>
    earlierBillableMs + (runningSinceMs === null ? 0 : Math.max(0, clock.now() - runningSinceMs))

  function report(billableMs: number, pausedFor: PauseReason | null) {
    const minutesLeft = Math.max(0, initialMinutes - Math.floor(billableMs / minuteMs))
    const meterReport = { billableMs, minutesLeft, pausedFor }
    store.update({ meter: applyMeterReport(store.getSnapshot().meter, meterReport, clock.now()) })
  }

  function stopCounting() {
    earlierBillableMs = countBillableMs()
    runningSinceMs = null
    for (const cancel of timers) cancel()
    timers = []
  }

  function startCounting() {
    runningSinceMs = clock.now()
    report(earlierBillableMs, null)
    scheduleMinuteReports(minuteMs - (earlierBillableMs % minuteMs))
    const { limitMs } = store.getSnapshot().meter
    if (limitMs === null) return
    for (const seconds of warningSeconds) {
      const waitMs = limitMs - seconds * 1_000 - earlierBillableMs
      if (waitMs > 0) schedule(waitMs, () => store.update({ lastWarningSeconds: seconds }))
    }
  }

  function scheduleMinuteReports(firstWaitMs: number) {
    schedule(firstWaitMs, () => {
      report(countBillableMs(), null)
      scheduleMinuteReports(minuteMs)
    })
  }

  function schedule(waitMs: number, action: () => void) {
    timers.push(clock.schedule(waitMs, action))
  }

  return {
    start() {
      initialMinutes = store.getSnapshot().meter.minutesLeft
      earlierBillableMs = 0
      isStopped = false
      startCounting()
    },
    /**
     * Pauses the meter for a crisis. After `stop` it only records the crisis in the store, so that the page does not
     * ask for a rating.
     */
    pause() {
      stopCounting()
      report(earlierBillableMs, 'crisis')
    },
    /** Does nothing while the meter runs, nor after `stop`. */
    resume() {
      if (!isStopped && runningSinceMs === null) startCounting()
    },
    stop() {
      isStopped = true
      stopCounting()
    },
  }
}
