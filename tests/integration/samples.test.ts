import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleConversation } from '../../content/samples/sample-conversation'
import type { SampleConversation, VoiceSample } from '../../contract/companions/samples'
import { engines, startProduct, type TestProduct } from '../support/product/start-product'

describe.each(engines)('how a companion sounds, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  afterAll(() => product?.close())

  const listen = (path: string, headers: Record<string, string> = {}) =>
    fetch(product.origin + path, { headers })

  test('is heard in its own first words, in a file marked as synthetic', async () => {
    const { body } = await product.request('/api/agents/raphael/sample')
    const { text, audio } = body as VoiceSample
    expect(text).not.toContain('{name}')
    const answer = await listen(audio ?? '')
    const sound = Buffer.from(await answer.arrayBuffer())
    expect(answer.headers.get('content-type')).toBe('audio/wav')
    expect(sound.toString('latin1', 0, 4)).toBe('RIFF')
    expect(sound.toString('latin1')).toContain('synthetic: true')
    // A second of speech or more, at 48 000 bytes a second.
    expect(sound.length).toBeGreaterThan(48_000)
    const etag = answer.headers.get('etag') ?? ''
    expect((await listen(audio ?? '', { 'if-none-match': etag })).status).toBe(304)
  })

  test('the example has every line of its companion as sound, and none of the caller', async () => {
    const { body } = await product.request('/api/sample-conversation')
    const { lines } = body as SampleConversation
    expect(lines.map(({ text }) => text)).toEqual(sampleConversation.lines.map(({ text }) => text))
    for (const { speaker, audio } of lines) {
      if (speaker === 'caller') expect(audio).toBeNull()
      else expect((await listen(audio ?? '')).status).toBe(200)
    }
  })

  test.each([
    '/samples/nobody.wav',
    '/samples/%00.wav',
    '/samples/conversation/1.wav',
    '/samples/conversation/99.wav',
  ])('there is no sound at %s', async (path) => expect((await listen(path)).status).toBe(404))
})

test('where no voice answers there are words and no sound', async () => {
  const product = await startProduct({ isLoopback: false })
  const { body } = await product.request('/api/agents/raphael/sample')
  expect(body).toMatchObject({ audio: null })
  const { body: example } = await product.request('/api/sample-conversation')
  expect((example as SampleConversation).lines.some(({ audio }) => audio)).toBe(false)
  await product.close()
})
