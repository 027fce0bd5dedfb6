import { statfs } from 'node:fs/promises'
import type { Clock } from '../../../voice/ports/clock'
import { repeat } from '../repeat'

/** Below this the operator gets a mail: the space is enough for some days of a small installation. */
export const lowDiskBytes = 1_000_000_000

const checkEveryMs = 600_000

type Deps = {
  clock: Clock
  /** Where the data is. */
  directory: string
  onLow(freeBytes: number): Promise<void>
  onError(error: unknown): void
  /** Replaces the file system in tests. */
  readFreeBytes?(directory: string): Promise<number>
}

/** Reports every ten minutes that the disk is nearly full, while it is. Returns a function that stops it. */
export function watchDisk({
  clock,
  directory,
  onLow,
  onError,
  readFreeBytes = readFromFileSystem,
}: Deps) {
  return repeat(
    clock,
    checkEveryMs,
    async () => {
      const freeBytes = await readFreeBytes(directory)
      if (freeBytes < lowDiskBytes) await onLow(freeBytes)
    },
    onError,
  )
}

async function readFromFileSystem(directory: string) {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
