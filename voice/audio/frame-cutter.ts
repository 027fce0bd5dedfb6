import type { FrameAllocator } from './frame-allocator'
import { companionFrameSamples } from './frame-timing'

export type FrameCutter = {
  /** Calls onFrame for every frame that the samples complete; the remaining samples wait for more. */
  push(pcm: Int16Array, allocator: FrameAllocator, onFrame: (frame: Int16Array) => void): void
  /** Returns the remaining samples, padded with silence to a whole frame; null when there are none. */
  finish(): Int16Array | null
}

/** Creates a cutter that turns audio parts of any length into frames of 20 ms, with free space for their headers. */
export function createFrameCutter(): FrameCutter {
  let frame: Int16Array | null = null
  let filledSamples = 0

  return {
    push(pcm, allocator, onFrame) {
      let position = 0
      while (position < pcm.length) {
        frame ??= allocator.allocateFrame()
        const copiedSamples = Math.min(companionFrameSamples - filledSamples, pcm.length - position)
        frame.set(pcm.subarray(position, position + copiedSamples), filledSamples)
        filledSamples += copiedSamples
        position += copiedSamples
        if (filledSamples < companionFrameSamples) return
        onFrame(frame)
        frame = null
        filledSamples = 0
      }
    },

    finish() {
      const lastFrame = frame?.fill(0, filledSamples) ?? null
      frame = null
      filledSamples = 0
      return lastFrame
    },
  }
}
