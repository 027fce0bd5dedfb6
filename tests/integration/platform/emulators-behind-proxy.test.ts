import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../../support/product/start-product'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product?.close())

/** Sends the lines of an HTTP request unchanged, and returns the status of the response. */
async function readStatus(lines: readonly string[]) {
  const socket = connect(product.config.port, '127.0.0.1')
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  return Number(/^HTTP\/1\.1 (\d+)/.exec(await text(socket))?.[1])
}

const emulatorPaths = ['/dev/mail', '/dev/google/authorize']

test.each(['x-forwarded-for', 'x-forwarded-port', 'forwarded', 'via', 'x-real-ip', 'cf-ray'])(
  'hides the emulators from a request with the header %s',
  async (name) => {
    for (const path of emulatorPaths)
      expect(await product.request(path, { headers: { [name]: '1' } })).toMatchObject({
        status: 404,
      })
  },
)

test('hides the emulators from HTTP/1.0 requests, which a proxy without forwarding headers may send', async () => {
  const host = `Host: 127.0.0.1:${product.config.port}`
  for (const path of emulatorPaths)
    expect(await readStatus([`GET ${path} HTTP/1.0`, host, 'Connection: close'])).toBe(404)
  expect(await readStatus(['GET /dev/mail HTTP/1.1', host, 'Connection: close'])).toBe(200)
})

test('hides the emulators from a request for another host', async () => {
  const lines = ['Host: amivoix.test', 'Connection: close']
  for (const path of emulatorPaths)
    expect(await readStatus([`GET ${path} HTTP/1.1`, ...lines])).toBe(404)
})
