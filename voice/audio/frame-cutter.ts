import { companionFrameSamples } from './frame-timing'

export type FrameCutter = {
  /** Hands over every whole frame that the samples complete; the rest waits for more. */
  push(pcm: Int16Array, onFrame: (frame: Int16Array) => void): void
  /** What is left, padded with silence to a whole frame; null when nothing is. */
  finish(): Int16Array | null
}

/** Cuts sound of any lengths into frames of 20 ms, each with memory of its own. */
export function createFrameCutter(): FrameCutter {
  let frame = new Int16Array(companionFrameSamples)
  let filled = 0

  return {
    push(pcm, onFrame) {
      let taken = 0
      while (taken < pcm.length) {
        const count = Math.min(companionFrameSamples - filled, pcm.length - taken)
        frame.set(pcm.subarray(taken, taken + count), filled)
        filled += count
        taken += count
        if (filled < companionFrameSamples) return
        onFrame(frame)
        frame = new Int16Array(companionFrameSamples)
        filled = 0
      }
    },

    finish() {
      if (filled === 0) return null
      const last = frame
      frame = new Int16Array(companionFrameSamples)
      filled = 0
      return last
    },
  }
}
