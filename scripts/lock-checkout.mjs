// Makes a second start wait while a first one installs or builds in the same folder.
import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

const firstPort = 49_152
const portCount = 16_000

/**
 * The lock is a bound loopback port, which the operating system releases even when the owner is killed. The
 * port is derived from the folder. While the port is in use, probably by another start, waits; after ten minutes
 * continues without a lock, because another program must be using the port. Returns a function that releases the
 * lock.
 * @param {string} root
 */
export async function lockCheckout(root) {
  const digest = createHash('sha256').update(root).digest()
  const port = firstPort + (digest.readUInt16BE(0) % portCount)
  for (let attempt = 0; attempt < 2_400; attempt++) {
    const unlock = await bind(port)
    if (unlock) return unlock
    if (attempt === 0) console.log('Une autre préparation est en cours dans ce dossier ; attente…')
    await sleep(250)
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
