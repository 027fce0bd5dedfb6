import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse } from './compress-response'

const page = Buffer.from('<p>Bonsoir. Je t’écoute.</p>'.repeat(200))

test('compresses a page with brotli if the browser accepts it', async () => {
  const response = await compressResponse(page, 'gzip, deflate, br, zstd')
  expect(response.encoding).toBe('br')
  expect(response.body.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(response.body)).toEqual(page)
})

test('uses gzip for an older browser, and no compression when none is accepted', async () => {
  const response = await compressResponse(page, 'gzip')
  expect(response.encoding).toBe('gzip')
  expect(gunzipSync(response.body)).toEqual(page)
  expect(await compressResponse(page)).toEqual({ body: page, encoding: null })
})

test('does not compress a short text', async () => {
  const words = Buffer.from('ok')
  expect(await compressResponse(words, 'br')).toEqual({ body: words, encoding: null })
})

test('uses no encoding that the browser refuses', async () => {
  expect((await compressResponse(page, 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip')
  expect((await compressResponse(page, 'BR;q=0.0, x-gzip')).encoding).toBeNull()
  expect((await compressResponse(page, 'GZIP;Q=0.5, br; q=0.1')).encoding).toBe('br')
})
