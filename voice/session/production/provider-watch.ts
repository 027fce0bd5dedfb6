import type { ActiveResponse } from '../companion/companion-response'
import type { Playout } from '../delivery/playout'
import { type CallEffects, noEffects } from '../engine/call-effect'

/** The provider has failed when audio is due and none arrives for longer than this. */
const speechTimeoutMs = 3_000
/**
 * A dialogue that yields no sentence for this long is asked once more. The second time, or after part of the
 * response was produced, the response fails.
 */
const dialogueTimeoutMs = 10_000
/** After a fault of this length, a response that is unlikely to succeed ends the call. */
const maxFaultMs = 60_000

export type ProviderWatch = {
  /** Checks the response that the caller waits for: acts on a provider that hangs, ends the call after a long fault. */
  check(response: ActiveResponse | null, nowMs: number): CallEffects
  /** Audio was sent: the providers work. */
  recordAudio(nowMs: number): CallEffects
  /** Audio has been missing since `sinceMs`: the time from then until audio is sent is not billed. */
  recordMissing(sinceMs: number): CallEffects
  /** Starts all timeouts again at `nowMs`, after a lost link or a stall. */
  restartTimeouts(nowMs: number): void
}

/** Watches the dialogue and the synthesiser, and pauses the meter while one of them is at fault. */
export function createProviderWatch(playout: Pick<Playout, 'endsAtMs'>): ProviderWatch {
  let faultSinceMs: number | null = null
  let waitCountsFromMs = 0

  function recordMissing(sinceMs: number): CallEffects {
    if (faultSinceMs !== null) return noEffects
    faultSinceMs = sinceMs
    return [
      { type: 'pause-meter', reason: 'provider-fault', sinceMs },
      { type: 'emit', output: { type: 'problem-reported', code: 'VOICE_UNAVAILABLE' } },
      { type: 'report-meter-change' },
    ]
  }

  /** Whether the response is unlikely to succeed: its voice failed twice, or it was announced too long ago. */
  const isUnlikelyToSucceed = ({ production, announcedAtMs }: ActiveResponse, nowMs: number) =>
    production.voiceState === 'given-up' || nowMs - announcedAtMs > dialogueTimeoutMs

  return {
    check(response, nowMs) {
      if (!response) return noEffects
      const isFaultTooLong = faultSinceMs !== null && nowMs - faultSinceMs >= maxFaultMs
      if (isFaultTooLong && isUnlikelyToSucceed(response, nowMs))
        return [{ type: 'close', reason: 'provider-failed' }]

      const { production, announcedAtMs } = response
      const { state } = production
      if (production.frames.length > 0) return noEffects
      if (state.phase !== 'speaking' && state.phase !== 'awaiting-sentence') return noEffects
      const dueSinceMs = Math.max(announcedAtMs, playout.endsAtMs(), waitCountsFromMs)
      if (dueSinceMs > nowMs) return noEffects

      const isMissing = production.voiceState !== 'working' || nowMs - dueSinceMs > speechTimeoutMs
      const missingEffects = isMissing ? recordMissing(dueSinceMs) : noEffects
      if (state.phase === 'speaking') {
        const { attempt } = state
        const isHanging = nowMs - Math.max(dueSinceMs, attempt.startedAtMs) > speechTimeoutMs
        return isHanging
          ? [...missingEffects, { type: 'fail-speech', production, attempt }]
          : missingEffects
      }
      const isHanging = nowMs - Math.max(dueSinceMs, state.askedAtMs) > dialogueTimeoutMs
      return isHanging ? [...missingEffects, { type: 'fail-dialogue', production }] : missingEffects
    },

    recordAudio(nowMs) {
      if (faultSinceMs === null) return noEffects
      faultSinceMs = null
      return [
        { type: 'resume-meter', reason: 'provider-fault', atMs: nowMs },
        { type: 'report-meter-change' },
      ]
    },

    recordMissing,

    restartTimeouts(nowMs) {
      waitCountsFromMs = nowMs
      if (faultSinceMs !== null) faultSinceMs = nowMs
    },
  }
}
