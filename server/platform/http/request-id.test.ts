import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { readConfig } from '../../config'
import { createHttpServer } from './create-http-server'
import { createRequestIdGenerator } from './request-id'

const uuid = /^[0-9a-f-]{36}$/
const clientId = 'id-of-the-client'

test('gives each request an id of its own, and returns it in the response', async () => {
  const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }))
  app.get('/', () => 'ok')
  const request = { url: '/', headers: { 'x-request-id': clientId } }
  const [one, other] = [await app.inject(request), await app.inject(request)]
  expect(one.headers['x-request-id']).toMatch(uuid)
  expect(other.headers['x-request-id']).not.toBe(one.headers['x-request-id'])
  for (const url of ['/nothing', '/%ff'])
    expect((await app.inject(url)).headers['x-request-id'], url).toMatch(uuid)
})

test.each<[false | number | string[], string | undefined, RegExp]>([
  [false, clientId, uuid],
  [1, clientId, /^id-of-the-client$/],
  [['10.0.0.0/8'], clientId, /^id-of-the-client$/],
  [1, 'two\nlines of a log', uuid],
  [1, 'short', uuid],
  [1, undefined, uuid],
])('with TRUST_PROXY=%j and the header %j the id matches %s', (trustProxy, header, expected) => {
  const headers = header === undefined ? {} : { 'x-request-id': header }
  expect(createRequestIdGenerator({ trustProxy })({ headers })).toMatch(expected)
})

test('logs a failed request with its id and the time, without the IP address and the query string', async () => {
  const lines: string[] = []
  const log = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const app = await createHttpServer(readConfig({}), { logStream: log })
  app.get('/', () => {
    throw new Error('broken')
  })
  const answer = await app.inject({ url: '/?token=secret', remoteAddress: '192.0.2.9' })
  expect(lines).toHaveLength(1)
  const line = JSON.parse(lines[0] ?? '')
  expect(line).toMatchObject({
    requestId: answer.headers['x-request-id'],
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    err: { message: 'broken' },
  })
  expect(lines[0]).not.toMatch(/192\.0\.2\.9|secret/)
})
