import { frameMs } from './frame-timing'

/** Quieter than this is silence whatever the room (about -42 dB of full scale). */
const quietestSpeech = 250
/** How far above the room's noise speech begins and ends; higher while the companion sounds. */
const startRatio = 3
const startRatioOverCompanion = 6
const stopRatio = 2
/** 60 ms above begin speech, 100 ms below end it, near the browser's own 96 ms. */
const framesToStart = 3
const framesToStop = 5
/** The quietest of the last 0.75 to 1.5 s is the room: even fluent speech dips that often. */
const framesPerWindow = 38

export type EnergyEvent = 'speech-started' | 'speech-stopped'

export type EnergyDetector = {
  /** 20 ms of PCM16 at 16 kHz; allocates nothing. */
  push(pcm: Int16Array, isCompanionSounding: boolean): EnergyEvent | null
  /** As the last event told. */
  readonly isSpeaking: boolean
  /** Where speech began or ended, from the first sample pushed; meant for right after an event. */
  readonly eventAudioMs: number
}

/**
 * Finds speech by loudness against the room's own noise, for clients without a detector
 * (03, « Turn taking »). Steady noise becomes the room within 1.5 s.
 */
export function createEnergyDetector(): EnergyDetector {
  let frames = 0
  let isSpeaking = false
  let streak = 0
  let quietest = Number.POSITIVE_INFINITY
  let quietestBefore = Number.POSITIVE_INFINITY
  let eventAudioMs = 0

  function followRoom(level: number): number {
    quietest = Math.min(quietest, level)
    const room = Math.min(quietest, quietestBefore)
    if (frames % framesPerWindow === 0) {
      quietestBefore = quietest
      quietest = Number.POSITIVE_INFINITY
    }
    return room
  }

  return {
    push(pcm, isCompanionSounding) {
      frames += 1
      const level = loudness(pcm)
      const room = followRoom(level)
      const ratio = isSpeaking
        ? stopRatio
        : isCompanionSounding
          ? startRatioOverCompanion
          : startRatio
      const isLoud = level > Math.max(quietestSpeech, room * ratio)
      streak = isLoud === isSpeaking ? 0 : streak + 1
      if (streak < (isSpeaking ? framesToStop : framesToStart)) return null

      eventAudioMs = (frames - streak) * frameMs
      isSpeaking = !isSpeaking
      streak = 0
      return isSpeaking ? 'speech-started' : 'speech-stopped'
    },

    get isSpeaking() {
      return isSpeaking
    },

    get eventAudioMs() {
      return eventAudioMs
    },
  }
}

/** Root mean square of every second sample: half the work, the same answer for speech. */
function loudness(pcm: Int16Array): number {
  let sum = 0
  for (let index = 0; index < pcm.length; index += 2) {
    const sample = pcm[index] ?? 0
    sum += sample * sample
  }
  return Math.sqrt((2 * sum) / Math.max(1, pcm.length))
}
