import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below it, what is saved is not worth a turn of the thread. */
const leastBytes = 1_024

/** A page of 50 KB takes 2 ms at this level, and is a fifth of its size. */
const brotliParameters = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotliInThread = promisify(brotliCompress)
const gzipInThread = promisify(gzip)

export type PackedAnswer = { body: Buffer; encoding: 'br' | 'gzip' | null }

/**
 * An answer's text as the asking browser can take it (`accept-encoding`). For what differs at each
 * request: files are packed when they are built. No page holds both a secret of its reader and a
 * word of whoever led there, so that its packed length tells nothing.
 */
export async function packAnswer(
  body: Buffer,
  acceptedEncodings: string | undefined = '',
): Promise<PackedAnswer> {
  if (body.length < leastBytes) return { body, encoding: null }
  const isTaken = (name: string) => takes(acceptedEncodings, name)
  if (isTaken('br')) return { body: await brotliInThread(body, brotliParameters), encoding: 'br' }
  if (isTaken('gzip')) return { body: await gzipInThread(body), encoding: 'gzip' }
  return { body, encoding: null }
}

/** Named, and not refused by a weight of nothing (RFC 9110, 12.4.2). */
const takes = (acceptedEncodings: string, name: string) =>
  acceptedEncodings.split(',').some((one) => {
    const [encoding = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase())
    return encoding === name && !parameters.some((each) => /^q=0(\.0*)?$/.test(each))
  })
