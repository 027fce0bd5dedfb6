import { expect, test } from 'vitest'
import { badgeText } from './badge-text'

test('a badge counts to nine', () => {
  expect([1, 9, 10, 56].map(badgeText)).toEqual(['1', '9', '9+', '9+'])
})
