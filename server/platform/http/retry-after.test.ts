import { expect, test } from 'vitest'
import { readConfig } from '../../config'
import { ApplicationError } from '../application-error'
import { createHttpServer } from './create-http-server'

const statuses = [
  ['RATE_LIMITED', 429, '60'],
  ['ALL_LINES_BUSY', 503, '5'],
  ['NOT_FOUND', 404, undefined],
  ['INPUT_INVALID', 400, undefined],
  ['BODY_TOO_LARGE', 413, undefined],
] as const

test.each(statuses)('answers %s with %i and retry-after: %s', async (code, status, retryAfter) => {
  const app = await createHttpServer(readConfig({ LOG_LEVEL: 'silent' }))
  app.get('/', () => {
    throw new ApplicationError(code)
  })
  const { statusCode, headers } = await app.inject('/')
  expect(statusCode).toBe(status)
  expect(headers['retry-after']).toBe(retryAfter)
})
