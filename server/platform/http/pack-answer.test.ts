import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packAnswer } from './pack-answer'

const page = Buffer.from('<p>Bonsoir. Je t’écoute.</p>'.repeat(200))

test('a page travels in the smallest form that the browser takes', async () => {
  const packed = await packAnswer(page, 'gzip, deflate, br, zstd')
  expect(packed.encoding).toBe('br')
  expect(packed.body.length).toBeLessThan(page.length / 10)
  expect(brotliDecompressSync(packed.body)).toEqual(page)
})

test('an older browser gets the older form, and whoever names none the plain text', async () => {
  const packed = await packAnswer(page, 'gzip')
  expect(packed.encoding).toBe('gzip')
  expect(gunzipSync(packed.body)).toEqual(page)
  expect(await packAnswer(page)).toEqual({ body: page, encoding: null })
})

test('a few words are not worth packing', async () => {
  const words = Buffer.from('ok')
  expect(await packAnswer(words, 'br')).toEqual({ body: words, encoding: null })
})

test('what the browser refuses is not sent', async () => {
  expect((await packAnswer(page, 'br;q=0, gzip;q=0.5')).encoding).toBe('gzip')
  expect((await packAnswer(page, 'BR;q=0.0, x-gzip')).encoding).toBeNull()
  expect((await packAnswer(page, 'GZIP;Q=0.5, br; q=0.1')).encoding).toBe('br')
})
