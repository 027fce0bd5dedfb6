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

/** Encodes the content of the "fmt " chunk: PCM, one channel, 16 bits a sample. */
function encodeFormat(sampleRate: number) {
  const view = new DataView(new ArrayBuffer(16))
  view.setUint16(0, 1, true)
  view.setUint16(2, 1, true)
  view.setUint32(4, sampleRate, true)
  view.setUint32(8, sampleRate * 2, true)
  view.setUint16(12, 2, true)
  view.setUint16(14, 16, true)
  return new Uint8Array(view.buffer)
}

/** Creates a RIFF chunk, padded to an even length. Its size field does not count the padding. */
function createChunk(name: string, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = parts.reduce((sum, { byteLength }) => sum + byteLength, 0)
  const chunk = new Uint8Array(8 + size + (size % 2))
  chunk.set(toAscii(name))
  new DataView(chunk.buffer).setUint32(4, size, true)
  let offset = 8
  for (const part of parts) {
    chunk.set(part, offset)
    offset += part.byteLength
  }
  return chunk
}

const toAscii = (text: string) => new TextEncoder().encode(text)
