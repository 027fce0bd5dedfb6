import { constants } from 'node:fs'
import { cp, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { readFreeDiskBytes } from '../read-free-disk-bytes'
import { createDirectoryOnce } from './create-directory-once'
import { isDiskFull } from './describe-embedded-failure'

/** How many copies are kept; older ones are deleted. */
export const maxCopies = 3

/** Disk space that the migration itself may need, in addition to the copy. */
const migrationBytes = 50_000_000

/** The embedded database could not be copied; the message is one line for the operator. */
export class DatabaseCopyError extends Error {}

export const getCopiesDirectory = (directory: string) =>
  path.join(path.dirname(directory), 'copies')

type Options = {
  /** The directory of the embedded database, which this process has open but is not using. */
  directory: string
  /** The first migration that is about to run, such as "./migrations/0010-money.sql". */
  migration: string
  now: Date
  readFreeBytes?: (directory: string) => Promise<number>
}

/**
 * Copies an embedded database before a migration, deletes old copies (`maxCopies`), and returns the
 * directory of the new copy. Its files are consistent, because all commits are on disk and nothing
 * is being written. Throws DatabaseCopyError, without having changed anything, when the disk is too
 * full.
 */
export async function copyBeforeMigration({
  directory,
  migration,
  now,
  readFreeBytes = readFreeDiskBytes,
}: Options): Promise<string> {
  const copiesDirectory = getCopiesDirectory(directory)
  const timestamp = now.toISOString().slice(0, 19).replaceAll(':', '-')
  const copyDirectory = path.join(
    copiesDirectory,
    `${timestamp}-before-${path.basename(migration, '.sql')}`,
  )
  const sizeBytes = await measureDirectory(directory)
  if ((await readFreeBytes(path.dirname(directory))) < sizeBytes + migrationBytes)
    throw createFullDiskError(directory, sizeBytes)
  try {
    await createDirectoryOnce(copyDirectory, (temporaryDirectory) =>
      // With FICLONE, a copy-on-write file system shares the blocks instead of copying them.
      cp(directory, temporaryDirectory, { recursive: true, mode: constants.COPYFILE_FICLONE }),
    )
  } catch (error) {
    await rm(`${copyDirectory}.new`, { recursive: true, force: true })
    if (isDiskFull(error)) throw createFullDiskError(directory, sizeBytes)
    throw error
  }
  await deleteOldCopies(copiesDirectory)
  return copyDirectory
}

const createFullDiskError = (directory: string, sizeBytes: number) =>
  new DatabaseCopyError(
    `Cette version met la base de données à jour, et en garde d’abord une copie\u00a0: il faut ${Math.ceil((sizeBytes + migrationBytes) / 1e6)} Mo libres sur le disque de ${path.dirname(directory)}. Rien n’a été modifié\u00a0: libérez de la place, puis relancez.`,
  )

/** Deletes all but the newest `maxCopies`, and copies that an interruption left incomplete. */
async function deleteOldCopies(copiesDirectory: string) {
  const names = (await readdir(copiesDirectory))
    .filter((name) => /^\d{4}-.*-before-/.test(name))
    .sort()
  const completeCopies = names.filter((name) => !name.endsWith('.new'))
  const incompleteCopies = names.filter((name) => name.endsWith('.new'))
  for (const name of [...completeCopies.slice(0, -maxCopies), ...incompleteCopies])
    await rm(path.join(copiesDirectory, name), { recursive: true, force: true })
}

async function measureDirectory(directory: string): Promise<number> {
  let bytes = 0
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const child = path.join(directory, entry.name)
    bytes += entry.isDirectory() ? await measureDirectory(child) : (await stat(child)).size
  }
  return bytes
}
