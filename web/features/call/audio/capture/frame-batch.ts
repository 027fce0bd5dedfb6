import type { NumberedFrame } from './microphone-gate'

/** 40 ms of audio: half as many packets and reads, for a delay that no recogniser notices. */
const usualFrames = 2
/** 80 ms in which nobody speaks. */
const quietFrames = 4

export type FrameBatch = {
  /** Holds the frames until there are so many, then sends all. */
  push(frames: readonly NumberedFrame[], batchFrames: number): void
  /** Sends what is held. */
  flush(): void
}

/**
 * Returns how many frames are sent together. Speech over the companion is an interruption, which the
 * server decides by the audio received, so each of its frames is sent at once. In silence nothing is
 * decided, and the detector's report or a loud frame sends what is held. Without a detector (isSpeech is
 * undefined) every frame may be speech.
 */
export function chooseBatchFrames(sound: {
  isSpeech: boolean | undefined
  isLoud: boolean
  isCompanionAudible: boolean
}): number {
  if (sound.isSpeech === false && !sound.isLoud) return quietFrames
  return sound.isCompanionAudible ? 1 : usualFrames
}

/** Sends microphone frames several at a time, in order. */
export function createFrameBatch(send: (frame: NumberedFrame) => void): FrameBatch {
  let buffered: NumberedFrame[] = []

  function flush() {
    const frames = buffered
    buffered = []
    for (const frame of frames) send(frame)
  }

  return {
    push(frames, batchFrames) {
      buffered.push(...frames)
      if (buffered.length >= batchFrames) flush()
    },
    flush,
  }
}
