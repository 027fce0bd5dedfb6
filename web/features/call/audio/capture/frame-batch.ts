import type { NumberedFrame } from './microphone-gate'

/** 40 ms of audio: half as many packets and reads, for a delay that no recogniser notices. */
const batchFrames = 2

export type FrameBatch = {
  /** Holds the frames until there are enough to send; an urgent one is sent at once with all before it. */
  push(frames: readonly NumberedFrame[], isUrgent: boolean): void
  /** Sends what is held. */
  flush(): void
}

/** Sends microphone frames two at a time, in order. */
export function createFrameBatch(send: (frame: NumberedFrame) => void): FrameBatch {
  let held: NumberedFrame[] = []

  function flush() {
    const frames = held
    held = []
    for (const frame of frames) send(frame)
  }

  return {
    push(frames, isUrgent) {
      held.push(...frames)
      if (isUrgent || held.length >= batchFrames) flush()
    },
    flush,
  }
}
