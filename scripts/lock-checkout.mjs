// Makes a command that installs or builds wait while another one does so in the same folder.
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const firstPort = 49_152
const portCount = 16_000
const attemptIntervalMs = 250
const maxWaitMs = 10 * 60_000

/**
 * Acquires the lock of the folder `root` and returns a function that releases it. The lock is a loopback port,
 * derived from the folder's path, that this process binds; the operating system releases it even when the process
 * is killed. Waits while the port is in use, probably by another such command. If the port is still in use after ten
 * minutes, probably by another program, goes on without a lock; the returned function then does nothing.
 * @param {string} root
 */
export async function lockCheckout(root) {
  const digest = createHash('sha256').update(root).digest()
  const port = firstPort + (digest.readUInt16BE(0) % portCount)
  for (let attempt = 0; attempt * attemptIntervalMs < maxWaitMs; attempt++) {
    const unlock = await bind(port)
    if (unlock) return unlock
    if (attempt === 0) console.log('Une autre préparation est en cours dans ce dossier ; attente…')
    await sleep(attemptIntervalMs)
  }
  return () => {}
}

/** @param {number} port @returns {Promise<(() => void) | undefined>} */
function bind(port) {
  return new Promise((resolve) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(() => server.close()))
  })
}
