import type { Dirent } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import path from 'node:path'
import { syncDirectory, syncFile } from './sync-to-disk'

/**
 * Creates a directory of files completely or not at all, even if the process is killed: the files
 * are created in `<directory>.new` and synced to disk, then that directory is renamed. Does nothing
 * when the directory exists and is not empty.
 */
export async function createDirectoryOnce(
  directory: string,
  fill: (temporaryDirectory: string) => Promise<void>,
) {
  const entries = await listEntries(directory)
  if (entries && entries.length > 0) return
  const temporaryDirectory = `${directory}.new`
  await rm(temporaryDirectory, { recursive: true, force: true })
  await mkdir(temporaryDirectory, { recursive: true, mode: 0o700 })
  await fill(temporaryDirectory)
  await syncTree(temporaryDirectory)
  // Windows cannot rename over a directory, even an empty one.
  if (entries) await rmdir(directory)
  await rename(temporaryDirectory, directory)
  syncDirectory(path.dirname(directory))
}

/** Lists a directory; undefined when it does not exist. */
async function listEntries(directory: string): Promise<Dirent[] | undefined> {
  try {
    return await readdir(directory, { withFileTypes: true })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function syncTree(directory: string) {
  for (const entry of (await listEntries(directory)) ?? []) {
    const child = path.join(directory, entry.name)
    if (entry.isDirectory()) await syncTree(child)
    else if (entry.isFile()) syncFile(child)
  }
  syncDirectory(directory)
}
