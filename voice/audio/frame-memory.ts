import { companionFrameSamples, frameHeadroomSamples } from './frame-timing'

/** Memory for the companion's audio in one call. */
export type FrameMemory = {
  /** Returns the samples of one frame, with any content, behind their headroom. */
  takeFrame(): Int16Array
  /** The audio of this frame is not needed any more. To be called at most once per taken frame. */
  release(frame: Int16Array): void
}

const strideSamples = frameHeadroomSamples + companionFrameSamples
/** Half a second of audio lies in one piece of memory. */
const framesPerBlock = 25

type Block = { buffer: ArrayBufferLike; frames: readonly Int16Array[] }

/**
 * Creates memory that is used again for later audio of the same call, because V8 stops the process for
 * a full garbage collection whenever 64 MB of buffers were allocated. A block is used again when all
 * its frames were released one after the other; any other one is left to the garbage collector.
 */
export function createFrameMemory(): FrameMemory {
  const free: Block[] = []
  /** Blocks with frames that were not released, the oldest first. */
  let lent: Block[] = []
  let block: Block | undefined
  let taken = framesPerBlock
  let released = { buffer: null as ArrayBufferLike | null, count: 0 }

  function takeBlock(): Block {
    const next = free.pop() ?? createBlock()
    lent.push(next)
    return next
  }

  return {
    takeFrame() {
      if (!block || taken === framesPerBlock) {
        block = takeBlock()
        taken = 0
      }
      return block.frames[taken++] as Int16Array
    },

    release({ buffer }) {
      if (released.buffer !== buffer) released = { buffer, count: 0 }
      released.count += 1
      if (released.count < framesPerBlock) return
      released = { buffer: null, count: 0 }
      const index = lent.findIndex((candidate) => candidate.buffer === buffer)
      const whole = lent[index]
      if (!whole) return
      // Audio is released in order, so that what is left of older blocks was dropped.
      lent = lent.slice(index + 1)
      free.push(whole)
    },
  }
}

function createBlock(): Block {
  const samples = new Int16Array(framesPerBlock * strideSamples)
  const frames = Array.from({ length: framesPerBlock }, (_frame, index) =>
    samples.subarray(index * strideSamples + frameHeadroomSamples, (index + 1) * strideSamples),
  )
  return { buffer: samples.buffer, frames }
}

/** Creates 20 ms of silence, with its headroom, in memory of its own. */
export const createSilentFrame = () => new Int16Array(strideSamples).subarray(frameHeadroomSamples)
