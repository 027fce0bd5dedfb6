import { companionFrameSamples, frameHeadroomSamples } from './frame-timing'

export type FrameCutter = {
  /** Passes on every whole frame that the samples complete; the rest waits for more samples. */
  push(pcm: Int16Array, onFrame: (frame: Int16Array) => void): void
  /** Returns the rest, padded with silence to a whole frame; null when there is none. */
  finish(): Int16Array | null
}

const strideSamples = frameHeadroomSamples + companionFrameSamples
/** Memory is allocated for half a second of audio at a time; each frame is a view of its own part. */
const blockSamples = 25 * strideSamples

/** Creates a cutter that turns audio of any lengths into frames of 20 ms, each with its headroom. */
export function createFrameCutter(): FrameCutter {
  let block = new Int16Array(blockSamples)
  let allocated = 0
  let frame = allocateFrame()
  let filled = 0

  function allocateFrame() {
    if (allocated === blockSamples) {
      block = new Int16Array(blockSamples)
      allocated = 0
    }
    allocated += strideSamples
    return block.subarray(allocated - companionFrameSamples, allocated)
  }

  return {
    push(pcm, onFrame) {
      let position = 0
      while (position < pcm.length) {
        const count = Math.min(companionFrameSamples - filled, pcm.length - position)
        frame.set(pcm.subarray(position, position + count), filled)
        filled += count
        position += count
        if (filled < companionFrameSamples) return
        onFrame(frame)
        frame = allocateFrame()
        filled = 0
      }
    },

    finish() {
      if (filled === 0) return null
      const last = frame
      frame = allocateFrame()
      filled = 0
      return last
    },
  }
}

/** Creates 20 ms of silence, with its headroom. */
export const createSilentFrame = () => new Int16Array(strideSamples).subarray(frameHeadroomSamples)
