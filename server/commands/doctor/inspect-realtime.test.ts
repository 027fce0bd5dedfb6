import { afterEach, expect, test } from 'vitest'
import {
  type RealtimeService,
  type RealtimeServiceOptions,
  startRealtimeService,
} from '../../../providers/realtime/testing/start-realtime-service'
import { inspectRealtime } from './inspect-realtime'

let service: RealtimeService
afterEach(() => service.close())

async function inspect(options: RealtimeServiceOptions) {
  service = await startRealtimeService(options)
  const { url } = service
  return inspectRealtime({ url, key: 'secret', model: 'voix-1', transcriptionModel: 'oreille' })
}

test('reports how long the first sound took, and closes the connection', async () => {
  const { isFine, text } = await inspect({})
  expect(isFine).toBe(true)
  expect(text).toMatch(/^voix-1, chez 127\.0\.0\.1:\d+ : premier son en \d+ ms$/)
  await service.waitUntil(() => service.countClosed() === 1)
})

test.each<[string, RealtimeServiceOptions]>([
  ['REALTIME_KEY', { refusal: { status: 401, code: 'invalid_api_key' } }],
  ['REALTIME_KEY', { sessionError: 'invalid_api_key' }],
  ['REALTIME_MODEL', { sessionError: 'model_not_found' }],
  ['le crédit du compte est épuisé', { refusal: { status: 429, code: 'insufficient_quota' } }],
  ['le crédit du compte est épuisé', { answer: { end: 'failed', code: 'insufficient_quota' } }],
  ['REALTIME_URL', { refusal: { status: 503, code: 'overloaded' } }],
])('explains a failure, or says what to check: %s', async (hint, options) => {
  const { isFine, text } = await inspect(options)
  expect(isFine).toBe(false)
  expect(text).toContain(hint)
  expect(text).not.toMatch(/secret|grand-mère/)
})

test('reports a service that does not answer', async () => {
  service = await startRealtimeService()
  await service.close()
  const { text } = await inspectRealtime({
    url: service.url,
    key: undefined,
    model: 'voix-1',
    transcriptionModel: 'oreille',
  })
  expect(text).toContain('le service ne répond pas')
  // afterEach closes the service, so there must be a running one.
  service = await startRealtimeService()
})
