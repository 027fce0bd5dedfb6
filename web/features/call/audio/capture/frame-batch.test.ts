import { expect, test } from 'vitest'
import { createFrameBatch } from './frame-batch'

const frame = (frameNumber: number) => ({ pcm: new Int16Array(320), frameNumber })

function createBatch() {
  const sentNumbers: number[] = []
  return {
    sentNumbers,
    batch: createFrameBatch(({ frameNumber }) => sentNumbers.push(frameNumber)),
  }
}

test('sends frames two at a time, in order', () => {
  const { sentNumbers, batch } = createBatch()
  batch.push([frame(0)], false)
  expect(sentNumbers).toEqual([])
  batch.push([frame(1)], false)
  expect(sentNumbers).toEqual([0, 1])
  batch.push([frame(2), frame(3), frame(4)], false)
  expect(sentNumbers).toEqual([0, 1, 2, 3, 4])
})

test('sends an urgent frame at once, after the buffered ones', () => {
  const { sentNumbers, batch } = createBatch()
  batch.push([frame(0)], false)
  batch.push([frame(1)], true)
  batch.push([frame(2)], true)
  expect(sentNumbers).toEqual([0, 1, 2])
})

test('sends a buffered frame once on flush', () => {
  const { sentNumbers, batch } = createBatch()
  batch.push([frame(0)], false)
  batch.flush()
  batch.flush()
  expect(sentNumbers).toEqual([0])
})
