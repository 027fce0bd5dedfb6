import { expect, test } from 'vitest'
import { createMicrophoneSound } from './microphone-sound'

const frameBytes = 640

/** Little-endian samples 0, 1, 2… */
function countedSamples(count: number) {
  return new Uint8Array(Int16Array.from({ length: count }, (_, index) => index).buffer)
}

function listen() {
  const frames: number[][] = []
  const sound = createMicrophoneSound((pcm) => frames.push([...pcm]))
  return { frames, sound }
}

test.each([8, 9])('a frame is heard as sent, wherever its bytes lie (offset %i)', (offset) => {
  const { frames, sound } = listen()
  const message = new Uint8Array(offset + frameBytes)
  message.set(countedSamples(320), offset)
  sound.pushFrame(message.subarray(offset))
  expect(frames).toEqual([Array.from({ length: 320 }, (_, index) => index)])
})

test.each([1, 7, 640, 999, 3_200])('pieces of %i bytes make the same frames', (pieceBytes) => {
  const { frames, sound } = listen()
  const bytes = countedSamples(1_600)
  for (let from = 0; from < bytes.length; from += pieceBytes)
    sound.pushPiece(bytes.subarray(from, from + pieceBytes))
  expect(frames).toHaveLength(5)
  expect(frames.flat()).toEqual(Array.from({ length: 1_600 }, (_, index) => index))
})

test('what does not fill a frame waits', () => {
  const { frames, sound } = listen()
  sound.pushPiece(countedSamples(319))
  expect(frames).toEqual([])
})
