import { getEventListeners } from 'node:events'
import { afterAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { secretKey } from '../../voice/ports/testing/conformance'
import {
  describeRealtimeModel,
  type RealtimeSetup,
  spokenAnswer,
  spokenMs,
  tenThousandWords,
} from '../../voice/ports/testing/realtime-model-conformance'
import {
  describeSpeechToText,
  expectedTranscript,
  withControlCharacters,
} from '../../voice/ports/testing/speech-to-text-conformance'
import type { CreateSocket } from './connect'
import { createRealtimeModel } from './create-realtime-model'
import { createRealtimeRecogniser } from './create-realtime-recogniser'
import {
  type RealtimeService,
  type RealtimeServiceOptions,
  startRealtimeService,
} from './testing/start-realtime-service'

const services: RealtimeService[] = []
const controller = new AbortController()
afterAll(async () => {
  controller.abort()
  await Promise.all(services.map((service) => service.close()))
})

async function start(options: RealtimeServiceOptions) {
  const service = await startRealtimeService(options)
  services.push(service)
  return service
}

const createModel = ({ url }: Pick<RealtimeService, 'url'>) =>
  createRealtimeModel(
    { url, key: secretKey, model: 'recorded', transcriptionModel: 'recogniser' },
    {},
  )

const setUp = (options: RealtimeServiceOptions) => async (): Promise<RealtimeSetup> => {
  const service = await start(options)
  return {
    port: createModel(service),
    countReceived: (type) => service.listEvents(type).length,
    async waitUntilReceived(type) {
      await service.waitUntil(() => service.listEvents(type).length > 0)
      return service.listEvents(type)[0] ?? {}
    },
  }
}

async function setUpClosedService(): Promise<RealtimeSetup> {
  const service = await startRealtimeService()
  await service.close()
  return {
    port: createModel(service),
    countReceived: () => 0,
    waitUntilReceived: () => Promise.reject(new Error('connection refused')),
  }
}

/** The pause of a slow service between two pieces. */
const pauseMs = 20

const answer = { pieces: spokenAnswer, audioMs: spokenMs }
const refuse = (status: number, code: string, headers: Record<string, string> = {}) =>
  setUp({ refusal: { status, code, headers } })

describeRealtimeModel('a service with the OpenAI Realtime protocol', {
  answers: setUp({ answer }),
  slow: setUp({ answer: { ...answer, pauseMs } }),
  'audio at another rate': setUp({ answer, rate: 16_000 }),
  hangs: setUp({ answer: { end: 'silence' } }),
  'does not accept the connection': setUp({ isSilent: true }),
  'half a sentence, then silence': setUp({ answer: { ...answer, end: 'silence' } }),
  'ten thousand words': setUp({
    answer: {
      pieces: tenThousandWords.match(/(?:\S+ ?){1,100}/g) ?? [],
      audioMs: 200_000,
      end: 'silence',
    },
  }),
  'breaks off': setUp({ answer: { ...answer, end: 'broken' } }),
  'malformed answer': setUp({ answer: { rawText: '<html>' } }),
  'wrong key': refuse(401, 'invalid_api_key'),
  'wrong key, reported after the connection': setUp({ sessionError: 'invalid_api_key' }),
  'unknown model': refuse(404, 'model_not_found'),
  'quota exceeded': refuse(429, 'insufficient_quota'),
  'too many requests': refuse(429, 'rate_limit_exceeded', { 'retry-after': '7' }),
  'service unavailable': refuse(503, 'overloaded'),
  'connection refused': setUpClosedService,
})

const voice = { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 } as const

/** Presents a conversation as a recogniser. */
const listenTo = (options: RealtimeServiceOptions) => async () => {
  const { port } = await setUp(options)()
  const conversation = port.open({ voice, messages: [] }, controller.signal)
  return {
    port: { name: port.name, recipient: port.recipient, open: conversation.listen },
    requests: [],
  }
}
const refuseToListen = (status: number, code: string) => listenTo({ refusal: { status, code } })

describeSpeechToText('a conversation with the OpenAI Realtime protocol', {
  recognises: listenTo({ transcripts: [` ${expectedTranscript}\n`] }),
  slow: listenTo({ transcripts: [expectedTranscript], transcriptPauseMs: pauseMs }),
  'no word': listenTo({ transcripts: [''] }),
  'control characters': listenTo({ transcripts: [withControlCharacters] }),
  'ten thousand words': listenTo({ transcripts: [tenThousandWords] }),
  'wrong key': refuseToListen(401, 'invalid_api_key'),
  'unknown model': refuseToListen(404, 'model_not_found'),
  'quota exceeded': refuseToListen(429, 'insufficient_quota'),
  'too many requests': refuseToListen(429, 'rate_limit_exceeded'),
  'service unavailable': refuseToListen(503, 'overloaded'),
})

/** Creates a recogniser, and observes the connections that it opens. */
const setUpRecogniser = (options: RealtimeServiceOptions) => async () => {
  const service = await start(options)
  return observe(service)
}

function observe({ url }: Pick<RealtimeService, 'url'>) {
  const requests: { isAborted(): boolean }[] = []
  const createSocket: CreateSocket = (socketUrl, options) => {
    const socket = new WebSocket(socketUrl, options)
    requests.push({ isAborted: () => socket.readyState >= WebSocket.CLOSING })
    return socket
  }
  const service = { url, key: secretKey, model: 'recogniser' }
  return { port: createRealtimeRecogniser(service, { createSocket }), requests }
}

const refuseToTranscribe = (status: number, code: string) =>
  setUpRecogniser({ refusal: { status, code } })

describeSpeechToText('a service that transcribes over the OpenAI Realtime protocol', {
  recognises: setUpRecogniser({ transcripts: [` ${expectedTranscript}\n`] }),
  slow: setUpRecogniser({ transcripts: [expectedTranscript], transcriptPauseMs: pauseMs }),
  'no word': setUpRecogniser({ transcripts: [''] }),
  hangs: setUpRecogniser({ transcripts: [null] }),
  'control characters': setUpRecogniser({ transcripts: [withControlCharacters] }),
  'ten thousand words': setUpRecogniser({ transcripts: [tenThousandWords] }),
  'malformed answer': setUpRecogniser({ rawText: '<html>' }),
  'breaks off': setUpRecogniser({ shouldCloseOnCommit: true }),
  'wrong key': refuseToTranscribe(401, 'invalid_api_key'),
  'unknown model': setUpRecogniser({ sessionError: 'model_not_found' }),
  'quota exceeded': refuseToTranscribe(429, 'insufficient_quota'),
  'too many requests': refuseToTranscribe(429, 'rate_limit_exceeded'),
  'service unavailable': refuseToTranscribe(503, 'overloaded'),
  async 'connection refused'() {
    const service = await startRealtimeService()
    await service.close()
    return observe(service)
  },
})

it('transcribes the segments of a call over one connection, and opens a new one after a failure', async () => {
  const service = await start({ transcripts: ['Oui.', 'Non.', 'Si.'] })
  const { port, requests: connections } = observe(service)
  const call = new AbortController()
  const { signal } = call
  const say = async () => {
    const recognition = port.open(signal)
    recognition.push(new Int16Array(3_200).fill(900))
    recognition.finish()
    let text = ''
    for await (const result of recognition.results) text = result.text
    return text
  }
  expect(await say()).toBe('Oui.')
  const listenerCount = getEventListeners(signal, 'abort').length
  expect(await say()).toBe('Non.')
  expect(getEventListeners(signal, 'abort')).toHaveLength(listenerCount)
  expect(connections).toHaveLength(1)
  service.disconnect()
  while (!connections[0]?.isAborted()) await new Promise((resolve) => setImmediate(resolve))
  expect(await say()).toBe('Si.')
  expect(connections).toHaveLength(2)
  call.abort()
  expect(service.requests[0]?.url).toBe('/v1/realtime?intent=transcription')
  expect(service.listEvents('session.update')[0]).toMatchObject({
    session: {
      type: 'transcription',
      audio: {
        input: { turn_detection: null, transcription: { model: 'recogniser', language: 'fr' } },
      },
    },
  })
})

it('limits how much of a call the service keeps as context', async () => {
  const service = await start({ answer })
  createModel(service).open({ voice, messages: [] }, controller.signal)
  await service.waitUntil(() => service.listEvents('session.update').length > 0)
  expect(service.listEvents('session.update')[0]).toMatchObject({
    session: {
      truncation: { type: 'retention_ratio', token_limits: { post_instructions: 8_000 } },
    },
  })
})

it('configures services that speak the beta protocol', async () => {
  const service = await start({ answer, isBeta: true })
  const messages = [{ role: 'system', content: 'Sois bref.' }] as const
  const conversation = createModel(service).open({ voice, messages }, controller.signal)
  const texts: string[] = []
  let sampleCount = 0
  for await (const part of conversation.respond('Sois bref.', controller.signal).parts)
    if (part.kind === 'text') texts.push(part.text)
    else sampleCount += part.pcm.length
  expect(texts).toEqual(spokenAnswer)
  expect(sampleCount).toBe(spokenMs * 24)
  await service.waitUntil(() => service.listEvents('session.update').length === 2)
  expect(service.listEvents('session.update')[1]).toMatchObject({
    session: {
      instructions: 'Sois bref.',
      turn_detection: null,
      input_audio_transcription: { model: 'recogniser', language: 'fr' },
    },
  })
})

it('does not mistake the late end of a cancelled response for the end of the next one', async () => {
  const service = await start({ answer: { ...answer, end: 'silence' }, cancelPauseMs: 700 })
  const conversation = createModel(service).open({ voice, messages: [] }, controller.signal)
  const cancellation = new AbortController()
  const firstParts = conversation.respond('', cancellation.signal).parts[Symbol.asyncIterator]()
  await firstParts.next()
  cancellation.abort()
  // The next response begins although the cancellation was not confirmed in time.
  const nextParts = conversation.respond('', controller.signal).parts[Symbol.asyncIterator]()
  service.answerWith({ pieces: ['Oui,', ' je suis là.'], audioMs: 100, pauseMs: 400 })
  let text = ''
  for (let part = await nextParts.next(); !part.done; part = await nextParts.next())
    if (part.value.kind === 'text') text += part.value.text
  expect(text).toBe('Oui, je suis là.')
})

it('does not mistake a response that begins after its cancellation for the next one', async () => {
  const service = await start({ answer: { ...answer, pauseMs: 700, end: 'silence' } })
  const conversation = createModel(service).open({ voice, messages: [] }, controller.signal)
  const cancellation = new AbortController()
  conversation.respond('', cancellation.signal)
  await service.waitUntil(() => service.listEvents('response.create').length === 1)
  cancellation.abort()
  // The next response is requested before the first one begins.
  const nextParts = conversation.respond('', controller.signal).parts[Symbol.asyncIterator]()
  service.answerWith({ pieces: ['Oui,', ' je suis là.'], audioMs: 100, pauseMs: 400 })
  let text = ''
  for (let part = await nextParts.next(); !part.done; part = await nextParts.next())
    if (part.value.kind === 'text') text += part.value.text
  expect(text).toBe('Oui, je suis là.')
  expect(service.listEvents('response.cancel').at(-1)).toHaveProperty('response_id')
})
