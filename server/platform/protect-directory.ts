import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** The permissions of the group and of all other accounts. */
const sharedPermissions = 0o077

/** Set on a directory such as /tmp, to which every account may write. */
const stickyBit = 0o1000

/**
 * Thrown when other accounts can access the data directory. The message is one line for the operator.
 */
export class DirectoryNotPrivateError extends Error {}

/**
 * Creates a directory that only the account of this process can access, or removes the permissions
 * of all other accounts from everything in an existing one. Throws DirectoryNotPrivateError when
 * that is impossible: the directory belongs to another account or is shared by all, or its file
 * system does not support permissions.
 */
export function protectDirectory(directory: string) {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (hasStickyBit(directory))
    throw new DirectoryNotPrivateError(describeSharedDirectory(directory))
  if (findExposedPath(directory) === undefined) return
  for (const { file, mode } of listTree(directory)) removePermissions(file, mode)
  const exposedPath = findExposedPath(directory)
  if (exposedPath !== undefined) throw new DirectoryNotPrivateError(describeExposure(exposedPath))
}

/**
 * Returns the first path in a directory, or the directory itself, that another account owns or can
 * access; undefined when there is none.
 */
export function findExposedPath(directory: string) {
  const accountId = process.geteuid?.()
  // Windows has no such permissions.
  if (accountId === undefined) return undefined
  for (const { file, mode, ownerId } of listTree(directory)) {
    // Root reads every file anyway, and owns "lost+found" on a volume. As root, every owner is accepted.
    const isOwnedByOther = accountId !== 0 && ownerId !== 0 && ownerId !== accountId
    if (isOwnedByOther || (mode & sharedPermissions) !== 0) return file
  }
  return undefined
}

/** Describes a path that other accounts can access, and how to correct it. */
export const describeExposure = (file: string) =>
  `DATA_DIR doit appartenir au seul compte du service, or d’autres comptes accèdent à ${file} : « chown -R » puis « chmod -R go= », ou un autre DATA_DIR.`

const describeSharedDirectory = (directory: string) =>
  `DATA_DIR vaut « ${directory} », un dossier partagé par tous les comptes : choisissez un dossier réservé au service.`

const hasStickyBit = (directory: string) =>
  (lstatSync(realpathSync(directory)).mode & stickyBit) !== 0

type Entry = { file: string; mode: number; ownerId: number }

/** Lists a directory and all that it contains, without following symbolic links. */
function* listTree(directory: string): Generator<Entry> {
  const pendingPaths = [realpathSync(directory)]
  for (let file = pendingPaths.pop(); file !== undefined; file = pendingPaths.pop()) {
    const stat = lstatSync(file, { throwIfNoEntry: false })
    if (!stat || stat.isSymbolicLink()) continue
    yield { file, mode: stat.mode, ownerId: stat.uid }
    if (!stat.isDirectory()) continue
    for (const name of listNames(file)) pendingPaths.push(path.join(file, name))
  }
}

/** Returns the names in a directory; none when it belongs to another account and cannot be read. */
function listNames(directory: string) {
  try {
    return readdirSync(directory)
  } catch {
    return []
  }
}

function removePermissions(file: string, mode: number) {
  if ((mode & sharedPermissions) === 0) return
  try {
    chmodSync(file, mode & 0o700)
  } catch {
    // The file belongs to another account: the caller finds it again, and reports it.
  }
}
