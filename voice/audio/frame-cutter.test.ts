import { expect, test } from 'vitest'
import { createFrameAllocator, createFramePool } from './frame-allocator'
import { createFrameCutter } from './frame-cutter'

test('cuts audio parts of any length into frames of 480 samples and pads the last frame with silence', () => {
  const cutter = createFrameCutter()
  const allocator = createFrameAllocator(createFramePool())
  const frames: Int16Array[] = []
  const samples = Int16Array.from({ length: 1_100 }, (_sample, index) => index + 1)
  for (const [from, to] of [
    [0, 100],
    [100, 1_099],
    [1_099, 1_100],
  ])
    cutter.push(samples.subarray(from, to), allocator, (frame) => frames.push(frame))
  const lastFrame = cutter.finish()

  expect(frames.map((frame) => frame.length)).toEqual([480, 480])
  expect([...frames.flatMap((frame) => [...frame])]).toEqual([...samples.subarray(0, 960)])
  expect([...lastFrame!.subarray(0, 140)]).toEqual([...samples.subarray(960)])
  expect(lastFrame!.subarray(140).every((sample) => sample === 0)).toBe(true)
  expect(cutter.finish()).toBeNull()
})
