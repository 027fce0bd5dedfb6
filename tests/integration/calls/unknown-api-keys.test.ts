import { afterAll, beforeAll, expect, test } from 'vitest'
import { addCompanion } from '../../support/calls/call-client'
import {
  connectRealtimeClient,
  createApiKey,
  createRealtimeUrl,
} from '../../support/calls/realtime-client'
import { lengthenRateLimits } from '../../support/product/rate-limit-windows'
import { startProduct, type TestProduct } from '../../support/product/start-product'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct({ trustProxy: 1 })
  await addCompanion(product)
  await lengthenRateLimits(product)
})
afterAll(() => product?.close())

const unknownKey = `amv_${'x'.repeat(43)}`

/** Connects with this key from an address behind the proxy; returns how the upgrade was refused. */
const tryKey = (key: string, address: string) =>
  connectRealtimeClient(createRealtimeUrl(product), {
    key,
    headers: { 'x-forwarded-for': address },
  }).refusal

test('a network may try ten unknown keys, and then is refused even with a valid key', async () => {
  const { key } = await createApiKey(product, await product.signUp('voisin'))
  for (let count = 0; count < 10; count += 1)
    expect(await tryKey(unknownKey, '192.0.2.7')).toMatchObject({ status: 401 })
  for (const triedKey of [unknownKey, key])
    expect(await tryKey(triedKey, '192.0.2.7')).toMatchObject({
      status: 429,
      body: { code: 'RATE_LIMITED', message: expect.stringContaining('Trop de tentatives') },
    })
  // Another network may use the key; its call fails because this product has no voice for public calls.
  expect(await tryKey(key, '192.0.2.8')).toMatchObject({
    status: 503,
    body: { code: 'VOICE_UNAVAILABLE' },
  })
})

test('all networks of one IPv6 /48 site share a limit of thirty unknown keys', async () => {
  const statuses: number[] = []
  for (let network = 0; network < 31; network += 1)
    statuses.push((await tryKey(unknownKey, `2001:db8:7:${network.toString(16)}::1`)).status)
  expect(statuses).toEqual([...Array(30).fill(401), 429])
})
