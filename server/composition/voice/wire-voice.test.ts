import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { createFakeCallFacts } from '../../features/calls/testing/fake-call-facts'
import { createRecentActivity } from '../../platform/monitoring/recent-activity'
import { selectPermitted, wireVoice } from './wire-voice'

const failingFetch = vi.fn(() => Promise.reject(new TypeError('no network')))
beforeEach(() => void vi.stubGlobal('fetch', failingFetch))
afterEach(() => vi.unstubAllGlobals())

const clock = createVirtualClock()
const wire = () =>
  wireVoice({
    services: {
      languageModel: { url: new URL('https://models.example/v1'), key: undefined, model: 'm' },
      textToSpeech: {
        url: new URL('https://voices.example/v1'),
        key: undefined,
        model: 'v',
        voices: { default: 'one' },
      },
      speechToText: undefined,
      ollamaUrl: undefined,
    },
    clock,
    speechModelsDirectory: null,
    embeddedSpeech: createFakeTextToSpeech(clock),
    log: { warn() {} } as never,
    activity: createRecentActivity(),
  })

async function countRequests(sharedWith: string[]) {
  failingFetch.mockClear()
  const { dialogue } = createFakeCallFacts('1')
  const { createDialogue } = await wire()
  const response = createDialogue(dialogue, sharedWith).prepare(
    { kind: 'typed', text: 'Je rentre du travail.' },
    new AbortController().signal,
  )
  let sentenceCount = 0
  for await (const _ of response.sentences) sentenceCount += 1
  expect(sentenceCount).toBeGreaterThan(0)
  return failingFetch.mock.calls.length
}

it('sends requests to a language model only when the caller has consented to its host', async () => {
  expect(await countRequests([])).toBe(0)
  expect(await countRequests(['other.example'])).toBe(0)
  expect(await countRequests(['models.example'])).toBeGreaterThan(0)
})

it('opens a realtime model only when the caller has consented to its host', async () => {
  const { startRealtime } = await wireVoice({
    services: {
      languageModel: undefined,
      textToSpeech: undefined,
      speechToText: undefined,
      ollamaUrl: undefined,
      realtime: {
        url: new URL('wss://voices.example/v1'),
        key: undefined,
        model: 'm',
        transcriptionModel: 'recogniser',
      },
    },
    clock,
    speechModelsDirectory: null,
    embeddedSpeech: createFakeTextToSpeech(clock),
    log: { warn() {} } as never,
    activity: createRecentActivity(),
  })
  const { dialogue, voice } = createFakeCallFacts('1')
  const start = (sharedWith: string[]) => startRealtime({ dialogue, voice, sharedWith })
  expect(start([])).toBeNull()
  expect(start(['models.example'])).toBeNull()
  expect(start(['voices.example'])?.speechToText.recipient).toBe('voices.example')
})

it('permits a service without consent only on the operator’s own computers', () => {
  const localService = { recipient: null }
  const thirdPartyService = { recipient: 'models.example' }
  expect(selectPermitted(localService, [])).toBe(localService)
  expect(selectPermitted(thirdPartyService, [])).toBeNull()
  expect(selectPermitted(null, ['models.example'])).toBeNull()
})

it('reports the host of the configured voice, and sends no request for the local voice', async () => {
  failingFetch.mockClear()
  const { textToSpeech, localTextToSpeech } = await wire()
  expect(textToSpeech.recipient).toBe('voices.example')
  expect(localTextToSpeech.recipient).toBeNull()
  const { voice } = createFakeCallFacts('1')
  const parts = localTextToSpeech.speak('Bonjour.', voice, new AbortController().signal)
  for await (const part of parts) if (part.kind === 'audio') break
  expect(failingFetch).not.toHaveBeenCalled()
})
