import type { NumberedFrame } from './microphone-gate'

/** 40 ms of audio. Halves the number of packets, for a delay that no recogniser notices. */
const batchFrames = 2

export type FrameBatch = {
  /** Buffers frames until there are enough to send. An urgent frame is sent at once with all before it. */
  push(frames: readonly NumberedFrame[], isUrgent: boolean): void
  /** Sends the buffered frames. */
  flush(): void
}

/** Sends microphone frames two at a time, in order. */
export function createFrameBatch(send: (frame: NumberedFrame) => void): FrameBatch {
  let buffered: NumberedFrame[] = []

  function flush() {
    const frames = buffered
    buffered = []
    for (const frame of frames) send(frame)
  }

  return {
    push(frames, isUrgent) {
      buffered.push(...frames)
      if (isUrgent || buffered.length >= batchFrames) flush()
    },
    flush,
  }
}
