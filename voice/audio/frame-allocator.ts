import { companionFrameSamples, frameHeaderSpaceSamples } from './frame-timing'

/** Allocates the frames of the companion's audio for one call, from blocks of memory that are reused. */
export type FrameAllocator = {
  /** Returns a frame with arbitrary content, preceded by free space for its header. */
  allocateFrame(): Int16Array
  /** To be called when the audio of the frame is no longer needed, at most once per allocated frame. */
  release(frame: Int16Array): void
}

const strideSamples = frameHeaderSpaceSamples + companionFrameSamples
/** One block of memory holds half a second of audio. */
const framesPerBlock = 25

type Block = { buffer: ArrayBufferLike; frames: readonly Int16Array[] }

/** Free blocks of memory, shared by all calls of a process. */
export type FramePool = {
  takeBlock(): Block
  /** To be called when no frame of the block with this buffer is needed: returns the block to the pool. */
  returnBlock(buffer: ArrayBufferLike): void
}

/** 12 MB, as much as 50 calls need. */
const maxFreeBlocks = 500

/**
 * Creates a pool of memory for audio. V8 stops the process for a full garbage collection whenever 64 MB
 * of buffers were allocated, which hundreds of calls do every few seconds without a pool.
 */
export function createFramePool(): FramePool {
  const freeBlocks: Block[] = []
  const takenBlocks = new WeakMap<ArrayBufferLike, Block>()

  return {
    takeBlock() {
      const block = freeBlocks.pop() ?? createBlock()
      takenBlocks.set(block.buffer, block)
      return block
    },
    returnBlock(buffer) {
      const block = takenBlocks.get(buffer)
      if (block && takenBlocks.delete(buffer) && freeBlocks.length < maxFreeBlocks)
        freeBlocks.push(block)
    },
  }
}

/**
 * Creates the allocator of one call. A block goes back to the pool when all its frames were released; any
 * other block is left to the garbage collector.
 */
export function createFrameAllocator(pool: FramePool): FrameAllocator {
  let block: Block | undefined
  let allocatedCount = framesPerBlock
  /**
   * The block of the last released frame, and how many of its frames were released. Frames are mostly
   * released in order, so the map of counts is seldom needed.
   */
  let releasedBuffer: ArrayBufferLike | null = null
  let releasedCount = 0
  const otherReleasedCounts = new WeakMap<ArrayBufferLike, number>()

  return {
    allocateFrame() {
      if (!block || allocatedCount === framesPerBlock) {
        block = pool.takeBlock()
        allocatedCount = 0
      }
      return block.frames[allocatedCount++] as Int16Array
    },

    release({ buffer }) {
      if (releasedBuffer !== buffer) {
        if (releasedBuffer) otherReleasedCounts.set(releasedBuffer, releasedCount)
        releasedBuffer = buffer
        releasedCount = otherReleasedCounts.get(buffer) ?? 0
      }
      releasedCount += 1
      if (releasedCount < framesPerBlock) return
      otherReleasedCounts.delete(buffer)
      releasedBuffer = null
      pool.returnBlock(buffer)
    },
  }
}

function createBlock(): Block {
  const samples = new Int16Array(framesPerBlock * strideSamples)
  const frames = Array.from({ length: framesPerBlock }, (_frame, index) =>
    samples.subarray(index * strideSamples + frameHeaderSpaceSamples, (index + 1) * strideSamples),
  )
  return { buffer: samples.buffer, frames }
}

/** Creates 20 ms of silence, with free space for its header, outside any block. */
export const createSilentFrame = () =>
  new Int16Array(strideSamples).subarray(frameHeaderSpaceSamples)
