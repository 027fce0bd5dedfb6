import { audioFormats } from '../../../contract/audio-frame'

const { pcmBytes } = audioFormats.microphone
const samplesPerFrame = pcmBytes / Int16Array.BYTES_PER_ELEMENT

/**
 * Hands sound to the engine 20 ms at a time, without copying where the bytes lie even in memory.
 * What `onFrame` gets is only lent: the next frame may overwrite it.
 */
export function createMicrophoneSound(onFrame: (pcm: Int16Array) => void) {
  const lent = new Int16Array(samplesPerFrame)
  const lentBytes = new Uint8Array(lent.buffer)
  let filledBytes = 0

  return {
    /** The sound of one binary frame. */
    pushFrame(pcm: Uint8Array) {
      const isEven = pcm.byteOffset % Int16Array.BYTES_PER_ELEMENT === 0
      if (isEven) return onFrame(new Int16Array(pcm.buffer, pcm.byteOffset, samplesPerFrame))
      lentBytes.set(pcm)
      onFrame(lent)
    },

    /** A piece of any length; what does not fill a frame waits for the next piece. */
    pushPiece(pcm: Uint8Array) {
      for (let taken = 0; taken < pcm.byteLength; ) {
        const part = pcm.subarray(taken, taken + pcmBytes - filledBytes)
        lentBytes.set(part, filledBytes)
        taken += part.byteLength
        filledBytes += part.byteLength
        if (filledBytes < pcmBytes) return
        filledBytes = 0
        onFrame(lent)
      }
    },
  }
}

/** How long a piece of PCM16 at the microphone's rate sounds. */
export const soundMs = (bytes: number) =>
  (bytes / Int16Array.BYTES_PER_ELEMENT / audioFormats.microphone.rate) * 1_000
