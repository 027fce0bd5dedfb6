import { getEventListeners } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RecognitionUnavailable } from '../../voice/ports/speech-to-text'
import { createSpeechToText } from './create-speech-to-text'
import { createRefusal, startTestService, type TestService } from './testing/start-test-service'

let service: TestService
beforeAll(async () => {
  service = await startTestService((response) => response.end('{"text":" Bonsoir. "}'))
})
afterAll(() => service.close())

const open = (signal = new AbortController().signal) =>
  createSpeechToText({ url: service.url, key: 'secret', model: 'oreille' }, { fetch }).open(signal)

async function readAll(recognition: ReturnType<typeof open>) {
  const results = []
  for await (const result of recognition.results) results.push(result)
  return results
}

describe('recognition by a service', () => {
  it('sends the whole segment as a WAV file, and yields its text', async () => {
    const recognition = open()
    recognition.push(Int16Array.from([1, 2, 3]))
    recognition.push(Int16Array.from([4]))
    recognition.finish()
    expect(await readAll(recognition)).toEqual([{ kind: 'final', text: 'Bonsoir.' }])
    const body = service.requests[0]?.body.toString('latin1') ?? ''
    expect(service.requests[0]?.path).toBe('/v1/audio/transcriptions')
    expect(body).toContain('RIFF')
    const wav = service.requests[0]?.body.subarray(body.indexOf('RIFF')) ?? Buffer.alloc(0)
    expect(wav.readUInt32LE(24)).toBe(16_000)
    expect(body).toContain('\x01\0\x02\0\x03\0\x04\0')
    expect(body).toMatch(/name="model"\r\n\r\noreille/)
    expect(body).toMatch(/name="language"\r\n\r\nfr/)
  })

  it('lets the service detect the language when several are expected', async () => {
    const port = createSpeechToText({ url: service.url, key: 'k', model: 'oreille' }, { fetch })
    const recognition = port.open(new AbortController().signal, ['english', 'french'])
    recognition.finish()
    await readAll(recognition)
    expect(service.requests.at(-1)?.body.toString('latin1')).not.toContain('name="language"')
  })

  it.each([
    ['a refusal', createRefusal(401, 'invalid_api_key')],
    ['an answer without text', (response: { end(text: string): void }) => response.end('{}')],
    ['an answer that is not JSON', (response: { end(text: string): void }) => response.end('<p>')],
  ])('throws RecognitionUnavailable after %s', async (_, answer) => {
    service.answerWith(answer)
    const recognition = open()
    recognition.finish()
    await expect(readAll(recognition)).rejects.toBeInstanceOf(RecognitionUnavailable)
  })

  it('names the service once in its error', async () => {
    service.answerWith(createRefusal(401, 'invalid_api_key'))
    const recognition = open()
    recognition.finish()
    await expect(readAll(recognition)).rejects.toThrow(
      new RegExp(`^${service.url.host}: status 401, invalid_api_key$`),
    )
  })

  it('leaves no listener on the signal of a call after a segment', async () => {
    service.answerWith((response) => response.end('{"text":"Oui."}'))
    const { signal } = new AbortController()
    const recognition = open(signal)
    recognition.finish()
    expect(await readAll(recognition)).toHaveLength(1)
    expect(getEventListeners(signal, 'abort')).toEqual([])
  })

  it('yields nothing when the signal is already aborted', async () => {
    expect(await readAll(open(AbortSignal.abort()))).toEqual([])
  })

  it('sends nothing when the signal aborts before the end of the segment', async () => {
    const controller = new AbortController()
    const recognition = open(controller.signal)
    const requestCount = service.requests.length
    controller.abort()
    expect(await readAll(recognition)).toEqual([])
    expect(service.requests.length).toBe(requestCount)
  })
})
