import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  createRefusal,
  startTestService,
  streamCompletion,
  type TestService,
} from '../../../providers/openai-compatible/testing/start-test-service'
import { startRealtimeService } from '../../../providers/realtime/testing/start-realtime-service'
import { inspectVoice } from './inspect-voice'

let service: TestService
beforeAll(async () => {
  service = await startTestService(streamCompletion(['bonjour']))
})
afterAll(() => service.close())

type Options = { isLoopback: boolean; hasServices: boolean }

const inspect = ({ isLoopback, hasServices }: Options) => {
  const createService = (model: string) => ({ url: service.url, key: 'secret', model })
  return inspectVoice({
    isLoopback,
    voiceServices: {
      languageModel: hasServices ? createService('esprit') : undefined,
      textToSpeech: hasServices
        ? { ...createService('voix'), voices: { default: 'douce' } }
        : undefined,
      speechToText: hasServices ? createService('oreille') : undefined,
      ollamaUrl: undefined,
    },
  })
}

test('tries each configured service with a real request', async () => {
  service.answerWith((response, request) => {
    if (request.path.endsWith('completions')) streamCompletion(['bonjour'])(response, request)
    else if (request.path.endsWith('speech')) response.end(Buffer.alloc(480))
    else response.end('{"text":""}')
  })
  const findings = await inspect({ isLoopback: false, hasServices: true })
  expect(findings.map(({ isFine }) => isFine)).toEqual([true, true, true])
  expect(findings[0]?.text).toMatch(/^esprit, chez 127\.0\.0\.1:\d+ : première réponse en \d+ ms$/)
})

test('reports what failed, without printing the key', async () => {
  service.answerWith(createRefusal(401, 'invalid_api_key'))
  const findings = await inspect({ isLoopback: true, hasServices: true })
  expect(findings.map(({ isFine }) => isFine)).toEqual([false, false, false])
  for (const { text } of findings) {
    expect(text).toContain('clé refusée, réponse 401')
    expect(text).not.toContain('secret')
  }
})

test('reports whether the hosted voice service accepts the key', async () => {
  const inspectHosted = () =>
    inspectVoice({
      isLoopback: true,
      voiceServices: {
        languageModel: undefined,
        textToSpeech: undefined,
        speechToText: undefined,
        ollamaUrl: undefined,
      },
      hostedVoice: {
        url: service.url,
        privateKey: 'secret',
        webhookSecret: 'another secret',
        roomScript: undefined,
      },
    })
  // A 404 shows that the service accepts the key, but has no call with the requested id.
  service.answerWith(createRefusal(404, 'unknown'))
  expect((await inspectHosted()).at(-1)).toMatchObject({ name: 'service vocal', isFine: true })
  service.answerWith(createRefusal(401, 'invalid'))
  const finding = (await inspectHosted()).at(-1)
  expect(finding).toMatchObject({
    isFine: false,
    text: `${service.url.host} : clé refusée, réponse 401`,
  })
})

test('requires a model and a voice only on a public address', async () => {
  expect(
    (await inspect({ isLoopback: true, hasServices: false })).every(({ isFine }) => isFine),
  ).toBe(true)
  expect(
    (await inspect({ isLoopback: false, hasServices: false })).map(({ isFine }) => isFine),
  ).toEqual([false, false, true])
})

test('tries a recogniser and a realtime model over WebSockets', async () => {
  const realtimeService = await startRealtimeService({ transcripts: ['Bonjour.'] })
  const settings = { url: realtimeService.url, key: undefined, model: 'oreille' }
  const findings = await inspectVoice({
    isLoopback: true,
    voiceServices: {
      languageModel: undefined,
      textToSpeech: undefined,
      speechToText: settings,
      realtime: { ...settings, transcriptionModel: 'oreille' },
      ollamaUrl: undefined,
    },
  })
  expect(findings.slice(2)).toEqual([
    { name: 'reconnaissance', isFine: true, text: expect.stringContaining('première réponse') },
    { name: 'voix à voix', isFine: true, text: expect.stringContaining('premier son') },
  ])
  await realtimeService.close()
})
