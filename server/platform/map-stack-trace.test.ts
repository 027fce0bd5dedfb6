import { SourceMap } from 'node:module'
import { expect, test, vi } from 'vitest'
import { createStackTraceMapper, mapStackTrace } from './map-stack-trace'

// The third column of the first line comes from line 5, column 8 of the source.
const map = new SourceMap({
  version: 3,
  file: 'main.js',
  sources: ['../../server/features/calls/request-call.ts'],
  sourcesContent: [],
  names: [],
  mappings: 'EAIO',
  sourceRoot: '',
})

test('shows where in the sources an error was thrown', () => {
  const stack =
    'Error: no\n    at start (file:///app/build/server/main.js:1:3)\n    at node:internal/a:1:2'
  expect(createStackTraceMapper(() => map)(stack)).toBe(
    'Error: no\n    at start (server/features/calls/request-call.ts:5:8)\n    at node:internal/a:1:2',
  )
})

test('reads a source map only once for a repeated error', () => {
  const readMap = vi.fn(() => map)
  const stack =
    'Error\n    at /app/build/server/again.js:1:3\n    at /app/build/server/again.js:1:4'
  const mapTrace = createStackTraceMapper(readMap)
  for (const _time of [1, 2, 3]) mapTrace(stack)
  expect(readMap).toHaveBeenCalledTimes(1)
})

test('does not change positions in a file without a source map', () => {
  const stack =
    'Error\n    at /app/server/main.ts:1:3\n    at /app/node_modules/pg/lib/client.js:9:1'
  expect(mapStackTrace(stack)).toBe(stack)
})
