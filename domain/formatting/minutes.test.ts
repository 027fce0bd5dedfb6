import { expect, test } from 'vitest'
import { formatMinutes } from './minutes'

test('minutes are counted in French: below two there is only one', () => {
  expect([0, 1, 2, 999_999].map(formatMinutes)).toEqual([
    '0\u00a0minute',
    '1\u00a0minute',
    '2\u00a0minutes',
    '999\u202f999\u00a0minutes',
  ])
})
