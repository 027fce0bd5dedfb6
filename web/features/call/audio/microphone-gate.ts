import type { NumberedFrame } from './numbered-frame'

const frameMs = 20
/** After this much silence the stream pauses (03, « Contract »). */
const pauseAfterMs = 2_000
/** The detector is some 100 ms late; what came before is sent as well, so no syllable is lost. */
const preRollFrames = 15
/** Without a detector: how far above the quietest of the room a voice lies. */
const voiceAboveFloorDb = 9
const lowestFloorDb = -65
const highestFloorDb = -40
/** The room's floor is forgotten slowly: 3 dB a second. */
const floorRisePerFrameDb = 0.06

export type GateState = {
  quietMs: number
  /** Held back while the stream pauses. */
  held: readonly NumberedFrame[]
  floorDb: number
}

export const openGate: GateState = { quietMs: 0, held: [], floorDb: lowestFloorDb }

export type GateInput = {
  frame: NumberedFrame
  levelDb: number
  isMuted: boolean
  /** What the detector says; undefined while there is none, when the level decides. */
  isSpeech: boolean | undefined
}

/** Which frames leave: none while muted or clearly silent, and the lead-in when a voice comes back. */
export function passMicrophone(
  state: GateState,
  { frame, levelDb, isMuted, isSpeech }: GateInput,
): { state: GateState; send: readonly NumberedFrame[] } {
  const floorDb = followFloor(state.floorDb, levelDb)
  if (isMuted) return { state: { quietMs: pauseAfterMs, held: [], floorDb }, send: [] }
  if (isSpeech ?? levelDb > floorDb + voiceAboveFloorDb) {
    return { state: { quietMs: 0, held: [], floorDb }, send: [...state.held, frame] }
  }
  const quietMs = Math.min(pauseAfterMs, state.quietMs + frameMs)
  if (quietMs < pauseAfterMs) return { state: { quietMs, held: [], floorDb }, send: [frame] }
  const held = [...state.held, frame].slice(-preRollFrames)
  return { state: { quietMs, held, floorDb }, send: [] }
}

const followFloor = (floorDb: number, levelDb: number) =>
  Math.min(
    highestFloorDb,
    Math.max(lowestFloorDb, Math.min(levelDb, floorDb + floorRisePerFrameDb)),
  )
