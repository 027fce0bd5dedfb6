import { expect, test } from 'vitest'
import { createFrameBatch } from './frame-batch'

const frame = (frameNumber: number) => ({ pcm: new Int16Array(320), frameNumber })

function createBatch() {
  const sent: number[] = []
  return { sent, batch: createFrameBatch(({ frameNumber }) => sent.push(frameNumber)) }
}

test('sends frames two at a time, in order', () => {
  const { sent, batch } = createBatch()
  batch.push([frame(0)], false)
  expect(sent).toEqual([])
  batch.push([frame(1)], false)
  expect(sent).toEqual([0, 1])
  batch.push([frame(2), frame(3), frame(4)], false)
  expect(sent).toEqual([0, 1, 2, 3, 4])
})

test('sends an urgent frame at once, after those that were held', () => {
  const { sent, batch } = createBatch()
  batch.push([frame(0)], false)
  batch.push([frame(1)], true)
  batch.push([frame(2)], true)
  expect(sent).toEqual([0, 1, 2])
})

test('sends a held frame once when it is asked to', () => {
  const { sent, batch } = createBatch()
  batch.push([frame(0)], false)
  batch.flush()
  batch.flush()
  expect(sent).toEqual([0])
})
