import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  refuse,
  startTestService,
  streamCompletion,
  type TestService,
} from '../../providers/openai-compatible/testing/start-test-service'
import { inspectVoice } from './inspect-voice'

let service: TestService
beforeAll(async () => {
  service = await startTestService(streamCompletion(['bonjour']))
})
afterAll(() => service.close())

const inspect = (isLoopback: boolean, hasServices: boolean) => {
  const named = (model: string) => ({ url: service.url, key: 'secret', model })
  return inspectVoice({
    isLoopback,
    voiceServices: {
      languageModel: hasServices ? named('esprit') : undefined,
      textToSpeech: hasServices ? { ...named('voix'), voices: { default: 'douce' } } : undefined,
      speechToText: hasServices ? named('oreille') : undefined,
      ollamaUrl: undefined,
    },
  })
}

test('tries each configured service with a real exchange', async () => {
  service.answerWith((response, request) => {
    if (request.path.endsWith('completions')) streamCompletion(['bonjour'])(response, request)
    else if (request.path.endsWith('speech')) response.end(Buffer.alloc(480))
    else response.end('{"text":""}')
  })
  const findings = await inspect(false, true)
  expect(findings.map(({ isFine }) => isFine)).toEqual([true, true, true])
  expect(findings[0]?.text).toMatch(/^esprit, chez 127\.0\.0\.1:\d+ : première réponse en \d+ ms$/)
})

test('says what failed, without the key', async () => {
  service.answerWith(refuse(401, 'invalid_api_key'))
  const findings = await inspect(true, true)
  expect(findings.map(({ isFine }) => isFine)).toEqual([false, false, false])
  for (const { text } of findings) {
    expect(text).toContain('401')
    expect(text).not.toContain('secret')
  }
})

test('asks for a model and a voice on a public address only', async () => {
  expect((await inspect(true, false)).every(({ isFine }) => isFine)).toBe(true)
  expect((await inspect(false, false)).map(({ isFine }) => isFine)).toEqual([false, false, true])
})
