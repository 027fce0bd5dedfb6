import type { Duplex } from 'node:stream'

/** Answers a WebSocket upgrade on a path that has none. */
export function refuseUpgrade(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n')
}
