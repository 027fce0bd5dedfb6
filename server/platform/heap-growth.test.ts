import { expect, test } from 'vitest'
import { createHeapGrowthUpdater } from './heap-growth'

test('raises the heap growth when twenty calls are live, and resets it when the last call has ended', () => {
  const flags: string[] = []
  const updateHeapGrowth = createHeapGrowthUpdater((flag) => flags.push(flag))
  for (const callCount of [0, 1, 19, 20, 21, 20, 5, 1]) updateHeapGrowth(callCount)
  expect(flags).toEqual(['--heap-growing-percent=60'])
  for (const callCount of [0, 19, 0]) updateHeapGrowth(callCount)
  expect(flags).toEqual(['--heap-growing-percent=60', '--heap-growing-percent=0'])
})
