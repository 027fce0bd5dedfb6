import { describe, expect, test } from 'vitest'
import type { ClientEvent } from '../../../../contract/call-client-events'
import type { ServerEvent } from '../../../../contract/call-server-events'
import { createRealtimeTranslator } from './realtime-translator'
import type { RealtimeServerEvent } from './server-protocol'

const sampleRate = 24_000
const createSilence = (ms: number) => Buffer.alloc((sampleRate * ms * 2) / 1_000)
const createTone = (ms: number) =>
  Buffer.from(
    Int16Array.from({ length: (sampleRate * ms) / 1_000 }, (_, index) =>
      Math.round(8_000 * Math.sin((2 * Math.PI * 300 * index) / sampleRate)),
    ).buffer,
  )

const createServerEvent = <Type extends ServerEvent['type']>(
  fields: { type: Type } & Omit<Extract<ServerEvent, { type: Type }>, 'type' | 'event_id'>,
) => ({ event_id: 'event_1', ...fields }) as unknown as ServerEvent
const ids = { response_id: 'resp_1', item_id: 'msg_1', output_index: 0, content_index: 0 } as const
const responseCreated = createServerEvent({
  type: 'response.created',
  response: { id: 'resp_1', status: 'in_progress', number: 1 },
})
const createResponseDone = (status: 'completed' | 'cancelled') =>
  createServerEvent({ type: 'response.done', response: { id: 'resp_1', status } })
const createCaption = (delta: string, audio_start_ms: number) =>
  createServerEvent({
    type: 'response.output_audio_transcript.delta',
    ...ids,
    delta,
    audio_start_ms,
  })

function openTranslator() {
  const sentEvents: RealtimeServerEvent[] = []
  const sentToCall: ClientEvent[] = []
  let framesSentToCall = 0
  const translator = createRealtimeTranslator({
    hasRecogniser: true,
    findResponse: () => ({ responseId: 'resp_1', itemId: 'msg_1' }),
    send: (sentEvent) => sentEvents.push(sentEvent),
    sendToCall: (clientEvent) => sentToCall.push(clientEvent),
    pushMicrophone: () => {
      framesSentToCall += 1
    },
  })
  return {
    ...translator,
    sentEvents,
    listTypes: () => sentEvents.map(({ type }) => type),
    listSentToCall: () => sentToCall.map(({ type }) => type),
    countFramesSentToCall: () => framesSentToCall,
    find: (type: string) => sentEvents.find((sentEvent) => sentEvent.type === type),
    receive: (...events: ServerEvent[]) => {
      for (const serverEvent of events) translator.handleServerEvent(serverEvent)
    },
  }
}

describe('the caller’s speech', () => {
  test('is reported to the call and to the client, and becomes an item', () => {
    const translator = openTranslator()
    translator.pushAudio(createSilence(200))
    translator.pushAudio(createTone(400))
    translator.pushAudio(createSilence(300))
    expect(translator.listSentToCall()).toEqual([
      'input_audio_buffer.speech_started',
      'input_audio_buffer.speech_stopped',
    ])
    expect(translator.listTypes()).toEqual([
      'input_audio_buffer.speech_started',
      'input_audio_buffer.speech_stopped',
      'input_audio_buffer.committed',
      'conversation.item.added',
      'conversation.item.done',
    ])
    // The resampler keeps the last samples back.
    expect(translator.countFramesSentToCall()).toBe(44)
    expect(translator.find('input_audio_buffer.speech_started')).toMatchObject({
      item_id: 'speech-1',
    })
  })

  test('during a response is not announced when it was a backchannel', () => {
    const translator = openTranslator()
    translator.receive(responseCreated)
    translator.pushAudio(createSilence(400))
    translator.pushAudio(createTone(200))
    translator.pushAudio(createSilence(300))
    translator.receive(createResponseDone('completed'))
    expect(translator.listSentToCall()).toContain('input_audio_buffer.speech_started')
    expect(translator.listTypes()).not.toContain('input_audio_buffer.speech_started')
  })

  test('that interrupts a response is announced before the response ends', () => {
    const translator = openTranslator()
    translator.receive(responseCreated)
    translator.pushAudio(createSilence(400))
    translator.pushAudio(createTone(400))
    expect(translator.listTypes()).not.toContain('input_audio_buffer.speech_started')
    translator.receive(createResponseDone('cancelled'))
    const types = translator.listTypes()
    expect(types.indexOf('input_audio_buffer.speech_started')).toBeLessThan(
      types.indexOf('response.done'),
    )
    expect(translator.find('response.done')).toMatchObject({
      response: { status_details: { reason: 'turn_detected' } },
    })
  })

  test('that continues when a response ends is announced after the response', () => {
    const translator = openTranslator()
    translator.receive(responseCreated)
    translator.pushAudio(createSilence(400))
    translator.pushAudio(createTone(400))
    translator.receive(createResponseDone('completed'))
    expect(translator.listTypes().at(-1)).toBe('input_audio_buffer.speech_started')
  })

  test('gets its transcript even when it was never announced', () => {
    const translator = openTranslator()
    translator.receive(
      createServerEvent({
        type: 'conversation.item.input_audio_transcription.completed',
        item_id: 'speech-1',
        content_index: 0,
        transcript: 'Oui.',
      }),
    )
    translator.handleClientEvent({ type: 'conversation.item.retrieve', item_id: 'speech-1' })
    expect(translator.listTypes()).not.toContain('input_audio_buffer.speech_started')
    expect(translator.find('conversation.item.retrieved')).toMatchObject({
      item: { role: 'user', content: [{ type: 'input_audio', transcript: 'Oui.' }] },
    })
  })

  test('is buffered for at most a minute without turn detection', () => {
    const translator = openTranslator()
    const session = { audio: { input: { turn_detection: null } } }
    translator.handleClientEvent({ type: 'session.update', session })
    for (let second = 0; second < 62; second += 1) translator.pushAudio(createTone(1_000))
    expect(translator.find('error')).toMatchObject({ error: { code: 'input_audio_buffer_full' } })
    expect(translator.countFramesSentToCall()).toBe(0)
    translator.handleClientEvent({ type: 'input_audio_buffer.commit' })
    expect(translator.countFramesSentToCall()).toBe(60 * 50)
  })
})

