import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { PreparedExchanges } from './prepare-exchanges'

/** Prepared exchanges as text for the built server (vite.config.ts); each part is compressed. */
export type StoredExchanges = ReturnType<typeof storeExchanges>

export const storeExchanges = ({ replies, openings, wordings }: PreparedExchanges) => ({
  texts: compress(
    Buffer.from(JSON.stringify({ replies, openings, concepts: wordings.concepts }), 'utf8'),
  ),
  exchanges: compress(wordings.exchanges),
  flags: compress(wordings.flags),
  conceptIds: compress(wordings.conceptIds),
  conceptCounts: compress(wordings.conceptCounts),
  wordings: compress(wordings.texts),
  textLengths: compress(wordings.textLengths),
})

/** The opposite of `storeExchanges`; takes some ten milliseconds. */
export function restoreExchanges(stored: StoredExchanges): PreparedExchanges {
  const { replies, openings, concepts } = JSON.parse(
    brotliDecompressSync(Buffer.from(stored.texts, 'base64')).toString('utf8'),
  )
  return {
    replies,
    openings,
    wordings: {
      concepts,
      exchanges: restoreNumbers(stored.exchanges),
      flags: decompress(stored.flags),
      conceptIds: restoreNumbers(stored.conceptIds),
      conceptCounts: restoreNumbers(stored.conceptCounts),
      texts: decompress(stored.wordings),
      textLengths: restoreNumbers(stored.textLengths),
    },
  }
}

/** The highest quality would take the build several seconds, and saves little. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }

const compress = ({ buffer, byteOffset, byteLength }: Uint8Array | Uint16Array): string =>
  brotliCompressSync(new Uint8Array(buffer, byteOffset, byteLength), { params }).toString('base64')

/** Returns the bytes in memory of their own, so that they can be read as numbers of two bytes. */
const decompress = (stored: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(brotliDecompressSync(Buffer.from(stored, 'base64')))

const restoreNumbers = (stored: string) => new Uint16Array(decompress(stored).buffer)
