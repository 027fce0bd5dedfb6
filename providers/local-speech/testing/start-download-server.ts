import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

export type DownloadServer = Awaited<ReturnType<typeof startDownloadServer>>

/** Serves a folder as a publisher of models does: with redirects, ranges and validators. */
export async function startDownloadServer(folder: string) {
  const responses: { range: string | undefined; status: number }[] = []
  let stallAfterBytes: number | null = null
  let version = 'first'
  let dropConnection = () => {}

  function answer(request: IncomingMessage, response: ServerResponse) {
    const name = (request.url ?? '').slice(1)
    if (!name.startsWith('stored/')) {
      response.writeHead(302, { location: `/stored/${name}` }).end()
      return
    }
    let content: Buffer
    try {
      content = readFileSync(path.join(folder, name.slice('stored/'.length)))
    } catch {
      response.writeHead(404).end()
      return
    }
    const etag = `"${version}"`
    const isResumed = request.headers['if-range'] === etag
    const { range } = request.headers
    const status = isResumed ? 206 : 200
    if (!name.endsWith('checksum.txt')) responses.push({ range, status })
    const start = isResumed ? Number(/\d+/.exec(range ?? '0')?.[0]) : 0
    const remainingContent = content.subarray(start)
    response.writeHead(status, {
      etag,
      'content-length': remainingContent.length,
      ...(isResumed && {
        'content-range': `bytes ${start}-${content.length - 1}/${content.length}`,
      }),
    })
    if (stallAfterBytes === null || name.endsWith('checksum.txt')) {
      response.end(remainingContent)
      return
    }
    response.write(remainingContent.subarray(0, stallAfterBytes))
    dropConnection = () => response.destroy()
    stallAfterBytes = null
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/`),
    /** The range that each request for a model asked for, and the status of its response. */
    responses,
    /** The next download stops after this many bytes; `dropConnection` then ends its connection. */
    stallNextDownloadAfter(bytes: number) {
      stallAfterBytes = bytes
    },
    dropConnection: () => dropConnection(),
    /** Changes the ETag, as if the publisher had replaced the files under the same names. */
    changeEtag() {
      version = 'second'
    },
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}
