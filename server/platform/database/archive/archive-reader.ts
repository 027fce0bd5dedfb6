import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { ArchiveError } from './archive-error'
import {
  chunkBytes,
  digestBytes,
  endMark,
  lengthBytes,
  startMark,
  trailerBytes,
} from './archive-marks'
import { type ArchivedTable, type Manifest, parseManifest } from './manifest'

/** A manifest takes a few kilobytes; a length above this limit means that the file is damaged. */
const maxManifestBytes = 50_000_000

export type ArchiveReader = {
  file: string
  manifest: Manifest
  /** Verifies the checksum of each table. Throws ArchiveError. */
  verify(onProgress?: (doneBytes: number, totalBytes: number) => void): Promise<void>
  /** Streams the rows of a table in the text format of COPY. */
  readRows(table: ArchivedTable): AsyncIterable<Buffer>
}

/** Opens an archive and reads its manifest. Throws ArchiveError. */
export async function openArchive(file: string): Promise<ArchiveReader> {
  const manifest = await readManifest(file)
  return {
    file,
    manifest,
    async verify(onProgress) {
      const totalBytes = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
      let doneBytes = 0
      for (const table of manifest.tables) {
        const hash = createHash('sha256')
        for await (const chunk of readSection(file, table)) {
          hash.update(chunk)
          doneBytes += chunk.length
          onProgress?.(doneBytes, totalBytes)
        }
        if (hash.digest('hex') !== table.sha256) throw createDamagedError(file)
      }
    },
    readRows: (table) => readSection(file, table).pipe(createGunzip({ chunkSize: chunkBytes })),
  }
}

const readSection = (file: string, { offset, bytes }: ArchivedTable) =>
  createReadStream(file, { start: offset, end: offset + bytes - 1, highWaterMark: chunkBytes })

async function readManifest(file: string): Promise<Manifest> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    throw new ArchiveError(`${file} ne s’ouvre pas (${error.code}).`)
  })
  try {
    return await readManifestFrom(handle, file)
  } finally {
    await handle.close()
  }
}

async function readManifestFrom(handle: FileHandle, file: string): Promise<Manifest> {
  const { size } = await handle.stat()
  const read = async (position: number, length: number) => {
    const buffer = Buffer.alloc(length)
    const { bytesRead } = await handle.read(buffer, 0, length, position)
    return buffer.subarray(0, bytesRead)
  }
  if (!(await read(0, startMark.length)).equals(startMark))
    throw new ArchiveError(`${file} n’est pas une sauvegarde d’Amivoix.`)
  if (size < startMark.length + trailerBytes) throw createDamagedError(file)
  const trailer = await read(size - trailerBytes, trailerBytes)
  const manifestBytes = Number(trailer.readBigUInt64BE(digestBytes))
  const manifestOffset = size - trailerBytes - manifestBytes
  if (!trailer.subarray(digestBytes + lengthBytes).equals(endMark)) throw createDamagedError(file)
  if (manifestBytes > maxManifestBytes || manifestOffset < startMark.length)
    throw createDamagedError(file)
  const manifestJson = await read(manifestOffset, manifestBytes)
  const digest = createHash('sha256').update(manifestJson).digest()
  if (!digest.equals(trailer.subarray(0, digestBytes))) throw createDamagedError(file)
  const manifest = parseManifest(manifestJson.toString())
  if (!manifest)
    throw new ArchiveError(
      `${file} vient d’une version plus récente, que celle-ci ne sait pas lire.`,
    )
  return manifest
}

const createDamagedError = (file: string) =>
  new ArchiveError(
    `${file} est incomplet ou abîmé\u00a0: son empreinte ne correspond pas. Rien n’a été modifié.`,
  )
