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

  test('sends the buffered frames only once when it is flushed twice', () => {
    const { sentNumbers, batch } = createBatch()
    batch.push([createFrame(0)], 2)
    batch.flush()
    batch.flush()
    expect(sentNumbers).toEqual([0])
  })

  test.each([
    {
      what: 'four frames at a time when the detector detects no speech',
      sound: { isSpeech: false, isLoud: false, isCompanionAudible: true },
      count: 4,
    },
    {
      what: 'each loud frame while the companion is audible, before the detector reports speech',
      sound: { isSpeech: false, isLoud: true, isCompanionAudible: true },
      count: 1,
    },
    {
      what: 'each frame of speech while the companion is audible',
      sound: { isSpeech: true, isLoud: false, isCompanionAudible: true },
      count: 1,
    },
    {
      what: 'two frames of speech at a time while the companion is quiet',
      sound: { isSpeech: true, isLoud: true, isCompanionAudible: false },
      count: 2,
    },
    {
      what: 'each frame while the companion is audible, without a detector',
      sound: { isSpeech: undefined, isLoud: false, isCompanionAudible: true },
      count: 1,
    },
    {
      what: 'two frames at a time while the companion is quiet, without a detector',
      sound: { isSpeech: undefined, isLoud: false, isCompanionAudible: false },
      count: 2,
    },
  ])('sends $what', ({ sound, count }) => {
    expect(chooseBatchSize(sound)).toBe(count)
  })
})
