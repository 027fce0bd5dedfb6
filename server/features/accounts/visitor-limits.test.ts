import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { ApplicationError } from '../../platform/application-error'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { createVisitorLimits } from './visitor-limits'

const limit = { name: 'registrations', max: 2, windowSeconds: 60 }

/** Counts in memory, within one window. */
function createFakeRateLimits(): RateLimits {
  const counts = new Map<string, number>()
  return {
    async consume({ name, max }, subject) {
      const key = `${name} ${subject}`
      const count = (counts.get(key) ?? 0) + 1
      counts.set(key, count)
      if (count > max) throw new ApplicationError('RATE_LIMITED')
    },
    readWaitSeconds: async () => 0,
    reset: async () => {},
  }
}

const createLimits = (knownDeviceId?: string) =>
  createVisitorLimits({
    rateLimits: createFakeRateLimits(),
    devices: { findId: (cookie) => (cookie === 'known' ? knownDeviceId : undefined) },
    isExempt: () => false,
  })

const createRequest = (ip: string, cookie?: string) =>
  ({ ip, headers: { cookie } }) as FastifyRequest

const rateLimitedCode = 'RATE_LIMITED'
const readCode = (attempt: Promise<void>) =>
  attempt.then(
    () => 'accepted',
    (error) => (error as ApplicationError).code,
  )

test('limits a network, and allows a whole IPv6 site three times as much', async () => {
  const limits = createLimits()
  const register = (ip: string) => readCode(limits.consumeForNetwork(limit, createRequest(ip)))
  for (const ip of ['2001:db8:7:1::1', '2001:db8:7:1::2'])
    expect(await register(ip)).toBe('accepted')
  expect(await register('2001:db8:7:1::3')).toBe(rateLimitedCode)
  for (const network of [2, 3, 4, 5])
    expect(await register(`2001:db8:7:${network}::1`)).toBe('accepted')
  expect(await register('2001:db8:7:6::1')).toBe(rateLimitedCode)
  expect(await register('2001:db8:8::1')).toBe('accepted')
})

test('does not limit sites on IPv4, where neighbouring addresses belong to different customers', async () => {
  const limits = createLimits()
  for (let host = 1; host <= 20; host++)
    expect(await readCode(limits.consumeForNetwork(limit, createRequest(`192.0.2.${host}`)))).toBe(
      'accepted',
    )
})

test('counts requests about a mailbox per network, and separately for each known device', async () => {
  const limits = createLimits('device')
  const countRequest = (email: string, request: FastifyRequest) =>
    readCode(limits.consumeForRequester(limit, email, request))
  const strangerRequest = createRequest('192.0.2.1')
  expect(await countRequest('lea@example.test', strangerRequest)).toBe('accepted')
  expect(await countRequest('lea+1@example.test', strangerRequest)).toBe('accepted')
  expect(await countRequest('lea@example.test', strangerRequest)).toBe(rateLimitedCode)
  expect(await countRequest('lea@example.test', createRequest('192.0.2.2'))).toBe('accepted')
  expect(await countRequest('lea@example.test', createRequest('192.0.2.1', 'known'))).toBe(
    'accepted',
  )
})
