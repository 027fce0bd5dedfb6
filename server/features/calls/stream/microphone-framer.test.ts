import { expect, test } from 'vitest'
import { audioHeaderBytes } from '../../../../contract/audio-frame'
import { createMicrophoneFramer } from './microphone-framer'

const frameBytes = 640

/** Little-endian samples 0, 1, 2… */
function createSamples(count: number) {
  return new Uint8Array(Int16Array.from({ length: count }, (_, index) => index).buffer)
}

function createRecorder() {
  const frames: number[][] = []
  const framer = createMicrophoneFramer((pcm) => frames.push([...pcm]))
  return { frames, framer }
}

test.each([8, 9])('passes on a frame at byte offset %i unchanged', (offset) => {
  const { frames, framer } = createRecorder()
  const message = new Uint8Array(offset + audioHeaderBytes + frameBytes)
  message.set(createSamples(320), offset + audioHeaderBytes)
  framer.pushFrame(message.subarray(offset))
  expect(frames).toEqual([Array.from({ length: 320 }, (_, index) => index)])
})

test.each([1, 7, 640, 999, 3_200])('cuts chunks of %i bytes into the same frames', (chunkBytes) => {
  const { frames, framer } = createRecorder()
  const bytes = createSamples(1_600)
  for (let from = 0; from < bytes.length; from += chunkBytes)
    framer.pushChunk(bytes.subarray(from, from + chunkBytes))
  expect(frames).toHaveLength(5)
  expect(frames.flat()).toEqual(Array.from({ length: 1_600 }, (_, index) => index))
})

test('does not pass on an incomplete frame', () => {
  const { frames, framer } = createRecorder()
  framer.pushChunk(createSamples(319))
  expect(frames).toEqual([])
})

test('keeps an incomplete frame from chunks while a binary frame at an odd byte offset is passed on', () => {
  const { frames, framer } = createRecorder()
  const bytes = createSamples(320)
  framer.pushChunk(bytes.subarray(0, 200))
  framer.pushFrame(new Uint8Array(9 + audioHeaderBytes + frameBytes).subarray(9))
  framer.pushChunk(bytes.subarray(200))
  expect(frames).toEqual([Array(320).fill(0), Array.from({ length: 320 }, (_, index) => index)])
})
