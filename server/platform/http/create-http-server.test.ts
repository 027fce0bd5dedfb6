import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '../../config'
import { createHttpServer } from './create-http-server'

test('a stop waits for what is being answered, and not for a connection that is kept alive', async () => {
  const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }))
  const { isAsked, answer, handle } = heldAnswer()
  app.get('/', async (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200).write('bien ')
    reply.raw.end(await handle())
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const asked = once(get({ agent, port, host: '127.0.0.1' }), 'response')
  await isAsked
  const closed = app.close()
  await expect.poll(() => app.server.listening).toBe(false)
  answer('entendu')
  const [response] = (await asked) as [IncomingMessage]
  expect(await response.setEncoding('utf8').reduce((text, part) => text + part, '')).toBe(
    'bien entendu',
  )
  await closed
})

function heldAnswer() {
  let answer = (_text: string) => {}
  let ask = () => {}
  const answered = new Promise<string>((resolve) => {
    answer = resolve
  })
  const isAsked = new Promise<void>((resolve) => {
    ask = resolve
  })
  return {
    isAsked,
    answer: (text: string) => answer(text),
    async handle() {
      ask()
      return answered
    },
  }
}
