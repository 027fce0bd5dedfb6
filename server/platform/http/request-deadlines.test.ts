import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { readConfig } from '../../config'
import { createHttpServer, type HttpServer } from './create-http-server'

const deadlines = { headersMs: 50, requestMs: 100, checkIntervalMs: 10 }

let app: HttpServer
beforeEach(async () => {
  app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }), { deadlines })
  app.post('/echo', ({ body }) => ({ body }))
  const webSocketServer = new WebSocketServer({ noServer: true })
  app.server.on('upgrade', (request, socket, head) =>
    webSocketServer.handleUpgrade(request, socket, head, () => {}),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Opens a TCP connection and sends the start of a request. */
function sendPart(part: string) {
  const connection = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  connection.write(part)
  return connection
}

const postHeaders = 'POST /echo HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n'

test('closes a connection whose body never ends', async () => {
  const connection = sendPart(`${postHeaders}content-length: 100\r\n\r\n{"a":`)
  expect(await text(connection)).toMatch(/^HTTP\/1\.1 408 /)
})

test('closes a connection whose body comes byte by byte', async () => {
  const connection = sendPart(`${postHeaders}content-length: 100000\r\n\r\n`)
  const byteTimer = setInterval(() => connection.writable && connection.write('1'), 10)
  expect(await text(connection)).toMatch(/^HTTP\/1\.1 408 /)
  clearInterval(byteTimer)
})

test('closes a connection whose headers never end', async () => {
  const connection = sendPart('POST /echo HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ')
  expect(await text(connection)).toMatch(/^HTTP\/1\.1 408 /)
})

test('keeps a WebSocket open beyond the deadlines', async () => {
  const connection = sendPart(
    'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n' +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  const [answer] = await once(connection, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1\.1 101 /)
  // The deadline closes a request that is sent in the meantime, but not the WebSocket.
  const lateRequest = sendPart(`${postHeaders}content-length: 100\r\n\r\n`)
  expect(await text(lateRequest)).toMatch(/^HTTP\/1\.1 408 /)
  // A ping frame, which the server answers with a pong.
  connection.write(Buffer.from([0x89, 0x80, 0, 0, 0, 0]))
  const [pong] = await once(connection, 'data')
  expect(pong[0]).toBe(0x8a)
  connection.destroy()
})
