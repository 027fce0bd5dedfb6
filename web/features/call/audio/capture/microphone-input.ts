import { measureLevelDb } from '../audio-level'
import type { CallAudioFailure } from '../call-audio-events'
import { chooseBatchSize, createFrameBatch } from './frame-batch'
import {
  gateMicrophone,
  initialGateState,
  isAboveNoise,
  type NumberedFrame,
} from './microphone-gate'
import { detectSilentMicrophone, initialSilenceState } from './silent-microphone'

type Events = {
  onFrame(frame: NumberedFrame): void
  onLevel(levelDb: number): void
  /** Called when a failure begins, and again when it is resolved. */
  onFailureChange(failure: CallAudioFailure, state: { isResolved: boolean }): void
}

type AudioState = {
  isMuted: boolean
  isCompanionAudible: boolean
  /** Whether the detector detects speech; undefined while no detector is running. */
  isSpeech: boolean | undefined
}

export type MicrophoneInput = {
  /** Handles a microphone frame: reports its level, detects a silent microphone, and sends, buffers or drops the frame. */
  push(pcm: Int16Array): void
  /** Sends the buffered frames. Called before a message about speech, which must arrive after its audio. */
  flush(): void
}

/** Creates the handler of the microphone frames of a call. */
export function createMicrophoneInput(events: Events, getState: () => AudioState): MicrophoneInput {
  const batch = createFrameBatch((frame) => events.onFrame(frame))
  let gate = initialGateState
  let silence = initialSilenceState
  let frameNumber = 0

  function push(pcm: Int16Array) {
    const state = getState()
    const levelDb = measureLevelDb(pcm)
    events.onLevel(levelDb)

    const nextSilence = detectSilentMicrophone(silence, { levelDb, ...state })
    if (nextSilence.isSilent !== silence.isSilent) {
      events.onFailureChange('microphone-silent', { isResolved: !nextSilence.isSilent })
    }
    silence = nextSilence

    const gateResult = gateMicrophone(gate, {
      frame: { pcm, frameNumber: frameNumber++ },
      levelDb,
      ...state,
    })
    gate = gateResult.state
    // No more frames follow while the gate is closed, so the batch would stay incomplete.
    if (gateResult.framesToSend.length === 0) return batch.flush()
    const isLoud = isAboveNoise(levelDb, gate.floorDb)
    batch.push(gateResult.framesToSend, chooseBatchSize({ ...state, isLoud }))
  }

  return { push, flush: () => batch.flush() }
}
