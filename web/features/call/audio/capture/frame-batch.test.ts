import { describe, expect, test } from 'vitest'
import { chooseBatchSize, createFrameBatch } from './frame-batch'

const createFrame = (frameNumber: number) => ({ pcm: new Int16Array(320), frameNumber })

function createBatch() {
  const sentNumbers: number[] = []
  return {
    sentNumbers,
    batch: createFrameBatch(({ frameNumber }) => sentNumbers.push(frameNumber)),
  }
}

describe('a batch of frames', () => {
  test('sends the buffered frames, in order, once they fill a batch of two', () => {
    const { sentNumbers, batch } = createBatch()
    batch.push([createFrame(0)], 2)
    expect(sentNumbers).toEqual([])
    batch.push([createFrame(1)], 2)
    expect(sentNumbers).toEqual([0, 1])
    batch.push([createFrame(2), createFrame(3), createFrame(4)], 2)
    expect(sentNumbers).toEqual([0, 1, 2, 3, 4])
  })

  test('sends an urgent frame at once, after the buffered frames', () => {
    const { sentNumbers, batch } = createBatch()
    batch.push([createFrame(0)], 4)
    batch.push([createFrame(1)], 1)
    batch.push([createFrame(2)], 1)
    expect(sentNumbers).toEqual([0, 1, 2])
  })

  test('sends buffered frames once when it is flushed', () => {
    const { sentNumbers, batch } = createBatch()
    batch.push([createFrame(0)], 2)
    batch.flush()
    batch.flush()
    expect(sentNumbers).toEqual([0])
  })

  test.each([
    ['four frames at a time when the detector detects no speech', false, false, true, 4],
    [
      'each loud frame while the companion is audible, before the detector reports speech',
      false,
      true,
      true,
      1,
    ],
    ['each frame of speech while the companion is audible', true, false, true, 1],
    ['two frames of speech at a time while the companion is quiet', true, true, false, 2],
    ['each frame while the companion is audible, without a detector', undefined, false, true, 1],
    [
      'two frames at a time while the companion is quiet, without a detector',
      undefined,
      false,
      false,
      2,
    ],
  ])('sends %s', (_what, isSpeech, isLoud, isCompanionAudible, count) => {
    expect(chooseBatchSize({ isSpeech, isLoud, isCompanionAudible })).toBe(count)
  })
})
