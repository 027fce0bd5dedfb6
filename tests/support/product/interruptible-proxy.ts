import { createServer, connect as openSocket, type Socket } from 'node:net'

export type CuttableLine = Awaited<ReturnType<typeof openCuttableLine>>

/** A network between a browser and the product that can be cut and mended. */
export async function openCuttableLine(port: number, target: number) {
  const sockets = new Set<Socket>()
  let isCut = false

  const server = createServer((near) => {
    if (isCut) return near.destroy()
    const far = openSocket(target, '127.0.0.1')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.once('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  function cut() {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  return {
    cut,
    mend() {
      isCut = false
    },
    async close() {
      cut()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
