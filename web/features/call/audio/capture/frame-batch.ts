import type { NumberedFrame } from './microphone-gate'

/** 40 ms of audio. Messages sent together can share a network packet, and no recogniser notices the delay. */
const speechBatchFrames = 2
/** 80 ms of audio, while the caller does not speak. */
const quietBatchFrames = 4

export type FrameBatch = {
  /** Buffers the frames. Sends all buffered frames once there are `batchSize` of them. */
  push(frames: readonly NumberedFrame[], batchSize: number): void
  /** Sends the buffered frames. */
  flush(): void
}

/**
 * Returns how many frames to collect before they are sent together. While the caller is silent the server has nothing
 * to decide, so more frames are collected. Speech while the companion is audible may be an interruption, so each speech
 * frame is then sent alone. A loud frame counts as speech, because the detector reports speech with a delay. Without a
 * detector (`isSpeech` is undefined) every frame may be speech.
 */
export function chooseBatchSize(sound: {
  isSpeech: boolean | undefined
  isLoud: boolean
  isCompanionAudible: boolean
}): number {
  if (sound.isSpeech === false && !sound.isLoud) return quietBatchFrames
  return sound.isCompanionAudible ? 1 : speechBatchFrames
}

/** Sends microphone frames several at a time, in order. */
export function createFrameBatch(send: (frame: NumberedFrame) => void): FrameBatch {
  let bufferedFrames: NumberedFrame[] = []

  function flush() {
    const frames = bufferedFrames
    bufferedFrames = []
    for (const frame of frames) send(frame)
  }

  return {
    push(frames, batchSize) {
      bufferedFrames.push(...frames)
      if (bufferedFrames.length >= batchSize) flush()
    },
    flush,
  }
}
