import { createEnergyDetector } from '../../audio/energy-detector'
import type { MicrophoneEvent } from '../engine/call-event'
import type { DetectorTrust } from './detector-trust'

export type Microphone = {
  /**
   * Examines 20 ms of PCM16 at 16 kHz. Returns null while the client's detector is trusted. Returns an event when this
   * trust ends and, while the detector is not trusted, when speech begins or ends, judged by loudness.
   */
  detect(pcm: Int16Array, isCompanionSpeaking: boolean): MicrophoneEvent | null
  /**
   * How long the current sound has lasted, in milliseconds, judged by loudness; 0 when the last 20 ms
   * were quiet.
   */
  getSoundMs(): number
}

/** Creates the detector of speech in the microphone audio that the server receives in one call. */
export function createMicrophone(detectorTrust: DetectorTrust): Microphone {
  const energy = createEnergyDetector()

  return {
    detect(pcm, isCompanionSpeaking) {
      const event = energy.push(pcm, isCompanionSpeaking)
      // Sound during the companion's speech may be its echo, which a working detector does not report.
      const isTrustEnding = detectorTrust.checkFrame(energy.isSpeaking && !isCompanionSpeaking)
      if (detectorTrust.isTrusted || (!event && !isTrustEnding)) return null
      const { isSpeaking, eventAudioMs: audioMs } = energy
      if (isSpeaking) return { type: 'loud-speech-started', audioMs }
      return isTrustEnding
        ? { type: 'detector-distrusted' }
        : { type: 'loud-speech-stopped', audioMs }
    },

    getSoundMs: energy.getSoundMs,
  }
}
