import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { getRetryDelayMs, signEvent } from './deliver-events'

const body = '{"id":"evt_1","object":"event"}'
const now = new Date('2026-11-21T18:00:00Z')

test('creates a signature that the official library accepts for this body and secret only', () => {
  const header = signEvent(body, { secret: 'whsec_a', now })
  const verify = (text: string, secret: string, receivedAt = now.getTime()) =>
    Stripe.webhooks.constructEvent(text, header, secret, 300, undefined, receivedAt)
  expect(verify(body, 'whsec_a').id).toBe('evt_1')
  expect(() => verify(`${body} `, 'whsec_a')).toThrow('signature')
  expect(() => verify(body, 'whsec_b')).toThrow('signature')
  expect(() => verify(body, 'whsec_a', now.getTime() + 301_000)).toThrow('tolerance')
})

test('doubles the delay up to an hour, so that the delays of all attempts add up to about three days', () => {
  const delaysMs = Array.from({ length: 82 }, (_, index) => getRetryDelayMs(index + 1))
  expect(delaysMs.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000])
  expect(Math.max(...delaysMs)).toBe(3_600_000)
  expect(delaysMs.reduce((sumMs, delayMs) => sumMs + delayMs)).toBeGreaterThan(
    3 * 86_400_000 - 3_600_000,
  )
})
