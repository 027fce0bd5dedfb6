import { expect, test } from 'vitest'
import { describeJobError } from './describe-job-error'

test('leaves out an address that the mail server refused, wherever it occurs', () => {
  const error = Object.assign(
    new Error("Can't send mail\n550 <camille@example.test> unknown\n    at camille@example.test"),
    { code: 'EENVELOPE', responseCode: 550, rejected: ['camille@example.test'] },
  )
  const description = describeJobError(error)
  expect(description).toMatchObject({ type: 'Error', code: 'EENVELOPE', responseCode: 550 })
  expect(description.frames[0]).toContain('describe-job-error.test')
  expect(JSON.stringify(description)).not.toContain('camille')
})

test('leaves out the values of a statement, and keeps the SQLSTATE', () => {
  const cause = Object.assign(new TypeError('lost'), { code: '57P01' })
  const error = new Error('Failed query: … params: Bonjour Camille', { cause })
  expect(describeJobError(error)).toMatchObject({ type: 'TypeError', code: '57P01' })
  expect(JSON.stringify(describeJobError(error))).not.toContain('Camille')
})

test('describes a thrown value that is not an Error by its type', () => {
  expect(describeJobError('camille@example.test')).toEqual({ type: 'string', frames: [] })
})
