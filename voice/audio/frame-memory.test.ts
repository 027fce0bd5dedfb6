import { expect, test } from 'vitest'
import { createFrameMemory, createFramePool, type FrameMemory } from './frame-memory'

const framesPerBlock = 25

const takeFrames = (memory: FrameMemory, count: number) =>
  Array.from({ length: count }, () => memory.takeFrame())
const countBlocks = (frames: readonly Int16Array[]) =>
  new Set(frames.map(({ buffer }) => buffer)).size

test('gives each frame of 480 samples once, with 12 free bytes before it', () => {
  const frames = takeFrames(createFrameMemory(createFramePool()), 60)
  expect(frames.every(({ length }) => length === 480)).toBe(true)
  const positions = frames.slice(0, framesPerBlock).map(({ byteOffset }) => byteOffset)
  expect(positions).toEqual(positions.map((_at, index) => index * 972 + 12))
  for (const [index, frame] of frames.entries()) frame.fill(index + 1)
  expect(frames.map(([sample]) => sample)).toEqual(frames.map((_frame, index) => index + 1))
})

test('reuses memory when all its frames were released, and not before', () => {
  const memory = createFrameMemory(createFramePool())
  const frames = takeFrames(memory, 2 * framesPerBlock)
  for (const frame of frames.slice(0, framesPerBlock - 1)) memory.release(frame)
  const freshFrames = takeFrames(memory, framesPerBlock)
  expect(countBlocks([...frames, ...freshFrames])).toBe(3)

  memory.release(frames[framesPerBlock - 1]!)
  expect(takeFrames(memory, framesPerBlock)[0]!.buffer).toBe(frames[0]!.buffer)
})

test('never reuses the memory of a frame that was dropped without a release', () => {
  const memory = createFrameMemory(createFramePool())
  const frames = takeFrames(memory, 2 * framesPerBlock)
  for (const [index, frame] of frames.entries()) if (index !== 3) memory.release(frame)
  const nextFrames = takeFrames(memory, 2 * framesPerBlock)
  expect(nextFrames.some(({ buffer }) => buffer === frames[0]!.buffer)).toBe(false)
  expect(nextFrames[0]!.buffer).toBe(frames[framesPerBlock]!.buffer)
})

test('reuses memory whose frames were released between those of other memory', () => {
  const memory = createFrameMemory(createFramePool())
  const frames = takeFrames(memory, 2 * framesPerBlock)
  const [first, second] = [frames.slice(0, framesPerBlock), frames.slice(framesPerBlock)]
  for (const frame of first.slice(0, 10)) memory.release(frame)
  for (const frame of second) memory.release(frame)
  for (const frame of first.slice(10)) memory.release(frame)
  const blocks = new Set(takeFrames(memory, 2 * framesPerBlock).map(({ buffer }) => buffer))
  expect(blocks).toEqual(new Set(frames.map(({ buffer }) => buffer)))
})

test('gives the memory of one call to another, once', () => {
  const pool = createFramePool()
  const [one, other] = [createFrameMemory(pool), createFrameMemory(pool)]
  const frames = takeFrames(one, framesPerBlock)
  for (const frame of frames) one.release(frame)
  for (const frame of frames) one.release(frame)
  const { buffer } = frames[0]!
  expect(other.takeFrame().buffer).toBe(buffer)
  expect(one.takeFrame().buffer).not.toBe(buffer)
})

test('needs no more memory for an hour of audio than for a few seconds', () => {
  const memory = createFrameMemory(createFramePool())
  const blocks = new Set<ArrayBufferLike>()
  const unreleasedFrames: Int16Array[] = []
  for (let frame = 0; frame < 180_000; frame += 1) {
    unreleasedFrames.push(memory.takeFrame())
    blocks.add(unreleasedFrames.at(-1)!.buffer)
    if (unreleasedFrames.length > 300) memory.release(unreleasedFrames.shift()!)
  }
  expect(blocks.size).toBeLessThanOrEqual(14)
})
