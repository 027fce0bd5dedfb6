import { companionFrameSamples, frameHeadroomSamples } from './frame-timing'

/** Memory for the companion's audio in one call. */
export type FrameMemory = {
  /** Returns the samples of one frame, with arbitrary content, preceded by their headroom. */
  takeFrame(): Int16Array
  /** The audio of this frame is not needed any more. To be called at most once per taken frame. */
  release(frame: Int16Array): void
}

const strideSamples = frameHeadroomSamples + companionFrameSamples
/** One block of memory holds half a second of audio. */
const framesPerBlock = 25

type Block = { buffer: ArrayBufferLike; frames: readonly Int16Array[] }

/** Memory that calls no longer need, for all calls of a process. */
export type FramePool = {
  takeBlock(): Block
  /** Takes back the block with this buffer, once none of its frames is needed any more. */
  returnBlock(buffer: ArrayBufferLike): void
}

/** 12 MB, as much as 50 calls need. */
const maxFreeBlocks = 500

/**
 * Creates a pool of memory for audio. V8 stops the process for a full garbage collection whenever 64 MB
 * of buffers were allocated, which hundreds of calls do every few seconds without a pool.
 */
export function createFramePool(): FramePool {
  const free: Block[] = []
  const blocks = new WeakMap<ArrayBufferLike, Block>()

  return {
    takeBlock() {
      const block = free.pop() ?? createBlock()
      blocks.set(block.buffer, block)
      return block
    },
    returnBlock(buffer) {
      const block = blocks.get(buffer)
      if (block && blocks.delete(buffer) && free.length < maxFreeBlocks) free.push(block)
    },
  }
}

/**
 * Creates the memory of one call. A block goes back to the pool when all its frames were released; any
 * other one is left to the garbage collector.
 */
export function createFrameMemory(pool: FramePool): FrameMemory {
  let block: Block | undefined
  let takenCount = framesPerBlock
  /** Frames are mostly released in order: the block of the last one, and how many of it. */
  let releasedBuffer: ArrayBufferLike | null = null
  let releasedCount = 0
  const otherCounts = new WeakMap<ArrayBufferLike, number>()

  return {
    takeFrame() {
      if (!block || takenCount === framesPerBlock) {
        block = pool.takeBlock()
        takenCount = 0
      }
      return block.frames[takenCount++] as Int16Array
    },

    release({ buffer }) {
      if (releasedBuffer !== buffer) {
        if (releasedBuffer) otherCounts.set(releasedBuffer, releasedCount)
        releasedBuffer = buffer
        releasedCount = otherCounts.get(buffer) ?? 0
      }
      releasedCount += 1
      if (releasedCount < framesPerBlock) return
      otherCounts.delete(buffer)
      releasedBuffer = null
      pool.returnBlock(buffer)
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
