import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Enough for dozens of embedded databases of 40 MB, or a hundred of 14 MB on a PostgreSQL server. */
const neededBytes = 3e9

/**
 * Creates an empty directory; the caller removes it with removeTestDirectory. It is in memory if enough memory
 * is free (Linux only), because on a disk every commit of an embedded database waits for the disk.
 */
export const createTestDirectory = async (name: string) =>
  mkdtemp(path.join((await hasRoomInMemory()) ? '/dev/shm' : tmpdir(), `amivoix-${name}-`))

/** Removes a test directory, even while a stopping product still writes files to it. */
export const removeTestDirectory = (directory: string) =>
  rm(directory, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })

async function hasRoomInMemory() {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  return memory !== undefined && memory.bavail * memory.bsize > neededBytes
}
