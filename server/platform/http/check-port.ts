import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Throws EADDRINUSE when a port is taken, EACCES or EADDRNOTAVAIL when it cannot be used. Called
 * first at startup, so that a second process exits before it touches the data of the first.
 */
export async function checkPort(host: string, port: number) {
  const server = createServer()
  server.listen({ host, port })
  await once(server, 'listening')
  server.close()
  await once(server, 'close')
}
