import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

export type FileHash = { bytes: number; sha256: string }

/** Returns the size and the checksum of a file. */
export async function hashFile(file: string): Promise<FileHash> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(createReadStream(file, { highWaterMark: 1 << 20 }), async (chunks) => {
    for await (const chunk of chunks) {
      bytes += (chunk as Buffer).length
      hash.update(chunk as Buffer)
    }
  })
  return { bytes, sha256: hash.digest('hex') }
}
