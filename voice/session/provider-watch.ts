import type { CallContext } from './call-context'
import type { CompanionResponse } from './companion-response'

/** No frame for longer than this when one is due is the provider's fault (03, « Metering »). */
const patienceMs = 3_000
/** A dialogue that gives no sentence for so long is asked once more, then given up. */
const dialoguePatienceMs = 10_000
/** A companion without a voice for so long is no call. */
const longestFaultMs = 60_000

export type ProviderVerdict = 'well' | 'speech-hangs' | 'dialogue-hangs' | 'gone'

export type ProviderWatch = {
  /** What to do about a response that is waited for; moves the meter. */
  look(response: CompanionResponse | null, nowMs: number): ProviderVerdict
  /** Sound went out. */
  heard(nowMs: number): void
  /** A frame has been missing since sinceMs: all of that wait is unbilled. */
  missed(sinceMs: number): void
  /** The line is back: waiting counts from now. */
  restart(nowMs: number): void
}

/** Watches over the speech and the words that are due (03, « Metering »). */
export function createProviderWatch(context: CallContext): ProviderWatch {
  const { meter, playout } = context
  let brokenSinceMs: number | null = null
  let countsFromMs = 0

  function missed(sinceMs: number) {
    if (brokenSinceMs !== null) return
    brokenSinceMs = sinceMs
    meter.pause('provider-fault', sinceMs)
    context.emit({ type: 'problem-met', code: 'VOICE_UNAVAILABLE' })
    context.tellMeterChange(context.nowMs())
  }

  return {
    look(response, nowMs) {
      if (!response) return 'well'
      if (brokenSinceMs !== null && nowMs - brokenSinceMs >= longestFaultMs) {
        // An answer that was only just asked for may be the one that works again.
        const isTried = response.isTextOnly || nowMs - response.committedAtMs > dialoguePatienceMs
        if (isTried) return 'gone'
      }
      if (response.isProduced || response.frames.length > 0) return 'well'
      const dueSinceMs = Math.max(response.committedAtMs, playout.endsAtMs(), countsFromMs)
      if (dueSinceMs > nowMs) return 'well'

      if (response.isVoiceBroken || nowMs - dueSinceMs > patienceMs) missed(dueSinceMs)
      const { attempt } = response
      if (attempt) {
        const hangsSinceMs = Math.max(dueSinceMs, attempt.startedAtMs)
        return nowMs - hangsSinceMs > patienceMs ? 'speech-hangs' : 'well'
      }
      const hangsSinceMs = Math.max(dueSinceMs, response.askedAtMs)
      return nowMs - hangsSinceMs > dialoguePatienceMs ? 'dialogue-hangs' : 'well'
    },

    heard(nowMs) {
      if (brokenSinceMs === null) return
      brokenSinceMs = null
      meter.resume('provider-fault', nowMs)
      context.tellMeterChange(nowMs)
    },

    missed,

    restart(nowMs) {
      countsFromMs = nowMs
      if (brokenSinceMs !== null) brokenSinceMs = nowMs
    },
  }
}
