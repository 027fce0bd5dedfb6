import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { Wordings } from './wordings'

/** Wordings as text for the built server; each part is compressed. */
export type StoredWordings = { [Part in keyof Wordings]: string }

export const storeWordings = (wordings: Wordings): StoredWordings => ({
  concepts: compressJson(wordings.concepts),
  groups: compress(wordings.groups),
  flags: compress(wordings.flags),
  conceptIds: compress(wordings.conceptIds),
  conceptCounts: compress(wordings.conceptCounts),
  texts: compress(wordings.texts),
  textLengths: compress(wordings.textLengths),
})

/** The opposite of `storeWordings`. */
export const restoreWordings = (stored: StoredWordings): Wordings => ({
  concepts: decompressJson(stored.concepts),
  groups: decompressNumbers(stored.groups),
  flags: decompress(stored.flags),
  conceptIds: decompressNumbers(stored.conceptIds),
  conceptCounts: decompressNumbers(stored.conceptCounts),
  texts: decompress(stored.texts),
  textLengths: decompressNumbers(stored.textLengths),
})

export const compressJson = (value: unknown): string =>
  compress(Buffer.from(JSON.stringify(value), 'utf8'))

export const decompressJson = <Value>(stored: string): Value =>
  JSON.parse(Buffer.from(decompress(stored)).toString('utf8'))

/** The highest quality (11) would take the build about twenty seconds longer, and would save only 15 %. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

const compress = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array): string =>
  brotliCompressSync(new Uint8Array(buffer, byteOffset, byteLength), { params }).toString('base64')

/** Returns the bytes in a buffer of their own, so that the buffer can be read as 16-bit numbers. */
const decompress = (stored: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(brotliDecompressSync(Buffer.from(stored, 'base64')))

const decompressNumbers = (stored: string) => new Uint16Array(decompress(stored).buffer)
