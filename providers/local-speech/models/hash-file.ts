import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

export type FileHash = { bytes: number; sha256: string }

/** Reads a file from beginning to end. */
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
