import type { Clock } from '../../../voice/ports/clock'
import { readFreeDiskBytes } from '../read-free-disk-bytes'
import { repeat } from '../repeat'

/**
 * Free space below which the operator gets a mail; a small installation takes days to use that much.
 */
export const lowDiskBytes = 1_000_000_000

const checkIntervalMs = 600_000

type Deps = {
  clock: Clock
  /** The data directory. */
  directory: string
  onLow(freeBytes: number): Promise<void>
  onError(error: unknown): void
  /** Replaces the file system in tests. */
  readFreeBytes?(directory: string): Promise<number>
}

/**
 * Checks every ten minutes whether the disk is nearly full. Returns a function that stops the
 * checks.
 */
export function watchDisk({
  clock,
  directory,
  onLow,
  onError,
  readFreeBytes = readFreeDiskBytes,
}: Deps) {
  return repeat(
    clock,
    checkIntervalMs,
    async () => {
      const freeBytes = await readFreeBytes(directory)
      if (freeBytes < lowDiskBytes) await onLow(freeBytes)
    },
    onError,
  )
}
