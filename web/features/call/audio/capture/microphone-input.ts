import { measureLevelDb } from '../audio-level'
import type { CallAudioFailure } from '../call-audio-events'
import { gateMicrophone, initialGateState, type NumberedFrame } from './microphone-gate'
import { detectSilentMicrophone, initialSilenceState } from './silent-microphone'

type Events = {
  onFrame(frame: NumberedFrame): void
  onLevel(levelDb: number): void
  onFailure(failure: CallAudioFailure, isResolved: boolean): void
}

type AudioState = {
  isMuted: boolean
  isCompanionAudible: boolean
  /** Whether the detector hears speech; undefined while no detector is running. */
  isSpeech: boolean | undefined
}

/** Handles each frame of the microphone: reports its level and a silent microphone, and sends it or drops it. */
export function createMicrophoneInput(events: Events, getState: () => AudioState) {
  let gate = initialGateState
  let silence = initialSilenceState
  let frameNumber = 0

  return (pcm: Int16Array) => {
    const state = getState()
    const levelDb = measureLevelDb(pcm)
    events.onLevel(levelDb)

    const nextSilence = detectSilentMicrophone(silence, { levelDb, ...state })
    if (nextSilence.isSilent !== silence.isSilent) {
      events.onFailure('microphone-silent', !nextSilence.isSilent)
    }
    silence = nextSilence

    const gated = gateMicrophone(gate, {
      frame: { pcm, frameNumber: frameNumber++ },
      levelDb,
      ...state,
    })
    gate = gated.state
    for (const frame of gated.send) events.onFrame(frame)
  }
}
