import { expect, test } from 'vitest'
import { formatMinutes } from './minutes'

test('uses the singular below two minutes, as French does', () => {
  expect([0, 1, 2, 999_999].map(formatMinutes)).toEqual([
    '0\u00a0minute',
    '1\u00a0minute',
    '2\u00a0minutes',
    '999\u202f999\u00a0minutes',
  ])
})
