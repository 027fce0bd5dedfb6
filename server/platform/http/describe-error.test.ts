import { expect, test } from 'vitest'
import { describeError } from './describe-error'

test('keeps the values of a failed statement out of the log', () => {
  const driver = Object.assign(new Error('duplicate key value'), { code: '23505' })
  const wrapped = new Error('Failed query: insert…\nparams: camille@example.test', {
    cause: driver,
  })
  const described = describeError(wrapped)
  expect(described).toMatchObject({ type: 'Error', message: 'duplicate key value', code: '23505' })
  expect(JSON.stringify(described)).not.toContain('camille')
})

test('describes anything that can be thrown', () => {
  expect(describeError('a word')).toEqual({ type: 'string', message: '', stack: '' })
  expect(describeError(undefined)).toEqual({ type: 'undefined', message: '', stack: '' })
})

test.each(['53100', 'ENOSPC', 'ECONNREFUSED'])('logs no stack for an outage: %s', (code) => {
  const wrapped = new Error('Failed query', {
    cause: Object.assign(new Error('could not extend file'), { code }),
  })
  expect(describeError(wrapped)).toMatchObject({
    message: 'could not extend file',
    stack: '',
    code,
  })
})

test('logs the stack of any other error', () => {
  expect(describeError(new Error('a bug')).stack).toContain('describe-error.test.ts')
})