describe('typed words', () => {
  const createTypedItem = (text: string) => ({
    type: 'conversation.item.create' as const,
    item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
  })

  test('are answered only after response.create', () => {
    const translator = openTranslator()
    translator.handleClientEvent(createTypedItem('Bonsoir.'))
    translator.handleClientEvent(createTypedItem('Tu vas bien ?'))
    expect(translator.listSentToCall()).toEqual([])
    translator.handleClientEvent({ type: 'response.create' })
    expect(translator.listSentToCall()).toEqual(['conversation.item.create'])
    translator.handleClientEvent({ type: 'response.create', event_id: 'again' })
    expect(translator.find('error')).toMatchObject({
      error: { code: 'response_create_without_input', event_id: 'again' },
    })
  })

  test.each([
    ['of the assistant', { type: 'message', role: 'assistant' }],
    ['with a picture', { type: 'message', role: 'user', content: [{ type: 'input_image' }] }],
    ['that are the result of a tool', { type: 'function_call_output' }],
    ['that are empty', { type: 'message', content: [{ type: 'input_text', text: ' ' }] }],
  ])('%s are refused', (_case, item) => {
    const translator = openTranslator()
    translator.handleClientEvent({ type: 'conversation.item.create', item })
    expect(translator.listTypes()).toEqual(['error'])
  })
})

describe('a response', () => {
  test('is sent as the events that clients of the protocol expect, in the expected order', () => {
    const translator = openTranslator()
    translator.receive(responseCreated, createCaption('Bonsoir', 0))
    translator.addAudio([new Uint8Array(960), new Uint8Array(960)])
    translator.receive(
      createCaption(' à vous.', 20),
      createServerEvent({ type: 'response.output_audio.done', ...ids }),
    )
    translator.receive(createResponseDone('completed'))
    expect(translator.listTypes()).toEqual([
      'response.created',
      'response.output_item.added',
      'conversation.item.added',
      'response.content_part.added',
      'rate_limits.updated',
      'response.output_audio_transcript.delta',
      'response.output_audio.delta',
      'response.output_audio_transcript.delta',
      'response.output_audio.done',
      'response.output_audio_transcript.done',
      'response.content_part.done',
      'response.output_item.done',
      'conversation.item.done',
      'response.done',
    ])
    expect(translator.find('response.done')).toMatchObject({
      response: {
        status: 'completed',
        output: [{ content: [{ type: 'output_audio', transcript: 'Bonsoir à vous.' }] }],
      },
    })
  })

  test('keeps in its item only the words that the client has played', () => {
    const translator = openTranslator()
    translator.receive(
      responseCreated,
      createCaption('Bonsoir', 0),
      createCaption(' à vous.', 600),
      createResponseDone('cancelled'),
    )
    translator.handleClientEvent({
      type: 'conversation.item.truncate',
      item_id: 'msg_1',
      audio_end_ms: 500,
    })
    translator.handleClientEvent({ type: 'conversation.item.retrieve', item_id: 'msg_1' })
    expect(translator.listSentToCall()).toEqual(['conversation.item.truncate'])
    expect(translator.find('conversation.item.retrieved')).toMatchObject({
      item: { content: [{ transcript: 'Bonsoir' }] },
    })
  })
})

test.each([
  ['an unsupported audio format', { audio: { input: { format: { type: 'audio/pcmu' } } } }],
  [
    'an unsupported sample rate',
    { audio: { output: { format: { type: 'audio/pcm', rate: 16_000 } } } },
  ],
  ['tools', { tools: [{ type: 'function', name: 'search' }] }],
  ['an unknown modality', { output_modalities: ['video'] }],
  [
    'turn detection that creates no response',
    {
      audio: { input: { turn_detection: { type: 'server_vad', create_response: false } } },
    },
  ],
  ['the type "transcription"', { type: 'transcription' }],
])('refuses a session with %s, and changes nothing', (_case, session) => {
  const translator = openTranslator()
  translator.handleClientEvent({ type: 'session.update', session, event_id: 'mine' })
  expect(translator.sentEvents).toMatchObject([{ type: 'error', error: { event_id: 'mine' } }])
  expect(translator.listSentToCall()).toEqual([])
})
