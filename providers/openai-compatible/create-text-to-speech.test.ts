import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SpeechUnavailable } from '../../voice/ports/text-to-speech'
import { createTextToSpeech } from './create-text-to-speech'
import { refuse, startTestService, type TestService } from './testing/start-test-service'

const voice = { timbre: 'feminine-warm', wordsPerMinute: 132, pitch: 50, pitchRange: 50 } as const
const voices = { default: 'neutral', 'masculine-low': 'bass' } as const

let service: TestService
beforeAll(async () => {
  service = await startTestService((response) => response.end())
})
beforeEach(() => {
  service.requests.length = 0
})
afterAll(() => service.close())

async function speak(timbre: 'feminine-warm' | 'masculine-low' = 'feminine-warm') {
  const speech = createTextToSpeech({ url: service.url, model: 'voix', voices }, { fetch })
  const samples: number[] = []
  const parts = speech.speak('Bonsoir.', { ...voice, timbre }, new AbortController().signal)
  for await (const part of parts) if (part.kind === 'audio') samples.push(...part.pcm)
  return samples
}

describe('speech from a service', () => {
  it('joins samples that arrive in odd pieces', async () => {
    const samples = Int16Array.from([1, -2, 300, -32_768, 32_767])
    const bytes = Buffer.from(samples.buffer)
    service.answerWith((response) => {
      response.writeHead(200, { 'content-type': 'audio/pcm' })
      for (const piece of [bytes.subarray(0, 3), bytes.subarray(3, 4), bytes.subarray(4)])
        response.write(piece)
      response.end()
    })
    expect(await speak()).toEqual([...samples])
  })

  it('chooses the voice by the timbre, and the speed by the companion’s pace', async () => {
    service.answerWith((response) => response.end(Buffer.alloc(2)))
    await speak()
    await speak('masculine-low')
    const bodies = service.requests.map(({ body }) => JSON.parse(String(body)))
    expect(bodies).toMatchObject([
      { model: 'voix', input: 'Bonsoir.', voice: 'neutral', response_format: 'pcm', speed: 0.8 },
      { voice: 'bass' },
    ])
  })

  it('sends a text with foreign words as one request, at a lower speed for a slow span', async () => {
    service.answerWith((response) => response.end(Buffer.alloc(2)))
    const speech = createTextToSpeech({ url: service.url, model: 'voix', voices }, { fetch })
    const spans = [{ start: 7, end: 16, language: 'english', isSlow: true }] as const
    const { signal } = new AbortController()
    for await (const _ of speech.speak('Dites : thank you.', voice, signal, spans));
    const bodies = service.requests.map(({ body }) => JSON.parse(String(body)))
    expect(bodies).toMatchObject([{ input: 'Dites : thank you.', speed: 0.6 }])
  })

  it('throws SpeechUnavailable when the service refuses', async () => {
    service.answerWith(refuse(401, 'invalid_api_key'))
    await expect(speak()).rejects.toBeInstanceOf(SpeechUnavailable)
  })

  it('ends without an error when it is aborted', async () => {
    service.answerWith((response) => {
      response.writeHead(200)
      response.write(Buffer.alloc(480))
    })
    const controller = new AbortController()
    const speech = createTextToSpeech({ url: service.url, model: 'voix', voices }, { fetch })
    const parts = speech.speak('Bonsoir.', voice, controller.signal)[Symbol.asyncIterator]()
    expect((await parts.next()).done).toBe(false)
    controller.abort()
    expect((await parts.next()).done).toBe(true)
  })
})
