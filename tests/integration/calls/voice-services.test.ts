import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ServerEvent } from '../../../contract/call-server-events'
import {
  createRefusal,
  startTestService,
  streamCompletion,
  type TestService,
} from '../../../providers/openai-compatible/testing/start-test-service'
import { systemClock } from '../../../server/platform/clock'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import {
  addCompanion,
  type CallClient,
  connectCallClient,
  reserveCall,
} from '../../support/calls/call-client'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const answer = 'Le thé à la menthe, alors. Tu le bois avec qui ?'

/** A fifth of a second at 24 kHz. */
const sound = Buffer.alloc(2 * 4_800, 7)

const createVoiceConfig = (url: URL) => ({
  url,
  key: undefined,
  model: 'voix',
  voices: { default: 'douce' },
})

describe('a call through a language model and a voice service', () => {
  let model: TestService
  let voice: TestService
  let product: TestProduct
  let user: TestUser
  let client: CallClient

  beforeAll(async () => {
    model = await startTestService(streamCompletion([]))
    voice = await startTestService((response) => response.end(sound))
    product = await startProduct({
      voiceServices: {
        languageModel: { url: model.url, key: undefined, model: 'esprit' },
        textToSpeech: createVoiceConfig(voice.url),
        speechToText: undefined,
        ollamaUrl: undefined,
      },
    })
    await addCompanion(product)
    user = await product.signUp('camille')
  })
  beforeEach(async () => {
    model.answerWith(streamCompletion([answer.slice(0, 12), answer.slice(12)]))
    const { webCallUrl } = await reserveCall(product, user)
    client = connectCallClient(webCallUrl, product.origin)
    await client.waitUntilBilled()
  })
  afterEach(async () => {
    await client.hangUp()
  })
  afterAll(async () => {
    await product?.close()
    await Promise.all([model?.close(), voice?.close()])
  })

  const readCaptions = (events: readonly ServerEvent[]) =>
    events
      .flatMap((event) =>
        event.type === 'response.output_audio_transcript.delta' ? event.delta : [],
      )
      .join('')

  /** Says something and waits for the whole answer; returns its captions. */
  async function say(text: string) {
    const firstIndex = client.events.length
    client.sendText(text)
    await client.waitUntil(() =>
      client.events
        .slice(firstIndex)
        .find((event) => event.type === 'response.done' && event.response.status === 'completed'),
    )
    return readCaptions(client.events.slice(firstIndex))
  }

  test('answers with the words of the model, in the voice of the service', async () => {
    const frameCountBefore = client.frames.length
    expect(await say('J’aime le thé à la menthe.')).toBe(answer)
    expect(client.frames.length).toBeGreaterThan(frameCountBefore)
    expect(voice.requests.some(({ body }) => String(body).includes('Tu le bois avec qui'))).toBe(
      true,
    )
  })

  test('sends the model the words of the caller, and instructions that describe the companion', async () => {
    await say('J’aime le thé à la menthe.')
    const { messages } = JSON.parse(String(model.requests.at(-1)?.body))
    expect(messages[0]).toMatchObject({
      role: 'system',
      content: expect.stringContaining('Tu es Clara'),
    })
    expect(messages.at(-1)).toEqual({ role: 'user', content: 'J’aime le thé à la menthe.' })
  })

  test('continues with scripted answers while the model fails', async () => {
    model.answerWith(createRefusal(401, 'invalid_api_key'))
    const captions = await say('Je ne sais pas trop quoi dire.')
    expect(captions.length).toBeGreaterThan(0)
    expect(captions).not.toBe(answer)
  })

  test('offers help to a caller in danger without asking the model', async () => {
    const requestCount = model.requests.length
    expect(await say('Je veux mourir ce soir.')).toContain('3114')
    expect(model.requests.length).toBe(requestCount)
  })
})

describe('a call where the voice service belongs to a third party', () => {
  const host = 'voices.example'
  let voice: TestService
  let product: TestProduct
  let user: TestUser

  beforeAll(async () => {
    voice = await startTestService((response) => response.end(sound))
    const originalFetch = globalThis.fetch
    // Requests to this host go to the test's own service.
    vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
      input instanceof URL && input.hostname === host
        ? originalFetch(new URL(input.pathname, voice.url), init)
        : originalFetch(input, init),
    )
    product = await startProduct({
      voice: { localTextToSpeech: createFakeTextToSpeech(systemClock) },
      voiceServices: {
        languageModel: undefined,
        textToSpeech: createVoiceConfig(new URL(`https://${host}/v1`)),
        speechToText: undefined,
        ollamaUrl: undefined,
      },
    })
    await addCompanion(product)
    user = await product.signUp('camille')
  })
  beforeEach(() => {
    voice.requests.length = 0
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    await product?.close()
    await voice?.close()
  })

  /** Makes a short call, and returns the requests to the voice service. */
  async function makeCall(sharedWith: string[]) {
    const { webCallUrl } = await reserveCall(product, user, { sharedWith })
    const client = connectCallClient(webCallUrl, product.origin)
    await client.waitUntilBilled()
    const firstIndex = client.events.length
    client.sendText('Je rentre du travail.')
    await client.waitUntil(() =>
      client.events
        .slice(firstIndex)
        .find(({ type }) => type === 'response.output_audio_transcript.delta'),
    )
    expect(client.frames.length).toBeGreaterThan(0)
    await client.hangUp()
    return voice.requests.map(({ body }) => String(body))
  }

  test('speaks with a local voice and sends the service nothing without the caller’s consent', async () => {
    expect(await makeCall(['models.example'])).toEqual([])
  })

  test('speaks with the voice of the service when the caller consents to its host', async () => {
    expect((await makeCall([host])).length).toBeGreaterThan(1)
  })
})
