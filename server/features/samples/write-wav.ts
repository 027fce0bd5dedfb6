import { speechSampleRate } from '../../../voice/ports/text-to-speech'

/** Marks the audio as synthetic in a machine-readable way (AI Act, art. 50(2)). */
const syntheticMark = 'Voix de synthese produite par une IA; synthetic: true'

/** Writes PCM16 mono at the speech rate as a WAV file, marked as synthetic in its INFO chunk. */
export function writeWav(chunks: readonly Int16Array[]): Buffer {
  const samples = Buffer.concat(
    chunks.map((pcm) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)),
  )
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(speechSampleRate, 4)
  format.writeUInt32LE(speechSampleRate * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  const info = Buffer.concat([Buffer.from('INFO'), createChunk('ICMT', Buffer.from(syntheticMark))])
  const body = [Buffer.from('WAVE'), createChunk('fmt ', format), createChunk('LIST', info)]
  return createChunk('RIFF', Buffer.concat([...body, createChunk('data', samples)]))
}

/** Creates a RIFF chunk. It is padded to an even length, which its size does not include. */
function createChunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'ascii')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
