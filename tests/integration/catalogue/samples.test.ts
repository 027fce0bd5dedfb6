import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleConversation } from '../../../content/samples/sample-conversation'
import type { SampleConversation, VoiceSample } from '../../../contract/companions/samples'
import { startProduct, type TestProduct } from '../../support/product/start-product'

describe('samples of companion voices', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  const fetchAudio = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.origin + path, { headers })
  /** Reads the whole body, because an unread response keeps its connection open and delays the shutdown. */
  async function readStatus(path: string, headers: Record<string, string> = {}) {
    const response = await fetchAudio(path, headers)
    await response.arrayBuffer()
    return response.status
  }

  test('serves the greeting of a companion as a WAV file marked as synthetic', async () => {
    const { body } = await product.request('/api/agents/raphael/sample')
    const { text, audio, address } = body as VoiceSample
    expect(text).not.toContain('{name}')
    expect(address).toBe('tu')
    const response = await fetchAudio(audio ?? '')
    const file = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-type')).toBe('audio/wav')
    expect(file.toString('latin1', 0, 4)).toBe('RIFF')
    expect(file.toString('latin1')).toContain('synthetic: true')
    // At least one second of speech, at 48,000 bytes per second.
    expect(file.length).toBeGreaterThan(48_000)
    const etag = response.headers.get('etag') ?? ''
    expect(await readStatus(audio ?? '', { 'if-none-match': etag })).toBe(304)
  })

  test('has audio for the companion’s lines of the sample conversation, and none for the caller’s', async () => {
    const { body } = await product.request('/api/sample-conversation')
    const { lines } = body as SampleConversation
    expect(lines.map(({ text }) => text)).toEqual(sampleConversation.lines.map(({ text }) => text))
    for (const { speaker, audio } of lines) {
      if (speaker === 'caller') expect(audio).toBeNull()
      else expect(await readStatus(audio ?? '')).toBe(200)
    }
  })

  test.each([
    '/samples/nobody.wav',
    '/samples/%00.wav',
    '/samples/conversation/1.wav',
    '/samples/conversation/99.wav',
  ])('returns 404 for %s', async (path) => expect(await readStatus(path)).toBe(404))
})

test('samples have no audio when no voice is available', async () => {
  const product = await startProduct({ isLoopback: false })
  const { body } = await product.request('/api/agents/raphael/sample')
  expect(body).toMatchObject({ audio: null })
  const { body: sampleConversationResponse } = await product.request('/api/sample-conversation')
  expect((sampleConversationResponse as SampleConversation).lines.some(({ audio }) => audio)).toBe(
    false,
  )
  await product.close()
})
