import { expect, test } from 'vitest'
import { isDatabaseReachable, isDatabaseUnavailable } from './database-unavailable'

const createErrorWithCode = (code: string) => Object.assign(new Error('failed'), { code })

test.each([
  ['a refused connection', createErrorWithCode('ECONNREFUSED')],
  ['a server that is shutting down', createErrorWithCode('57P01')],
  ['a server without free connections', createErrorWithCode('53300')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
  ['a lost connection', new Error('Connection terminated unexpectedly')],
  ['a wrapped error', new Error('Failed query', { cause: createErrorWithCode('ECONNRESET') })],
])('recognises %s as an unavailable database', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true)
})

test.each([
  ['a violated constraint', createErrorWithCode('23505')],
  ['an unknown table', createErrorWithCode('42P01')],
  ['a programming error', new TypeError('x is not a function')],
  ['a thrown value that is not an Error', 'a word'],
])('does not recognise %s as an unavailable database', (_case, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false)
})

test('reports whether a database answers in time', async () => {
  expect(await isDatabaseReachable({ query: () => new Promise(() => {}) } as never, 5)).toBe(false)
  expect(await isDatabaseReachable({ query: async () => {} } as never)).toBe(true)
})
