import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * The range ends below the ports that the operating system gives to outgoing connections (from 32,768 on
 * Linux, 49,152 elsewhere), because the system could assign one of those before the test uses it.
 */
const firstPort = 15_000
const endPort = 32_000

/** Returns a port that is currently free. */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(firstPort, endPort)
    if (await isPortFree(port)) return port
  }
}

function isPortFree(port: number) {
  return new Promise<boolean>((resolve, reject) => {
    const server = createServer().once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' || error.code === 'EACCES' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
