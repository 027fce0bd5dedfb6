import type { CallContext } from './call-context'
import type { CallInput } from './call-events'
import type { CallLimits } from './call-limits'
import type { CallerSide } from './caller-side'
import type { CompanionSide } from './companion-side'

export type InputHandler = {
  handle(input: CallInput, nowMs: number, isStarted: boolean): void
  /** No detector has spoken up, and there is something to listen to. */
  readonly needsEnergy: boolean
}

/** Passes what the caller's side brings to the part of the call that it concerns. */
export function createInputHandler(
  context: CallContext,
  parts: { caller: CallerSide; companion: CompanionSide; limits: CallLimits },
): InputHandler {
  const { caller, companion, limits } = parts
  const { meter } = context
  let hasDetector = false
  let isMuted = false

  function loseLink(nowMs: number) {
    if (context.isSuspended) return
    context.isSuspended = true
    meter.pause('link-lost', nowMs)
    limits.suspend(nowMs)
    companion.suspend(nowMs)
    caller.fallSilent(nowMs)
    context.emit({ type: 'suspended' })
    limits.tellMeterChange(nowMs)
  }

  function restoreLink(lastFramePlayed: number, nowMs: number) {
    loseLink(nowMs)
    context.isSuspended = false
    limits.restore()
    meter.resume('link-lost', nowMs)
    context.emit({ type: 'resumed' })
    limits.tellMeterChange(nowMs)
    companion.restore(nowMs, lastFramePlayed)
    caller.restartSilence(nowMs)
  }

  function hearDetector(input: CallInput & { audioMs: number }, nowMs: number) {
    hasDetector = true
    if (context.isSuspended || isMuted) return
    if (input.type === 'speech-started') caller.startSpeech(input.audioMs, nowMs)
    else caller.stopSpeech(input.audioMs, nowMs)
  }

  return {
    get needsEnergy() {
      return !hasDetector && !isMuted && !context.isSuspended
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
          return loseLink(nowMs)
        case 'link-restored':
          return restoreLink(input.lastFramePlayed, nowMs)
      }
    },
  }
}
