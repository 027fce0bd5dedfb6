import { expect, test } from 'vitest'
import { formatRateLimited } from './rate-limit-message'

test.each([
  [1, 'un instant'],
  [60, 'un instant'],
  [61, '2\u00a0minutes'],
  [900, '15\u00a0minutes'],
  [3_541, '1\u00a0heure'],
  [3_600, '1\u00a0heure'],
  [3_601, '2\u00a0heures'],
  [86_400, '24\u00a0heures'],
])('says after how long another attempt is possible: %i seconds', (seconds, wait) => {
  expect(formatRateLimited(seconds)).toBe(`Trop de tentatives - réessayez dans ${wait}`)
})
