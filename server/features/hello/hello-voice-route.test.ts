import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { hello } from '../../../content/samples/hello'
import { helloVoicePath } from '../../../contract/paths'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { helloVoiceRoute } from './hello-voice-route'

test('speaks foreign words in their language, without language markers', async () => {
  const companion = companions.find(({ id }) => id === hello.companionId)
  if (!companion) throw new Error('The companion of the hello is not in the catalogue')
  const localTextToSpeech = createFakeTextToSpeech(createVirtualClock())
  const app = fastify()
  await app.register(helloVoiceRoute, {
    hello,
    findCompanion: async () => ({ portraitHue: 0, voice: companion.voice, dialogue: companion }),
    textToSpeech: createFakeTextToSpeech(createVirtualClock()),
    localTextToSpeech,
    canGetAudio: () => true,
    isLoopbackRequest: () => true,
    consume: async () => {},
  })
  const { statusCode } = await app.inject({
    method: 'POST',
    url: helloVoicePath,
    payload: { said: ['I want to die'], index: 0 },
  })
  expect(statusCode).toBe(200)
  const [text = ''] = localTextToSpeech.requests
  expect(text).toMatch(/^Your life matters: call 3114 now.*danger[.]$/)
  expect(localTextToSpeech.requestedSpans).toEqual([
    [{ start: 0, end: text.length, language: 'english', isSlow: false }],
  ])
})
