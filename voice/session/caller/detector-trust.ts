import { frameMs } from '../../audio/frame-timing'

/** A detector that reports nothing during this much loud sound does not work. */
const maxUnreportedMs = 3_000
/** After a longer silence than this, the count of loud sound starts again. */
const maxGapMs = 2_000
/** A detector that still reports speech after this much silence failed during the speech. */
const maxSilentSpeechMs = 10_000

export type DetectorTrust = {
  /** Whether the client's detector decides when the caller speaks; otherwise loudness does. */
  readonly isTrusted: boolean
  /** The detector reported the start or the end of speech. */
  recordReport(report: { isSpeech: boolean }): void
  /** Discards all reports, because another page may be connected now, with or without a detector. */
  reset(): void
  /** Checks a frame of 20 ms. Returns true if the detector is no longer trusted from this frame on. */
  checkFrame(isLoud: boolean): boolean
}

/** Trusts the client's voice activity detector while its reports match the microphone's loudness. */
export function createDetectorTrust(): DetectorTrust {
  let isInSpeech = false
  let loudMs = 0
  let quietMs = 0

  function reset() {
    trust.isTrusted = false
    isInSpeech = false
    loudMs = 0
    quietMs = 0
  }

  const trust = {
    isTrusted: false,
    recordReport({ isSpeech }: { isSpeech: boolean }) {
      reset()
      trust.isTrusted = true
      isInSpeech = isSpeech
    },
    reset,
    checkFrame(isLoud: boolean) {
      if (!trust.isTrusted) return false
      quietMs = isLoud ? 0 : quietMs + frameMs
      loudMs = quietMs > maxGapMs ? 0 : loudMs + (isLoud ? frameMs : 0)
      const isWrong = isInSpeech ? quietMs >= maxSilentSpeechMs : loudMs >= maxUnreportedMs
      if (isWrong) reset()
      return isWrong
    },
  }
  return trust
}
