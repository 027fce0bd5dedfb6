import { expect, test } from 'vitest'
import { decodeAudioFrame } from '../../../../contract/audio-frame'
import {
  createFrameAllocator,
  createFramePool,
  createSilentFrame,
} from '../../../../voice/audio/frame-allocator'
import { createFrameCutter } from '../../../../voice/audio/frame-cutter'
import { createAudioWriter } from './audio-writer'

/**
 * Reads what was written: messages of 126 to 65,535 bytes, each with a header of 4 bytes (RFC 6455,
 * 5.2).
 */
function readMessages(writes: readonly Uint8Array[]) {
  const bytes = Buffer.concat(writes)
  const messages: unknown[] = []
  for (let offset = 0; offset < bytes.length; ) {
    expect([bytes[offset], bytes[offset + 1]]).toEqual([0x82, 126])
    const start = offset + 4
    offset = start + bytes.readUInt16BE(offset + 2)
    messages.push(decodeAudioFrame(bytes.subarray(start, offset)))
  }
  return messages
}

const toBytes = (pcm: Int16Array) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)

function cutFrames(count: number) {
  const frames: Int16Array[] = []
  const pcm = Int16Array.from({ length: count * 480 }, (_sample, index) => index)
  createFrameCutter().push(pcm, createFrameAllocator(createFramePool()), (frame) =>
    frames.push(frame),
  )
  return frames
}

test('writes frames that are adjacent in memory in a single write, as messages of the contract', () => {
  const writes: Uint8Array[] = []
  const writer = createAudioWriter((bytes) => writes.push(bytes))
  const frames = cutFrames(5)
  for (const [index, pcm] of frames.entries())
    writer.add({ responseNumber: 7, frameNumber: 100 + index, isLastOfResponse: index === 4, pcm })
  expect(writes).toHaveLength(0)
  writer.flush()
  writer.flush()

  expect(writes).toHaveLength(1)
  expect(readMessages(writes)).toEqual(
    frames.map((pcm, index) => ({
      ok: true,
      value: {
        source: 'companion',
        responseNumber: 7,
        frameNumber: 100 + index,
        isLastOfResponse: index === 4,
        pcm: toBytes(pcm),
      },
    })),
  )
})

test('writes a frame from another memory block, and a repeated frame, separately', () => {
  const writes: Uint8Array[] = []
  const writer = createAudioWriter((bytes) => writes.push(bytes))
  const [first, second] = cutFrames(2)
  const silence = createSilentFrame()
  for (const [frameNumber, pcm] of [first, second, silence, second].entries())
    writer.add({ responseNumber: 1, frameNumber, isLastOfResponse: false, pcm: pcm! })
  writer.flush()

  expect(writes.map(({ byteLength }) => byteLength)).toEqual([1_944, 972, 972])
})
