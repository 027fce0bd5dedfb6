import { createServer } from 'node:net'

/** Returns a port that is free at the moment. */
export function findFreePort() {
  return new Promise<number>((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('No port was given')),
      )
    })
  })
}
