import { audibleLoudness, getMouthTarget } from '../../../ui/voice/mouth-opening'
import { advanceRingLevels, type RingLevels, silentRings } from './ring-levels'

/** The values that the portrait shows in one animation frame, from 0 to 1 each. */
export type VoicePose = {
  /** How far the mouth is open. */
  mouth: number
  /** Opacity of the portrait's light layer. */
  light: number
  /** How far the companion has breathed in. Rises in the pauses of its speech, and falls while it speaks. */
  breath: number
  /** The companion's waves, from the portrait outwards. */
  companionWaves: RingLevels
  /** The caller's waves, from the caller's side towards the portrait. */
  callerWaves: RingLevels
}

/** `companion` and `caller` are levels of 0 to 1. */
export type HeardVoices = {
  companion: number
  caller: number
  /** See `findMouthOpening` in mouth-opening.ts. */
  opening: number | null
  /** Whether the companion is speaking, pauses between its words included. */
  isCompanionTurn: boolean
}

export const restingPose: VoicePose = {
  mouth: 0,
  light: 0,
  breath: 0,
  companionWaves: silentRings,
  callerWaves: silentRings,
}

/** Time constants in ms. Lips open faster than they close, and the light rises faster than it dims. */
const mouthOpeningMs = 38
const mouthClosingMs = 70
const lightRiseMs = 70
const lightFallMs = 260
const inhaleMs = 320
const exhaleMs = 1_500
/** Time constant of the breath after the last word. Short, so that the portrait soon comes to rest. */
const restMs = 450

/** Values below this are drawn as 0, so that nothing is restyled in silence. */
const minVisibleValue = 0.004

/** Returns the pose after `elapsedMs`. Does not depend on the frame rate. */
export function advancePose(pose: VoicePose, voices: HeardVoices, elapsedMs: number): VoicePose {
  // The level is squared, because single syllables would hardly be visible in the level itself.
  const loudness = voices.companion ** 2
  const isVoiced = loudness > audibleLoudness
  const mouthTarget = getMouthTarget(loudness, voices.opening)
  const mouthMs = mouthTarget > pose.mouth ? mouthOpeningMs : mouthClosingMs
  const { isCompanionTurn } = voices
  const isInhaling = isCompanionTurn && !isVoiced
  return {
    mouth: approach(pose.mouth, mouthTarget, elapsedMs / mouthMs),
    light: approach(
      pose.light,
      loudness,
      elapsedMs / (loudness > pose.light ? lightRiseMs : lightFallMs),
    ),
    breath: isInhaling
      ? approach(pose.breath, 1, elapsedMs / inhaleMs)
      : approach(pose.breath, 0, elapsedMs / (isCompanionTurn ? exhaleMs : restMs)),
    companionWaves: advanceRingLevels(pose.companionWaves, loudness, elapsedMs),
    callerWaves: advanceRingLevels(pose.callerWaves, voices.caller ** 2, elapsedMs),
  }
}

/** Moves a value exponentially towards `to`. */
function approach(from: number, to: number, elapsedTimeConstants: number) {
  const value = from + (to - from) * (1 - Math.exp(-elapsedTimeConstants))
  return to === 0 && value < minVisibleValue ? 0 : value
}

/** The custom properties that voice-portrait.module.css draws a pose with. */
export type PoseProperty = keyof ReturnType<typeof toPoseProperties>

/**
 * Returns the values of the custom properties. `heard` is the level of the caller's last wave, the one that reaches
 * the portrait.
 */
export function toPoseProperties({
  mouth,
  light,
  breath,
  companionWaves: [ring0, ring1, ring2, ring3, ring4],
  callerWaves: [caller0, caller1, caller2, caller3, heard],
}: VoicePose) {
  return {
    '--mouth': mouth.toFixed(3),
    '--light': light.toFixed(3),
    '--breath': breath.toFixed(3),
    '--heard': heard.toFixed(3),
    '--ring-0': ring0.toFixed(3),
    '--ring-1': ring1.toFixed(3),
    '--ring-2': ring2.toFixed(3),
    '--ring-3': ring3.toFixed(3),
    '--ring-4': ring4.toFixed(3),
    '--caller-0': caller0.toFixed(3),
    '--caller-1': caller1.toFixed(3),
    '--caller-2': caller2.toFixed(3),
    '--caller-3': caller3.toFixed(3),
    '--caller-4': heard.toFixed(3),
  }
}
