import { createServer, connect as openSocket, type Socket } from 'node:net'

export type InterruptibleProxy = Awaited<ReturnType<typeof startInterruptibleProxy>>

/** Starts a TCP proxy in front of a server. Tests can interrupt its connections and allow new ones again. */
export async function startInterruptibleProxy(port: number, targetPort: number) {
  const sockets = new Set<Socket>()
  /** The TCP sockets, on both sides, of connections that were upgraded to WebSockets. */
  const upgradedSockets = new Set<Socket>()
  let isInterrupted = false
  let connectionsReleased: Promise<void> = Promise.resolve()

  const server = createServer(async (clientSocket) => {
    if (isInterrupted) return clientSocket.destroy()
    clientSocket.on('error', () => clientSocket.destroy())
    await connectionsReleased
    if (clientSocket.destroyed) return
    const targetSocket = openSocket(targetPort, '127.0.0.1')
    for (const socket of [clientSocket, targetSocket]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        sockets.delete(socket)
        upgradedSockets.delete(socket)
        clientSocket.destroy()
        targetSocket.destroy()
      })
    }
    clientSocket.once('data', (request: Buffer) => {
      if (/upgrade: websocket/i.test(request.toString('latin1')))
        upgradedSockets.add(clientSocket).add(targetSocket)
    })
    clientSocket.pipe(targetSocket).pipe(clientSocket)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  function interrupt() {
    isInterrupted = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    /** Stops all traffic on open WebSockets without closing them, as a change of network does. */
    silenceWebSockets() {
      for (const socket of upgradedSockets) socket.unpipe().pause()
    },
    /** Delays new connections until the returned function is called. */
    holdConnections() {
      let release = () => {}
      connectionsReleased = new Promise((resolve) => {
        release = resolve
      })
      return release
    },
    interrupt,
    restore() {
      isInterrupted = false
    },
    async close() {
      interrupt()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
