import { detectorReleaseMs } from '../../voice/session/turn-taking/decide-turn'

/** The silence after which the server ends the turn of a caller whose pauses it does not know yet. */
export const endpointingDelayMs = 400

/**
 * Without a transcript, and with microphone frames that hold no sound, as here, the server interrupts the
 * companion after 350 ms of speech and the detector's release time. Shorter speech may be a backchannel, and the
 * detector reports its end only after the release time.
 */
export const interruptionDelayMs = 350 + detectorReleaseMs

/**
 * What the callers have measured. `silenceToAudioMs` and `speechToCancelMs` can be slightly negative, because the time
 * that the server waits before it decides is subtracted, and times are rounded.
 */
export type Timings = {
  /** `input_audio_buffer.commit` sent → first frame of the response received. */
  commitToAudioMs: number[]
  /** endpointingDelayMs after the caller's last sound → first frame of the response received. */
  silenceToAudioMs: number[]
  /** `response.cancel` sent → `response.done` with status cancelled received. */
  cancelRequestToCancelMs: number[]
  /** interruptionDelayMs after the caller began to interrupt → `response.done` with status cancelled received. */
  speechToCancelMs: number[]
  /** How many events that a caller waited for did not come. */
  timeouts: number
  /** WebSocket close codes of calls that ended without a hang-up. */
  closeCodes: number[]
}

export const createTimings = (): Timings => ({
  commitToAudioMs: [],
  silenceToAudioMs: [],
  cancelRequestToCancelMs: [],
  speechToCancelMs: [],
  timeouts: 0,
  closeCodes: [],
})
