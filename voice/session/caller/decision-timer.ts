import { frameMs } from '../../audio/frame-timing'
import { type CallEffects, noEffects } from '../engine/call-effect'

export type DecisionTimer = {
  /** When the next decision about the caller's turn is due; null when only an event makes one necessary. */
  dueAtMs: number | null
  /** Sets the call's timer if the decision is due before the next tick, else cancels it. Returns the effects. */
  update(nowMs: number): CallEffects
  isSet(): boolean
  /** Records that the timer has fired. */
  markFired(): void
  /** Returns when the next tick is needed, to make the decision or to set the timer. */
  nextTickAtMs(): number
}

/** Creates the timer for decisions. The end of a turn should not have to wait for the next tick, up to 20 ms later. */
export function createDecisionTimer(): DecisionTimer {
  let isSet = false
  const timer: DecisionTimer = {
    dueAtMs: null,
    update(nowMs) {
      const delayMs = timer.dueAtMs === null ? frameMs : timer.dueAtMs - nowMs
      if (delayMs < frameMs) {
        isSet = true
        return [{ type: 'schedule-turn-decision', delayMs: Math.max(1, delayMs) }]
      }
      if (!isSet) return noEffects
      isSet = false
      return [{ type: 'schedule-turn-decision', delayMs: null }]
    },
    isSet: () => isSet,
    markFired() {
      isSet = false
    },
    nextTickAtMs() {
      if (timer.dueAtMs === null) return Number.POSITIVE_INFINITY
      // The timer is set at a tick less than 20 ms before the decision.
      return isSet ? timer.dueAtMs : timer.dueAtMs - frameMs + 1
    },
  }
  return timer
}
