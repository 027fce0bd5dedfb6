import { createHash, randomUUID } from 'node:crypto'
import { linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * How long another process may take to remove a lock, once it has found that the owner of the lock
 * has crashed.
 */
const maxRemovalMs = 50

/**
 * Locks a directory for this process and returns a function that unlocks it. Throws
 * DirectoryInUseError when another process holds the lock. The lock is a bound socket, because the
 * operating system releases it whenever its owner dies; a pid file would be wrong after a crash and
 * inside containers.
 */
export async function lockDirectory(directory: string) {
  const absoluteDirectory = path.resolve(directory)
  if (process.platform === 'win32')
    return bindSocket(createPipeName(absoluteDirectory), absoluteDirectory)

  const lockPath = `${absoluteDirectory}.lock`
  const ownSocketPath = `${lockPath}.${randomUUID().slice(0, 8)}`
  const release = await bindSocket(ownSocketPath, absoluteDirectory)
  const inode = statSync(ownSocketPath).ino
  try {
    while (!tryLink(ownSocketPath, lockPath)) {
      if (await acceptsConnections(lockPath)) throw new DirectoryInUseError(absoluteDirectory)
      await removeStaleLock(lockPath, absoluteDirectory)
    }
    rmSync(ownSocketPath, { force: true })
    // A process that was removing a crashed owner's socket may have moved ours instead.
    await sleep(maxRemovalMs)
    if (statSync(lockPath, { throwIfNoEntry: false })?.ino !== inode)
      throw new DirectoryInUseError(absoluteDirectory)
  } catch (error) {
    release()
    rmSync(ownSocketPath, { force: true })
    throw error
  }
  return () => {
    rmSync(lockPath, { force: true })
    release()
  }
}

export class DirectoryInUseError extends Error {
  constructor(directory: string) {
    super(
      `Le dossier ${directory} est déjà ouvert par un autre processus : arrêtez-le, ou choisissez un autre DATA_DIR.`,
    )
  }
}

/** Creates a hard link, which is atomic: returns false when the name is taken. */
function tryLink(from: string, to: string) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Removes a socket whose owner seems to have crashed. When the owner turns out to be alive,
 * restores the socket and throws DirectoryInUseError.
 */
async function removeStaleLock(lockPath: string, absoluteDirectory: string) {
  const movedLockPath = `${lockPath}.${randomUUID().slice(0, 8)}`
  try {
    renameSync(lockPath, movedLockPath)
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return
    throw error
  }
  if (await acceptsConnections(movedLockPath)) {
    tryLink(movedLockPath, lockPath)
    rmSync(movedLockPath, { force: true })
    throw new DirectoryInUseError(absoluteDirectory)
  }
  rmSync(movedLockPath, { force: true })
}

function acceptsConnections(name: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(shortenSocketPath(name))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function bindSocket(name: string, absoluteDirectory: string) {
  return new Promise<() => void>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) =>
      reject(
        hasErrorCode(error, 'EADDRINUSE') ? new DirectoryInUseError(absoluteDirectory) : error,
      ),
    )
    server.listen(shortenSocketPath(name), () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

/**
 * A socket path is limited to about 100 bytes, so the relative path is used where it is shorter.
 */
function shortenSocketPath(name: string) {
  const relative = path.relative(process.cwd(), name)
  return process.platform !== 'win32' && relative.length < name.length ? relative : name
}

const createPipeName = (absoluteDirectory: string) =>
  `\\\\.\\pipe\\db-${createHash('sha256').update(absoluteDirectory.toLowerCase()).digest('hex').slice(0, 16)}`

const hasErrorCode = (error: unknown, code: string) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code
