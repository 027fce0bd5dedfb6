type Options = {
  sampleRate: number
  /** ASCII text for the INFO chunk, which programs show as the file's comment. */
  comment?: string
}

/** Encodes PCM16 mono as a WAV file (RIFF, format 1). */
export function encodeWav(
  parts: readonly Int16Array[],
  { sampleRate, comment }: Options,
): Uint8Array<ArrayBuffer> {
  const samples = parts.map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  )
  return createChunk('RIFF', [
    toAscii('WAVE'),
    createChunk('fmt ', [encodeFormat(sampleRate)]),
    ...(comment === undefined
      ? []
      : [createChunk('LIST', [toAscii('INFO'), createChunk('ICMT', [toAscii(comment)])])]),
    createChunk('data', samples),
  ])
}

/** The code of uncompressed PCM in the "fmt " chunk. */
const pcmFormat = 1

/** Encodes the content of the "fmt " chunk: PCM, one channel, 16 bits a sample. */
function encodeFormat(sampleRate: number) {
  const view = new DataView(new ArrayBuffer(16))
  const channelCount = 1
  const bytesPerSample = 2
  view.setUint16(0, pcmFormat, true)
  view.setUint16(2, channelCount, true)
  view.setUint32(4, sampleRate, true)
  view.setUint32(8, sampleRate * bytesPerSample, true)
  view.setUint16(12, bytesPerSample, true)
  view.setUint16(14, 8 * bytesPerSample, true)
  return new Uint8Array(view.buffer)
}

/** A chunk starts with its name (4 bytes) and the length of its content (4 bytes). */
const chunkHeaderBytes = 8

/** Creates a RIFF chunk, padded to an even length. Its size field does not count the padding. */
function createChunk(name: string, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const contentBytes = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const chunk = new Uint8Array(chunkHeaderBytes + contentBytes + (contentBytes % 2))
  chunk.set(toAscii(name))
  new DataView(chunk.buffer).setUint32(4, contentBytes, true)
  let offset = chunkHeaderBytes
  for (const part of parts) {
    chunk.set(part, offset)
    offset += part.byteLength
  }
  return chunk
}

const toAscii = (text: string) => new TextEncoder().encode(text)
