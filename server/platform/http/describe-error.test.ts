import { expect, test } from 'vitest'
import { describeError } from './describe-error'

test('keeps the values of a failed statement out of the log', () => {
  const driverError = Object.assign(new Error('duplicate key value'), { code: '23505' })
  const error = new Error('Failed query: insert…\nparams: camille@example.test', {
    cause: driverError,
  })
  const description = describeError(error)
  expect(description).toMatchObject({
    type: 'Error',
    message: 'duplicate key value',
    code: '23505',
  })
  expect(JSON.stringify(description)).not.toContain('camille')
})

test('describes a thrown value that is not an Error by its type', () => {
  expect(describeError('a word')).toEqual({ type: 'string', message: '', stack: '' })
  expect(describeError(undefined)).toEqual({ type: 'undefined', message: '', stack: '' })
})

test.each(['53100', 'ENOSPC', 'ECONNREFUSED'])('logs no stack for an outage: %s', (code) => {
  const error = new Error('Failed query', {
    cause: Object.assign(new Error('could not extend file'), { code }),
  })
  expect(describeError(error)).toMatchObject({
    message: 'could not extend file',
    stack: '',
    code,
  })
})

test('logs the stack of any other error', () => {
  expect(describeError(new Error('a bug')).stack).toContain('describe-error.test.ts')
})
