import { createHash, randomUUID } from 'node:crypto'
import { linkSync, renameSync, rmSync, statSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * At most one process may have the directory open. The lock is a bound socket, because the
 * operating system lets go of it when its owner dies, however it dies; a pid in a file lies after
 * a crash and inside containers.
 */
export async function lockDirectory(directory: string) {
  const target = path.resolve(directory)
  if (process.platform === 'win32') return bind(pipeName(target), target)

  const lock = `${target}.lock`
  const own = `${lock}.${randomUUID().slice(0, 8)}`
  const release = await bind(own, target)
  const inode = statSync(own).ino
  try {
    while (!tryLink(own, lock)) {
      if (await answers(lock)) throw new DatabaseInUse(target)
      await moveStaleAway(lock, target)
    }
    rmSync(own, { force: true })
    // Someone who saw the crashed owner's socket may just have moved ours; look again.
    await sleep(50)
    if (statSync(lock, { throwIfNoEntry: false })?.ino !== inode) throw new DatabaseInUse(target)
  } catch (error) {
    release()
    rmSync(own, { force: true })
    throw error
  }
  return () => {
    rmSync(lock, { force: true })
    release()
  }
}

export class DatabaseInUse extends Error {
  constructor(directory: string) {
    super(
      `Le dossier ${directory} est déjà ouvert par un autre processus : arrêtez-le, ou choisissez un autre DATA_DIR.`,
    )
  }
}

/** A hard link is created only if the name is free: the one atomic step. */
function tryLink(from: string, to: string) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

async function moveStaleAway(lock: string, target: string) {
  const aside = `${lock}.${randomUUID().slice(0, 8)}`
  try {
    renameSync(lock, aside)
  } catch (error) {
    if (isCode(error, 'ENOENT')) return
    throw error
  }
  if (await answers(aside)) {
    tryLink(aside, lock)
    rmSync(aside, { force: true })
    throw new DatabaseInUse(target)
  }
  rmSync(aside, { force: true })
}

function answers(name: string) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(shortest(name))
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function bind(name: string, target: string) {
  return new Promise<() => void>((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error) =>
      reject(isCode(error, 'EADDRINUSE') ? new DatabaseInUse(target) : error),
    )
    server.listen(shortest(name), () => {
      server.unref()
      resolve(() => server.close())
    })
  })
}

/** A socket path may hold about 100 bytes, so the shorter spelling is used. */
function shortest(name: string) {
  const relative = path.relative(process.cwd(), name)
  return process.platform !== 'win32' && relative.length < name.length ? relative : name
}

const pipeName = (target: string) =>
  `\\\\.\\pipe\\db-${createHash('sha256').update(target.toLowerCase()).digest('hex').slice(0, 16)}`

const isCode = (error: unknown, code: string) =>
  error instanceof Error && (error as NodeJS.ErrnoException).code === code
