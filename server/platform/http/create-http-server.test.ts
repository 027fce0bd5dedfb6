import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../../config'
import { createHttpServer } from './create-http-server'

test('waits for pending responses before it stops, but not for keep-alive connections', async () => {
  const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }))
  const { requestArrival, respond, handle } = createPendingResponse()
  app.get('/', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('bien ')
    reply.raw.end(await handle())
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const pendingResponse = once(get({ agent, port, host: '127.0.0.1' }), 'response')
  await requestArrival
  const stop = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  respond('entendu')
  const [response] = (await pendingResponse) as [IncomingMessage]
  expect(await response.setEncoding('utf8').reduce((text, part) => text + part, '')).toBe(
    'bien entendu',
  )
  await stop
})

/** Creates a handler that responds when the test calls `respond`. */
function createPendingResponse() {
  let respond = (_text: string) => {}
  let markRequested = () => {}
  const response = new Promise<string>((resolve) => {
    respond = resolve
  })
  const requestArrival = new Promise<void>((resolve) => {
    markRequested = resolve
  })
  return {
    requestArrival,
    respond: (text: string) => respond(text),
    async handle() {
      markRequested()
      return response
    },
  }
}
