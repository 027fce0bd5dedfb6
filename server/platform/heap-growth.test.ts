import { expect, test } from 'vitest'
import { createHeapGrowthUpdater } from './heap-growth'

test('lets the heap grow further when twenty calls are live, until the last one is over', () => {
  const flags: string[] = []
  const updateHeapGrowth = createHeapGrowthUpdater((flag) => flags.push(flag))
  for (const calls of [0, 1, 19, 20, 21, 20, 5, 1]) updateHeapGrowth(calls)
  expect(flags).toEqual(['--heap-growing-percent=60'])
  for (const calls of [0, 19, 0]) updateHeapGrowth(calls)
  expect(flags).toEqual(['--heap-growing-percent=60', '--heap-growing-percent=0'])
})
