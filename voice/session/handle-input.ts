import type { CallContext } from './call-context'
import type { CallInput } from './call-events'
import type { CallLimits } from './call-limits'
import type { CallerSide } from './caller-side'
import type { CompanionSide } from './companion-side'
import type { DetectorWatch } from './detector-watch'

export type InputHandler = {
  handle(input: CallInput, nowMs: number, isStarted: boolean): void
  /** The microphone is open and the line is up. */
  readonly isListening: boolean
}

/** Passes what the caller's side brings to the part of the call that it concerns. */
export function createInputHandler(
  context: CallContext,
  parts: {
    caller: CallerSide
    companion: CompanionSide
    limits: CallLimits
    detector: DetectorWatch
  },
): InputHandler {
  const { caller, companion, limits, detector } = parts
  const { meter } = context
  let isMuted = false
  let lostSinceMs = 0

  /**
   * Since when the meter stands still: a dead line is noticed up to 10 s late, and is not billed from
   * its last sign of life on. One that has given none since the companion's first sound proves
   * nothing, or whoever withholds them would call for nothing.
   */
  function forgive(lastHeardMs: number, nowMs: number) {
    const isProved = lastHeardMs > (meter.companionHeardAtMs ?? 0)
    lostSinceMs = isProved ? Math.min(nowMs, Math.floor(lastHeardMs)) : nowMs
    return lostSinceMs
  }

  function loseLink(lastHeardMs: number, nowMs: number) {
    if (context.isSuspended) return
    context.isSuspended = true
    meter.pause('link-lost', forgive(lastHeardMs, nowMs))
    limits.suspend(nowMs)
    companion.suspend(nowMs)
    caller.fallSilent(nowMs)
    context.emit({ type: 'suspended' })
    limits.tellMeterChange(nowMs)
  }

  function restoreLink(lastFramePlayed: number, nowMs: number) {
    loseLink(nowMs, nowMs)
    context.isSuspended = false
    limits.restore()
    meter.resume('link-lost', nowMs)
    context.emit({ type: 'resumed' })
    limits.tellMeterChange(nowMs)
    detector.forget()
    // Whoever comes back says what was heard meanwhile; the rest is sent again, and billed then.
    meter.reclaim(companion.restore(nowMs, lastFramePlayed, lostSinceMs))
    caller.restartSilence(nowMs)
  }

  function hearDetector(input: CallInput & { audioMs: number }, nowMs: number) {
    detector.hear(input.type === 'speech-started')
    if (context.isSuspended || isMuted) return
    if (input.type === 'speech-started') caller.startSpeech(input.audioMs, nowMs)
    else caller.stopSpeech(input.audioMs, nowMs)
  }

  return {
    get isListening() {
      return !isMuted && !context.isSuspended
    },

    handle(input, nowMs, isStarted) {
      if (input.type === 'hung-up') return context.close('hung-up', nowMs)
      if (input.type === 'stopped') return context.close(input.reason, nowMs)
      if (!isStarted) return
      switch (input.type) {
        case 'speech-started':
        case 'speech-stopped':
          return hearDetector(input, nowMs)
        case 'turn-committed':
          return caller.commitTurn(nowMs)
        case 'text-typed':
          return caller.type(input.text, nowMs)
        case 'speech-transcribed':
          return caller.transcribe(input, nowMs)
        case 'playback-truncated':
          return companion.reportPlayed(input.itemId, input.playedMs)
        case 'response-cancelled':
          return companion.cancel(nowMs)
        case 'modalities-changed':
          context.hasAudio = input.hasAudio
          return
        case 'microphone-muted':
          isMuted = true
          return caller.fallSilent(nowMs)
        case 'microphone-unmuted':
          isMuted = false
          return
        case 'link-lost':
          return loseLink(input.lastHeardMs, nowMs)
        case 'link-restored':
          return restoreLink(input.lastFramePlayed, nowMs)
      }
    },
  }
}
