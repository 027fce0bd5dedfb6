import { companionFrameSamples } from './frame-timing'

export type FrameCutter = {
  /** Hands over every whole frame that the samples complete; the rest waits for more. */
  push(pcm: Int16Array, onFrame: (frame: Int16Array) => void): void
  /** What is left, padded with silence to a whole frame; null when nothing is. */
  finish(): Int16Array | null
}

/** Memory is asked for once in half a second of sound; each frame is a part of it, its own alone. */
const framesPerBlock = 25

/** Cuts sound of any lengths into frames of 20 ms, which share no sample with each other. */
export function createFrameCutter(): FrameCutter {
  let block = new Int16Array(0)
  let frame = nextFrame()
  let filled = 0

  function nextFrame() {
    if (block.length === 0) block = new Int16Array(companionFrameSamples * framesPerBlock)
    const next = block.subarray(0, companionFrameSamples)
    block = block.subarray(companionFrameSamples)
    return next
  }

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
        frame = nextFrame()
        filled = 0
      }
    },

    finish() {
      if (filled === 0) return null
      const last = frame
      frame = nextFrame()
      filled = 0
      return last
    },
  }
}
