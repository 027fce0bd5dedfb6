import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { withFallbackSpeech } from '../../../voice/fallback/with-fallback-speech'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { greetingAudioPath, sampleAudioRoutes } from './sample-audio-routes'

async function setUp() {
  const clock = createVirtualClock()
  const chosenVoice = createFakeTextToSpeech(clock)
  const fallbackVoice = createFakeTextToSpeech(clock)
  const app = fastify()
  await app.register(sampleAudioRoutes, {
    samples: {
      findCompanion: async (id) => ({
        id,
        name: 'Clara',
        image: '/clara.svg',
        portraitHue: 0,
        voice: { timbre: 'feminine-warm', wordsPerMinute: 160, pitch: 50, pitchRange: 50 },
        greetings: ['Bonsoir.'],
        address: 'tu',
      }),
    },
    textToSpeech: withFallbackSpeech(chosenVoice, fallbackVoice, { clock }),
    conversation: { companionId: 'clara', lines: [] },
    voiceNames: ['chosen'],
    canGetAudio: () => true,
  })
  const request = async (headers: Record<string, string> = {}) => {
    const response = await app.inject({ url: greetingAudioPath('clara'), headers })
    return { status: response.statusCode, ...response.headers }
  }
  return { clock, chosenVoice, fallbackVoice, request }
}

test('synthesises a sample once, and lets browsers cache it', async () => {
  const { chosenVoice, request } = await setUp()
  const { etag } = await request()
  expect(await request()).toMatchObject({ status: 200, 'cache-control': 'public, max-age=86400' })
  expect(await request({ 'if-none-match': String(etag) })).toMatchObject({ status: 304, etag })
  expect(chosenVoice.requests).toHaveLength(1)
})

test('does not cache a sample that another voice spoke instead of the chosen one', async () => {
  const { clock, chosenVoice, fallbackVoice, request } = await setUp()
  chosenVoice.behaviour = 'throws'
  const response = await request()
  expect(response).toMatchObject({ status: 200, 'cache-control': 'no-store' })
  expect(response.etag).toBeUndefined()
  expect(fallbackVoice.requests).toHaveLength(1)
  chosenVoice.behaviour = 'speaks'
  await clock.advance(61_000)
  expect((await request()).etag).toBeDefined()
  expect(fallbackVoice.requests).toHaveLength(1)
})
