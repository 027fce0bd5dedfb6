import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startTestService,
  streamCompletion,
  type TestService,
} from '../../../providers/openai-compatible/testing/start-test-service'
import { inspectVoice } from '../../../server/commands/doctor/inspect-voice'
import { readConfig } from '../../../server/config'
import { systemClock } from '../../../server/platform/clock'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import { addCompanion, connectCallClient, reserveCall } from '../../support/calls/call-client'
import { startProduct, type TestProduct } from '../../support/product/start-product'

const answer = 'Alors repose-toi un peu.'
let ollama: TestService
let product: TestProduct
const createVoiceServices = () => ({
  languageModel: undefined,
  textToSpeech: undefined,
  speechToText: undefined,
  ollamaUrl: new URL(ollama.url.origin),
})

beforeAll(async () => {
  ollama = await startTestService((response, request) => {
    if (request.path === '/api/tags')
      response.end('{"models":[{"name":"nomic-embed-text"},{"name":"mistral:latest"}]}')
    else streamCompletion([answer])(response, request)
  })
  product = await startProduct({
    voiceServices: createVoiceServices(),
    voice: { textToSpeech: createFakeTextToSpeech(systemClock) },
  })
  await addCompanion(product)
})
afterAll(async () => {
  await product?.close()
  await ollama?.close()
})

test('Ollama is expected at its standard port by default, unless the product has a public address or Ollama is turned off', () => {
  expect(readConfig({}).voiceServices.ollamaUrl?.href).toBe('http://127.0.0.1:11434/')
  const publicAddress = { PUBLIC_URL: 'https://amivoix.example', TRUST_PROXY: '1' }
  expect(readConfig(publicAddress).voiceServices.ollamaUrl).toBeUndefined()
  expect(readConfig({ OLLAMA_URL: 'off' }).voiceServices.ollamaUrl).toBeUndefined()
})

test('Ollama answers callers with its first language model, for which no consent is needed', async () => {
  const { webCallUrl } = await reserveCall(product, await product.signUp('camille'))
  const client = connectCallClient(webCallUrl, product.origin)
  await client.waitUntilBilled()
  client.sendText('Je suis fatiguée.')
  const readCaptions = () =>
    client.events
      .flatMap((event) =>
        event.type === 'response.output_audio_transcript.delta' ? event.delta : [],
      )
      .join('')
  await client.waitUntil(() => readCaptions().includes(answer) || undefined)
  const chatRequest = ollama.requests.findLast(({ path }) => path === '/v1/chat/completions')
  expect(JSON.parse(String(chatRequest?.body))).toMatchObject({ model: 'mistral:latest' })
  await client.hangUp()
})

test('the doctor command tests Ollama with a real request', async () => {
  const [finding] = await inspectVoice({ isLoopback: true, voiceServices: createVoiceServices() })
  expect(finding).toMatchObject({ name: 'modèle de langage', isFine: true })
  expect(finding?.text).toMatch(/^mistral:latest, chez 127\.0\.0\.1:\d+ : première réponse en/)
})
