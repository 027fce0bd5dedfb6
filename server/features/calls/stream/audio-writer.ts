import { audioFormats, audioHeaderBytes } from '../../../../contract/audio-frame'
import {
  companionFrameSamples,
  frameHeaderSpaceSamples,
} from '../../../../voice/audio/frame-timing'
import type { OutgoingFrame } from '../../../../voice/session/call-events'

/** Header of an unfragmented, unmasked, binary message with a 16-bit length (RFC 6455, 5.2). */
const binaryMessageHeader = 0x827e_0000
const headerSpaceBytes = frameHeaderSpaceSamples * Int16Array.BYTES_PER_ELEMENT
const messageBytes = audioHeaderBytes + companionFrameSamples * Int16Array.BYTES_PER_ELEMENT

export type AudioWriter = {
  /** Adds a frame. Throws RangeError when its response or frame number does not fit into the contract's header. */
  add(frame: OutgoingFrame): void
  /** Writes the frames added since the last flush. */
  flush(): void
}

/**
 * Converts frames to WebSocket messages in place, by writing the headers into the free space before
 * each frame. Frames that are adjacent in memory are written in a single write. A frame may be
 * added again, to resend it after a resume: its header gets the same bytes.
 */
export function createAudioWriter(write: (bytes: Uint8Array) => void): AudioWriter {
  let block: Buffer = Buffer.alloc(0)
  let fromByte = 0
  let untilByte = 0

  function flush() {
    if (untilByte > fromByte) write(block.subarray(fromByte, untilByte))
    fromByte = untilByte
  }

  return {
    add({ pcm, responseNumber, frameNumber, isLastOfResponse }) {
      const startByte = pcm.byteOffset - headerSpaceBytes
      if (block.buffer !== pcm.buffer || startByte !== untilByte) {
        flush()
        if (block.buffer !== pcm.buffer) block = Buffer.from(pcm.buffer)
        fromByte = startByte
      }
      let offset = block.writeUInt32BE(binaryMessageHeader + messageBytes, startByte)
      offset = block.writeUInt8(audioFormats.companion.kind, offset)
      offset = block.writeUInt8(isLastOfResponse ? 1 : 0, offset)
      offset = block.writeUInt16LE(responseNumber, offset)
      block.writeUInt32LE(frameNumber, offset)
      untilByte = pcm.byteOffset + pcm.byteLength
    },
    flush,
  }
}
