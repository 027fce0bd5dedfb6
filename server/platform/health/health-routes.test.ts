import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { healthRoutes } from './health-routes'

const succeed = async () => true
const fail = () => Promise.reject(new Error('out of order'))

async function readState(options: { voice?: typeof fail; localSpeech?: typeof fail }) {
  const app = fastify()
  await app.register(healthRoutes, {
    checks: { database: succeed, disk: succeed, jobs: succeed, voice: options.voice ?? succeed },
    optionalChecks: options.localSpeech ? { localSpeech: options.localSpeech } : {},
  })
  const answer = await app.inject('/health/ready')
  return { code: answer.statusCode, ...answer.json() }
}

test('is ready when every dependency works', async () => {
  expect(await readState({})).toEqual({
    code: 200,
    status: 'ok',
    database: true,
    disk: true,
    jobs: true,
    voice: true,
  })
})

test('is ready but degraded while local speech, which has a fallback, does not work', async () => {
  expect(await readState({ localSpeech: fail })).toMatchObject({
    code: 200,
    status: 'degraded',
    voice: true,
    localSpeech: false,
  })
})

test('is not ready when a required dependency does not work', async () => {
  expect(await readState({ voice: fail })).toMatchObject({
    code: 503,
    status: 'unavailable',
    voice: false,
  })
})
