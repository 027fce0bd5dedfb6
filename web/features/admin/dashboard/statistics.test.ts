import { expect, test } from 'vitest'
import { formatGrowth } from './statistics'

test.each([
  [{ current: 90, previous: 80 }, '+12,5\u00a0%'],
  [{ current: 948, previous: 1_000 }, '-5,2\u00a0%'],
  [{ current: 7, previous: 7 }, '0\u00a0%'],
  [{ current: 0, previous: 7 }, '-100\u00a0%'],
  [{ current: 7, previous: 0 }, 'Pas de comparaison'],
  [{ current: 0, previous: 0 }, 'Pas de comparaison'],
])('%j is shown as %s', (comparison, text) => {
  expect(formatGrowth(comparison)).toBe(text)
})
