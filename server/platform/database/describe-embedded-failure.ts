import { statfsSync } from 'node:fs'
import path from 'node:path'

/** Space for one more file of PostgreSQL's write-ahead log; each file is 16 MB. */
const minFreeBytes = 20_000_000

/** Thrown when the embedded database cannot be opened. The message is one line for the operator. */
export class EmbeddedDatabaseError extends Error {
  constructor(directory: string, cause: unknown) {
    super(describeOpeningFailure(directory, cause), { cause })
  }
}

/**
 * Describes in one French line why the embedded database has exited and is not restarted, what was
 * kept, and what to do.
 */
export function describeEmbeddedFailure(
  directory: string,
  error: unknown,
  readFreeBytes = readFreeBytesOn,
) {
  if (isDiskFull(error) || readFreeBytes(directory) < minFreeBytes)
    return describeFullDisk(path.dirname(directory))
  const reason = describeInOneLine(error)
  return `La base de données embarquée de ${directory} s’est arrêtée (${reason}). Ce qui était enregistré y est gardé : relancez le service ; si elle ne s’ouvre plus, restaurez une sauvegarde ou passez à PostgreSQL avec DATABASE_URL.`
}

/** Throws when the disk of an embedded database has no space for its next write-ahead log file. */
export function requireFreeDiskSpace(directory: string, readFreeBytes = readFreeBytesOn) {
  if (readFreeBytes(directory) < minFreeBytes) throw new Error(describeFullDisk(directory))
}

/**
 * Describes why a database directory cannot be opened: the disk is full, or the directory is
 * damaged or contains something else.
 */
function describeOpeningFailure(directory: string, error: unknown) {
  if (isDiskFull(error) || readFreeBytesOn(directory) < minFreeBytes)
    return describeFullDisk(path.dirname(directory))
  return `Le dossier ${directory} ne s’ouvre pas comme base de données (${describeInOneLine(error)}) : restaurez-le depuis une sauvegarde, ou renommez-le et relancez pour partir d’une base vide.`
}

/**
 * Returns the first line of an error's message, or the WASI error number of the plain objects that
 * the engine's file system throws instead of errors.
 */
function describeInOneLine(error: unknown) {
  if (error instanceof Error) return error.message.split('\n')[0]
  const errno = readWasiErrno(error)
  return errno === undefined ? String(error) : `erreur ${errno} du système de fichiers`
}

const readWasiErrno = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errno' in error ? error.errno : undefined

/** ENOSPC and EDQUOT of WASI (wasi_snapshot_preview1, errno). */
const wasiDiskFull: readonly unknown[] = [51, 19]

/** Returns the message about a full disk, in one line. */
export const describeFullDisk = (directory: string) =>
  `Le disque de ${directory} est plein. Ce qui était enregistré est gardé : libérez au moins 500 Mo, puis relancez le service.`

/** Whether an error of the file system or of PostgreSQL says that the disk is full. */
export const isDiskFull = (error: unknown) =>
  error instanceof Error
    ? ('code' in error && ['ENOSPC', 'EDQUOT', '53100'].includes(String(error.code))) ||
      /no space left on device|disk full|ENOSPC/i.test(error.message)
    : wasiDiskFull.includes(readWasiErrno(error))

/**
 * Returns the free space on the disk of a directory that may not exist yet; infinite when it cannot
 * be read.
 */
export function readFreeBytesOn(directory: string): number {
  try {
    const { bavail, bsize } = statfsSync(directory)
    return bavail * bsize
  } catch {
    const parent = path.dirname(directory)
    return parent === directory ? Number.POSITIVE_INFINITY : readFreeBytesOn(parent)
  }
}
