import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encodeWav } from '../../domain/audio/encode-wav'
import { SpeechUnavailable } from '../../voice/ports/text-to-speech'
import { createTextToSpeech } from './create-text-to-speech'
import { createRefusal, startTestService, type TestService } from './testing/start-test-service'

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
  it('joins samples that arrive in pieces of odd length', async () => {
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

  /** A tone of 500 Hz, 200 ms. */
  const createTone = (rate: number) =>
    Int16Array.from({ length: rate / 5 }, (_, index) =>
      Math.round(10_000 * Math.sin((2 * Math.PI * 500 * index) / rate)),
    )

  const countZeroCrossings = (samples: readonly number[]) =>
    samples.filter((sample, index) => index > 0 && sample >= 0 && (samples[index - 1] ?? 0) < 0)
      .length

  it.each([
    ['a WAV file at 16 kHz', 'audio/wav', 16_000, true],
    ['a WAV file at 44.1 kHz, labelled as PCM', 'audio/pcm', 44_100, true],
    ['PCM whose content type states its rate', 'audio/pcm; rate=16000', 16_000, false],
  ])('converts %s to 24 kHz at the same pitch and duration', async (_, type, rate, isWav) => {
    const tone = createTone(rate)
    const bytes = isWav ? encodeWav([tone], { sampleRate: rate }) : new Uint8Array(tone.buffer)
    service.answerWith((response) => {
      response.writeHead(200, { 'content-type': type })
      for (let start = 0; start < bytes.length; start += 31)
        response.write(bytes.subarray(start, start + 31))
      response.end()
    })
    const samples = await speak()
    // 200 ms at 24 kHz, in which a tone of 500 Hz crosses zero 100 times from below.
    expect(Math.abs(samples.length - 4_800)).toBeLessThan(60)
    expect(Math.abs(countZeroCrossings(samples) - 100)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['audio/mpeg', Buffer.from('ID3 music')],
    ['audio/pcm', Buffer.from('OggS and more')],
    ['text/html', Buffer.from('<html>')],
  ])('refuses audio that would be heard as noise (%s)', async (type, body) => {
    service.answerWith((response) => {
      response.writeHead(200, { 'content-type': type })
      response.end(body)
    })
    await expect(speak()).rejects.toThrow(
      /^127\.0\.0\.1:\d+: (audio\/mpeg|text\/html|compressed sound)$/,
    )
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
    service.answerWith(createRefusal(401, 'invalid_api_key'))
    await expect(speak()).rejects.toBeInstanceOf(SpeechUnavailable)
  })

  it('ends without an error when the signal aborts', async () => {
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
