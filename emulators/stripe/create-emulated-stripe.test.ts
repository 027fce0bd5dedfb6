import { expect, test } from 'vitest'
import { createEmulatedStripe } from './create-emulated-stripe'

test.each([
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000/dev/stripe/v1/customers?limit=3'],
  ['http://localhost', 'http://localhost/dev/stripe/v1/customers?limit=3'],
])('sends requests to the emulator at %s', async (origin, expected) => {
  const requestedUrls: string[] = []
  const stripe = createEmulatedStripe(origin, async (input) => {
    requestedUrls.push(String(input))
    return Response.json({ object: 'list', url: '/v1/customers', has_more: false, data: [] })
  })
  await stripe.customers.list({ limit: 3 })
  expect(requestedUrls).toEqual([expected])
})
