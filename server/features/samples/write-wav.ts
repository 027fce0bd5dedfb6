import { speechSampleRate } from '../../../voice/ports/text-to-speech'

/** Read by machines: the sound is synthetic (AI Act, art. 50(2); 05). */
const mark = 'Voix de synthese produite par une IA; synthetic: true'

/** A WAV file of PCM16 mono at the rate of speech, marked as synthetic in its INFO chunk. */
export function writeWav(parts: readonly Int16Array[]): Buffer {
  const samples = Buffer.concat(
    parts.map((pcm) => Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength)),
  )
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(speechSampleRate, 4)
  format.writeUInt32LE(speechSampleRate * 2, 8)
  format.writeUInt16LE(2, 12)
  format.writeUInt16LE(16, 14)
  const info = Buffer.concat([Buffer.from('INFO'), chunk('ICMT', Buffer.from(mark))])
  const body = [Buffer.from('WAVE'), chunk('fmt ', format), chunk('LIST', info)]
  return chunk('RIFF', Buffer.concat([...body, chunk('data', samples)]))
}

/** A chunk is padded to an even length, which its size does not count. */
function chunk(name: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(name, 0, 'ascii')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}
