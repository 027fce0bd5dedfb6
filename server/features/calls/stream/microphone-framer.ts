import { audioFormats, audioHeaderBytes } from '../../../../contract/audio-frame'

const { pcmBytes } = audioFormats.microphone
const samplesPerFrame = pcmBytes / Int16Array.BYTES_PER_ELEMENT

/**
 * Passes audio to the voice engine in frames of 20 ms. The samples passed to `onFrame` are valid
 * only until `onFrame` returns: the next frame may overwrite them.
 */
export function createMicrophoneFramer(onFrame: (pcm: Int16Array) => void) {
  const buffer = new Int16Array(samplesPerFrame)
  const bufferBytes = new Uint8Array(buffer.buffer)
  let filledBytes = 0

  return {
    /** Passes on one binary frame, given with its header; copies it only if it is not aligned. */
    pushFrame(message: Uint8Array) {
      const from = message.byteOffset + audioHeaderBytes
      const isAligned = from % Int16Array.BYTES_PER_ELEMENT === 0
      if (isAligned) return onFrame(new Int16Array(message.buffer, from, samplesPerFrame))
      // Copied to a new array, because `buffer` may contain the beginning of a frame from
      // `pushChunk`.
      onFrame(new Int16Array(new Uint8Array(message.subarray(audioHeaderBytes)).buffer))
    },

    /** Adds a chunk of any length; an incomplete frame waits for the next chunk. */
    pushChunk(pcm: Uint8Array) {
      for (let offset = 0; offset < pcm.byteLength; ) {
        const part = pcm.subarray(offset, offset + pcmBytes - filledBytes)
        bufferBytes.set(part, filledBytes)
        offset += part.byteLength
        filledBytes += part.byteLength
        if (filledBytes < pcmBytes) return
        filledBytes = 0
        onFrame(buffer)
      }
    },
  }
}

/** Returns the duration of PCM16 at the microphone's rate. */
export const getAudioDurationMs = (bytes: number) =>
  (bytes / Int16Array.BYTES_PER_ELEMENT / audioFormats.microphone.rate) * 1_000
