import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Below this size, compressing costs more than it saves. */
const minBytes = 1_024

/** At this level a page of 50 KB takes 2 ms and shrinks to a fifth. */
const brotliParameters = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const brotliInThread = promisify(brotliCompress)
const gzipInThread = promisify(gzip)

export type CompressedResponse = { body: Buffer; encoding: 'br' | 'gzip' | null }

/**
 * Compresses a dynamic response of `minBytes` or more with the best encoding that `accept-encoding`
 * allows; static files are compressed at build time. This is safe against BREACH, because no page
 * contains both a user's secret and text that somebody else has chosen. `brotli` is the body
 * already compressed with brotli, if there is one.
 */
export async function compressResponse(
  body: Buffer,
  acceptedEncodings: string | undefined = '',
  brotli?: Buffer,
): Promise<CompressedResponse> {
  if (body.length < minBytes) return { body, encoding: null }
  const accepts = (name: string) => acceptsEncoding(acceptedEncodings, name)
  if (accepts('br'))
    return { body: brotli ?? (await brotliInThread(body, brotliParameters)), encoding: 'br' }
  if (accepts('gzip')) return { body: await gzipInThread(body), encoding: 'gzip' }
  return { body, encoding: null }
}

/** Whether the encoding is listed, and not refused with "q=0" (RFC 9110, 12.4.2). */
const acceptsEncoding = (acceptedEncodings: string, name: string) =>
  acceptedEncodings.split(',').some((entry) => {
    const [encoding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return encoding === name && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
