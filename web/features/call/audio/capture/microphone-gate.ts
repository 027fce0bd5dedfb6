/** A frame of 20 ms at 16 kHz. The number counts the frames of all microphones since the audio was opened. */
export type NumberedFrame = { pcm: Int16Array; frameNumber: number }

const frameMs = 20
/** After this much silence no more frames are sent. */
const stopAfterSilenceMs = 2_000
/**
 * The 300 ms before speech is detected are sent too. The detector is about 100 ms late; the rest is a margin, so that no
 * syllable is lost.
 */
const preRollFrames = 15
/** Without a detector, a frame this far above the noise floor counts as speech. */
const speechAboveFloorDb = 9
const minNoiseFloorDb = -65
const maxNoiseFloorDb = -40
/** A rise of 3 dB per second. */
const floorRisePerFrameDb = 0.06

export type GateState = {
  quietMs: number
  /** The last frames that were not sent. */
  preRoll: readonly NumberedFrame[]
  floorDb: number
}

export const initialGateState: GateState = { quietMs: 0, preRoll: [], floorDb: minNoiseFloorDb }

export type GateInput = {
  frame: NumberedFrame
  levelDb: number
  isMuted: boolean
  /** Whether the detector detects speech; undefined while no detector is running and the level decides. */
  isSpeech: boolean | undefined
}

/**
 * Decides which frames to send: none while the caller is muted or once a silence has lasted 2 s. When
 * speech starts again, the last 300 ms before it are sent first.
 */
export function gateMicrophone(
  state: GateState,
  { frame, levelDb, isMuted, isSpeech }: GateInput,
): { state: GateState; framesToSend: readonly NumberedFrame[] } {
  const floorDb = updateNoiseFloor(state.floorDb, levelDb)
  if (isMuted)
    return { state: { quietMs: stopAfterSilenceMs, preRoll: [], floorDb }, framesToSend: [] }
  if (isSpeech ?? isAboveNoise(levelDb, floorDb)) {
    return { state: { quietMs: 0, preRoll: [], floorDb }, framesToSend: [...state.preRoll, frame] }
  }
  const quietMs = Math.min(stopAfterSilenceMs, state.quietMs + frameMs)
  if (quietMs < stopAfterSilenceMs)
    return { state: { quietMs, preRoll: [], floorDb }, framesToSend: [frame] }
  const preRoll = [...state.preRoll, frame].slice(-preRollFrames)
  return { state: { quietMs, preRoll, floorDb }, framesToSend: [] }
}

/** Whether a frame is loud enough for speech, against the noise of the room. */
export const isAboveNoise = (levelDb: number, floorDb: number) =>
  levelDb > floorDb + speechAboveFloorDb

/** The noise floor falls to the level of a quieter frame at once, and rises slowly during louder frames. */
function updateNoiseFloor(floorDb: number, levelDb: number): number {
  const nextFloorDb = Math.min(levelDb, floorDb + floorRisePerFrameDb)
  return Math.min(maxNoiseFloorDb, Math.max(minNoiseFloorDb, nextFloorDb))
}
