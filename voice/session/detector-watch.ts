import { frameMs } from '../audio/frame-timing'

/** So much sound that the client's detector has nothing to say of: it is out of order. */
const longestUnnoticedMs = 3_000
/** What came before a silence of this length is another sound. */
const longestGapMs = 2_000
/** A detector that still says « speech » after so much silence died in the middle of it. */
const longestSilentSpeechMs = 10_000

export type DetectorWatch = {
  /** The client's detector is believed; without it, loudness decides. */
  readonly isTrusted: boolean
  /** It spoke up. */
  hear(isSpeech: boolean): void
  /** Another page may be on the line now, with a detector or without. */
  forget(): void
  /** 20 ms of the microphone, loud or not; true when they are what ends the trust. */
  listen(isLoud: boolean): boolean
}

/** Believes a client's voice detector as long as it goes with what the microphone brings. */
export function createDetectorWatch(): DetectorWatch {
  let isTrusted = false
  let isInSpeech = false
  let loudMs = 0
  let quietMs = 0

  function forget() {
    isTrusted = false
    isInSpeech = false
    loudMs = 0
    quietMs = 0
  }

  return {
    get isTrusted() {
      return isTrusted
    },
    hear(isSpeech) {
      forget()
      isTrusted = true
      isInSpeech = isSpeech
    },
    forget,
    listen(isLoud) {
      if (!isTrusted) return false
      quietMs = isLoud ? 0 : quietMs + frameMs
      loudMs = quietMs > longestGapMs ? 0 : loudMs + (isLoud ? frameMs : 0)
      const isWrong = isInSpeech ? quietMs >= longestSilentSpeechMs : loudMs >= longestUnnoticedMs
      if (isWrong) forget()
      return isWrong
    },
  }
}
