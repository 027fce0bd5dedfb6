import { expect, test } from 'vitest'
import { createFrameAllocator, createFramePool, type FrameAllocator } from './frame-allocator'

const framesPerBlock = 25

const allocateFrames = (allocator: FrameAllocator, count: number) =>
  Array.from({ length: count }, () => allocator.allocateFrame())
const countBlocks = (frames: readonly Int16Array[]) =>
  new Set(frames.map(({ buffer }) => buffer)).size

test('returns distinct frames of 480 samples, with 12 free bytes before each', () => {
  const frames = allocateFrames(createFrameAllocator(createFramePool()), 60)
  expect(frames.every(({ length }) => length === 480)).toBe(true)
  const positions = frames.slice(0, framesPerBlock).map(({ byteOffset }) => byteOffset)
  expect(positions).toEqual(positions.map((_at, index) => index * 972 + 12))
  for (const [index, frame] of frames.entries()) frame.fill(index + 1)
  expect(frames.map(([sample]) => sample)).toEqual(frames.map((_frame, index) => index + 1))
})

test('reuses a block once all its frames were released, and not before', () => {
  const allocator = createFrameAllocator(createFramePool())
  const frames = allocateFrames(allocator, 2 * framesPerBlock)
  for (const frame of frames.slice(0, framesPerBlock - 1)) allocator.release(frame)
  const freshFrames = allocateFrames(allocator, framesPerBlock)
  expect(countBlocks([...frames, ...freshFrames])).toBe(3)

  allocator.release(frames[framesPerBlock - 1]!)
  expect(allocateFrames(allocator, framesPerBlock)[0]!.buffer).toBe(frames[0]!.buffer)
})

test('never reuses the block of a frame that was not released', () => {
  const allocator = createFrameAllocator(createFramePool())
  const frames = allocateFrames(allocator, 2 * framesPerBlock)
  for (const [index, frame] of frames.entries()) if (index !== 3) allocator.release(frame)
  const nextFrames = allocateFrames(allocator, 2 * framesPerBlock)
  expect(nextFrames.some(({ buffer }) => buffer === frames[0]!.buffer)).toBe(false)
  expect(nextFrames[0]!.buffer).toBe(frames[framesPerBlock]!.buffer)
})

test('reuses blocks whose frames were released in mixed order', () => {
  const allocator = createFrameAllocator(createFramePool())
  const frames = allocateFrames(allocator, 2 * framesPerBlock)
  const [first, second] = [frames.slice(0, framesPerBlock), frames.slice(framesPerBlock)]
  for (const frame of first.slice(0, 10)) allocator.release(frame)
  for (const frame of second) allocator.release(frame)
  for (const frame of first.slice(10)) allocator.release(frame)
  const blocks = new Set(allocateFrames(allocator, 2 * framesPerBlock).map(({ buffer }) => buffer))
  expect(blocks).toEqual(new Set(frames.map(({ buffer }) => buffer)))
})

test('gives a block to one call only, even when its frames are released twice', () => {
  const pool = createFramePool()
  const [firstAllocator, secondAllocator] = [createFrameAllocator(pool), createFrameAllocator(pool)]
  const frames = allocateFrames(firstAllocator, framesPerBlock)
  for (const frame of frames) firstAllocator.release(frame)
  for (const frame of frames) firstAllocator.release(frame)
  const { buffer } = frames[0]!
  expect(secondAllocator.allocateFrame().buffer).toBe(buffer)
  expect(firstAllocator.allocateFrame().buffer).not.toBe(buffer)
})

test('needs no more blocks for an hour of audio than for a few seconds', () => {
  const allocator = createFrameAllocator(createFramePool())
  const blocks = new Set<ArrayBufferLike>()
  const unreleasedFrames: Int16Array[] = []
  for (let frame = 0; frame < 180_000; frame += 1) {
    unreleasedFrames.push(allocator.allocateFrame())
    blocks.add(unreleasedFrames.at(-1)!.buffer)
    if (unreleasedFrames.length > 300) allocator.release(unreleasedFrames.shift()!)
  }
  expect(blocks.size).toBeLessThanOrEqual(14)
})
