import { createHash, randomUUID } from 'node:crypto'
import { link, open, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createGzip } from 'node:zlib'
import { syncDirectory } from '../sync-to-disk'
import { ArchiveError } from './archive-error'
import { chunkBytes, endMark, lengthBytes, startMark } from './archive-marks'
import type { Manifest } from './manifest'

/** Where the compressed rows of a table are in the file, and their SHA-256. */
export type Section = { offset: number; bytes: number; sha256: string }

export type ArchiveWriter = {
  /** Compresses the rows of one table into the file. */
  writeRows(rows: AsyncIterable<Buffer>): Promise<Section>
  /**
   * Writes the manifest, syncs the file to disk and gives it its final name. Returns the size of
   * the file in bytes. Throws ArchiveError when another file has taken that name meanwhile.
   */
  finish(manifest: Manifest): Promise<number>
  /** Deletes the unfinished file; does nothing after `finish`. */
  discard(): Promise<void>
}

/**
 * Creates an archive that only the account of this process can read. It is written under a
 * temporary name beside `file` and gets its final name once it is complete, so that a full disk or
 * an interruption leaves no incomplete archive. An existing file is never replaced. Throws
 * ArchiveError when `file` exists or its directory does not.
 */
export async function createArchive(file: string, signal?: AbortSignal): Promise<ArchiveWriter> {
  await requireNewFile(file)
  const unfinishedFile = `${file}.${randomUUID().slice(0, 8)}.part`
  const handle = await open(unfinishedFile, 'wx', 0o600)
  let offset = 0
  let isOpen = true

  async function appendChunk(chunk: Buffer) {
    await handle.writeFile(chunk)
    offset += chunk.length
  }

  async function close() {
    if (isOpen) await handle.close()
    isOpen = false
  }

  await appendChunk(startMark)
  return {
    async writeRows(rows) {
      const start = offset
      const hash = createHash('sha256')
      const gzip = createGzip({ level: constants.Z_BEST_SPEED, chunkSize: chunkBytes })
      await pipeline(
        // Buffers at most four chunks of rows.
        Readable.from(rows, { objectMode: true, highWaterMark: 4 }),
        gzip,
        async (chunks: AsyncIterable<Buffer>) => {
          for await (const chunk of chunks) {
            hash.update(chunk)
            await appendChunk(chunk)
          }
        },
        { signal },
      )
      return { offset: start, bytes: offset - start, sha256: hash.digest('hex') }
    },

    async finish(manifest) {
      const manifestJson = Buffer.from(JSON.stringify(manifest))
      const digest = createHash('sha256').update(manifestJson).digest()
      const length = Buffer.alloc(lengthBytes)
      length.writeBigUInt64BE(BigInt(manifestJson.length))
      await appendChunk(Buffer.concat([manifestJson, digest, length, endMark]))
      await handle.sync()
      await close()
      await linkFinalName(unfinishedFile, file)
      return offset
    },

    async discard() {
      await close()
      await rm(unfinishedFile, { force: true })
    },
  }
}

async function requireNewFile(file: string) {
  const directory = path.dirname(file)
  const folder = await stat(directory).catch(() => undefined)
  if (!folder?.isDirectory()) throw new ArchiveError(`Le dossier ${directory} n’existe pas.`)
  if (await stat(file).catch(() => undefined)) throw new ArchiveError(describeExistingFile(file))
}

/** Uses a hard link, because a rename would replace a file that was created in the meantime. */
async function linkFinalName(unfinishedFile: string, file: string) {
  try {
    await link(unfinishedFile, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST')
      throw new ArchiveError(describeExistingFile(file))
    throw error
  }
  await rm(unfinishedFile)
  syncDirectory(path.dirname(file))
}

const describeExistingFile = (file: string) =>
  `${file} existe déjà\u00a0: une sauvegarde n’en remplace jamais une autre, choisissez un autre nom.`
