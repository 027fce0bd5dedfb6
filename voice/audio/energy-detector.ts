import { frameMs } from './frame-timing'

/** Quieter sound counts as silence even in a quiet room (about -42 dB of full scale). */
const minSpeechLevel = 250
/**
 * Ratios to the room's noise: speech begins above a start ratio, which is higher while the companion speaks, and
 * ends below the stop ratio.
 */
const startRatio = 3
const startRatioOverCompanion = 6
const stopRatio = 2
/** Speech begins after 60 ms above the threshold and ends after 100 ms below, about as in the browser. */
const framesToStart = 3
const framesToStop = 5
/**
 * The level of the room's noise is the quietest frame of the current and the previous window, together 0.75 to 1.5 s:
 * even fluent speech contains a pause in that time.
 */
const framesPerWindow = 38

export type EnergyEvent = 'speech-started' | 'speech-stopped'

export type EnergyDetector = {
  /** Examines 20 ms of PCM16 at 16 kHz. Allocates nothing. */
  push(pcm: Int16Array, isCompanionSpeaking: boolean): EnergyEvent | null
  /** True between a start and a stop event. */
  readonly isSpeaking: boolean
  /**
   * Milliseconds from the first sample to where speech began or ended; valid right after an event.
   */
  readonly eventAudioMs: number
  /**
   * How long the current sound has lasted, in milliseconds; 0 when `isSpeaking` is false or the last frame was quiet.
   */
  getSoundMs(): number
}

/**
 * Creates a detector that finds speech by its loudness against the noise of the room, for clients
 * without a voice activity detector. Steady noise counts as the noise of the room after at most 1.5 s.
 */
export function createEnergyDetector(): EnergyDetector {
  let frameCount = 0
  /** How many frames in a row contradict `isSpeaking`. */
  let oppositeFrames = 0
  let minLevel = Number.POSITIVE_INFINITY
  let previousMinLevel = Number.POSITIVE_INFINITY
  let isLoud = false

  function measureNoise(level: number): number {
    minLevel = Math.min(minLevel, level)
    const noiseLevel = Math.min(minLevel, previousMinLevel)
    if (frameCount % framesPerWindow === 0) {
      previousMinLevel = minLevel
      minLevel = Number.POSITIVE_INFINITY
    }
    return noiseLevel
  }

  const detector = {
    isSpeaking: false,
    eventAudioMs: 0,
    push(pcm: Int16Array, isCompanionSpeaking: boolean): EnergyEvent | null {
      frameCount += 1
      const { isSpeaking } = detector
      const level = measureLoudness(pcm)
      const noiseLevel = measureNoise(level)
      const currentStartRatio = isCompanionSpeaking ? startRatioOverCompanion : startRatio
      const ratio = isSpeaking ? stopRatio : currentStartRatio
      isLoud = level > Math.max(minSpeechLevel, noiseLevel * ratio)
      oppositeFrames = isLoud === isSpeaking ? 0 : oppositeFrames + 1
      if (oppositeFrames < (isSpeaking ? framesToStop : framesToStart)) return null

      detector.eventAudioMs = (frameCount - oppositeFrames) * frameMs
      detector.isSpeaking = !isSpeaking
      oppositeFrames = 0
      return isSpeaking ? 'speech-stopped' : 'speech-started'
    },

    getSoundMs: () =>
      detector.isSpeaking && isLoud ? frameCount * frameMs - detector.eventAudioMs : 0,
  }
  return detector
}

const sampleStep = 4

/**
 * Returns the root mean square of every fourth sample: a quarter of the work, with about the same result for
 * speech.
 */
function measureLoudness(pcm: Int16Array): number {
  let squareSum = 0
  for (let index = 0; index < pcm.length; index += sampleStep) {
    const sample = pcm[index] ?? 0
    squareSum += sample * sample
  }
  return Math.sqrt((sampleStep * squareSum) / Math.max(1, pcm.length))
}
