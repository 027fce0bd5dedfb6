import { afterEach, expect, test, vi } from 'vitest'
import { signOut } from './sign-out'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [200, true],
  [401, true],
  [500, false],
])(
  'for a response with status %i, signOut returns %s and reads the response body',
  async (status, hasEnded) => {
    const response = Response.json({}, { status })
    vi.stubGlobal('fetch', async () => response)
    expect(await signOut()).toBe(hasEnded)
    expect(response.bodyUsed).toBe(true)
  },
)

test('returns false without a connection', async () => {
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await signOut()).toBe(false)
})
