import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { healthRoutes } from './health-routes'

const works = async () => true
const fails = () => Promise.reject(new Error('out of order'))

async function readState(options: { voice?: typeof fails; localSpeech?: typeof fails }) {
  const app = fastify()
  await app.register(healthRoutes, {
    checks: { database: works, disk: works, jobs: works, voice: options.voice ?? works },
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

test('is ready but degraded while another voice replaces a local one', async () => {
  expect(await readState({ localSpeech: fails })).toMatchObject({
    code: 200,
    status: 'degraded',
    voice: true,
    localSpeech: false,
  })
})

test('is not ready when a required dependency does not work', async () => {
  expect(await readState({ voice: fails })).toMatchObject({
    code: 503,
    status: 'unavailable',
    voice: false,
  })
})
