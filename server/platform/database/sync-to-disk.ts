import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Flushes the content of a file to disk (fsync). */
export const syncFile = (file: string) => sync(file, 'r+')

/**
 * Flushes the entries of a directory to disk. Does nothing on Windows, which cannot sync directories
 * and writes their entries synchronously.
 */
export function syncDirectory(directory: string) {
  if (process.platform !== 'win32') sync(directory, 'r')
}

function sync(file: string, flags: string) {
  const descriptor = openSync(file, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
