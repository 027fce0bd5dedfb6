import { createStreamResampler } from '../../domain/audio/stream-resampler'
import { speechSampleRate } from '../../voice/ports/text-to-speech'

/** How 16-bit samples are sent; dataBytes: the size of all samples, Infinity if it is not known. */
type Format = { rate: number; channels: number; dataBytes: number }

/** The service answered with something other than PCM of a supported format. The message states its type. */
export class UnexpectedAudio extends Error {}

const requestedFormat: Format = { rate: speechSampleRate, channels: 1, dataBytes: Infinity }
/** Content types of compressed audio, and of pages and errors that are sent with a success status. */
const refusedType = /^(text\/|application\/json|audio\/(mpeg|mp3|ogg|opus|aac|flac|webm|mp4))/i
const compressedSignatures = ['ID3', 'OggS', 'fLaC']
/** Streamed WAV files, whose length is not known, state 0 or a number of at least this size. */
const minUnknownLength = 0x7fffffff
const wavHeaderBytes = 12
/** Data with a longer header is not audio. */
const maxHeaderBytes = 65_536

/**
 * Reads 16-bit PCM that arrives in pieces, and yields it as mono at 24 kHz. Services that ignore the requested format
 * send a WAV file, or state another rate in the content type; their sound is converted. Throws
 * UnexpectedAudio for compressed sound, text, JSON, and PCM of an unsupported format.
 */
export async function* readSpeech(
  body: AsyncIterable<Uint8Array>,
  contentType: string | null,
): AsyncGenerator<Int16Array> {
  const type = contentType ?? ''
  if (refusedType.test(type)) throw new UnexpectedAudio(type.split(';')[0] ?? type)
  let format: Format | null = null
  let convert = (samples: Int16Array) => samples
  let flush = (): Int16Array => new Int16Array(0)
  let unreadBytes: Uint8Array = new Uint8Array(0)
  let bytesLeft = Number.POSITIVE_INFINITY
  for await (const bytes of body) {
    unreadBytes = joinBytes(unreadBytes, bytes)
    if (format === null) {
      const header = readFormat(unreadBytes, type)
      if (header === 'incomplete') continue
      format = header.format
      unreadBytes = unreadBytes.subarray(header.offset)
      bytesLeft = format.dataBytes
      const resampler = createStreamResampler(format.rate, speechSampleRate)
      const { channels } = format
      convert = (samples) => resampler.push(mixDown(samples, channels))
      flush = resampler.flush
    }
    const blockBytes = 2 * format.channels
    const availableBytes = Math.min(unreadBytes.length, bytesLeft)
    const usableBytes = availableBytes - (availableBytes % blockBytes)
    if (usableBytes === 0) continue
    bytesLeft -= usableBytes
    const samples = convert(new Int16Array(unreadBytes.slice(0, usableBytes).buffer))
    unreadBytes = unreadBytes.subarray(usableBytes)
    if (samples.length > 0) yield samples
  }
  const lastSamples = flush()
  if (format && lastSamples.length > 0) yield lastSamples
}

/** Returns the format and the offset of the first sample; 'incomplete' when more bytes are needed to know them. */
function readFormat(
  bytes: Uint8Array,
  contentType: string,
): { format: Format; offset: number } | 'incomplete' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const readId = (at: number) => String.fromCharCode(...bytes.subarray(at, at + 4))
  if (compressedSignatures.some((id) => readId(0).startsWith(id)))
    throw new UnexpectedAudio('compressed sound')
  // Fewer than four bytes may have arrived.
  const canBeWav = 'RIFF'.startsWith(readId(0))
  if (canBeWav && bytes.length < wavHeaderBytes) return 'incomplete'
  if (!canBeWav || readId(8) !== 'WAVE') {
    const rate = Number(/\brate=(\d+)/i.exec(contentType)?.[1] ?? requestedFormat.rate)
    const channels = Number(/\bchannels=(\d)/i.exec(contentType)?.[1] ?? 1)
    return { format: requireSupportedFormat({ ...requestedFormat, rate, channels }), offset: 0 }
  }
  let format = requestedFormat
  for (let chunkOffset = wavHeaderBytes; chunkOffset + 8 <= bytes.length; ) {
    const length = view.getUint32(chunkOffset + 4, true)
    if (readId(chunkOffset) === 'data') {
      const dataBytes = length > 0 && length < minUnknownLength ? length : Infinity
      return { format: requireSupportedFormat({ ...format, dataBytes }), offset: chunkOffset + 8 }
    }
    if (readId(chunkOffset) === 'fmt ') {
      if (chunkOffset + 24 > bytes.length) return 'incomplete'
      // In the chunk, the format tag is at offset 8, the channels at 10, the rate at 12, the bits per sample at 22.
      const isPcm = [1, 0xfffe].includes(view.getUint16(chunkOffset + 8, true))
      if (!isPcm || view.getUint16(chunkOffset + 22, true) !== 16)
        throw new UnexpectedAudio('audio/wav without 16-bit PCM')
      const [channels, rate] = [
        view.getUint16(chunkOffset + 10, true),
        view.getUint32(chunkOffset + 12, true),
      ]
      format = { ...requestedFormat, channels, rate }
    }
    chunkOffset += 8 + length + (length % 2)
  }
  if (bytes.length > maxHeaderBytes) throw new UnexpectedAudio('audio/wav without data')
  return 'incomplete'
}

function requireSupportedFormat(format: Format): Format {
  const isSupportedRate = format.rate >= 8_000 && format.rate <= 96_000 && format.rate % 25 === 0
  if (!isSupportedRate || format.channels < 1 || format.channels > 2)
    throw new UnexpectedAudio(`PCM at ${format.rate} Hz, ${format.channels} channels`)
  return format
}

/** Averages two channels; returns mono samples unchanged. */
function mixDown(samples: Int16Array, channels: number): Int16Array {
  if (channels === 1) return samples
  return Int16Array.from(
    { length: samples.length / 2 },
    (_, index) => ((samples[2 * index] ?? 0) + (samples[2 * index + 1] ?? 0)) >> 1,
  )
}

function joinBytes(first: Uint8Array, second: Uint8Array): Uint8Array {
  if (first.length === 0) return second
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
