import { describe, expect, test } from 'vitest'
import type { ClientEvent, ClientEventOf } from '../../../../contract/call-client-events'
import type { CallInput } from '../../../../voice/session/call-events'
import { toCallInputs } from './to-call-inputs'

const translate = (event: ClientEvent) => toCallInputs(event, () => 'item_1')

const createItem = (
  content: ClientEventOf<'conversation.item.create'>['item']['content'],
  id?: string,
): ClientEvent => ({
  type: 'conversation.item.create',
  item: { type: 'message', role: 'user', content, ...(id && { id }) },
})

const cases: [ClientEvent, CallInput[]][] = [
  [
    { type: 'input_audio_buffer.speech_started', audio_start_ms: 320, probability: 0.8 },
    [{ type: 'speech-started', audioMs: 320, probability: 0.8 }],
  ],
  [
    { type: 'input_audio_buffer.speech_stopped', audio_end_ms: 900, probability: 0.1 },
    [{ type: 'speech-stopped', audioMs: 900, probability: 0.1 }],
  ],
  [{ type: 'input_audio_buffer.commit' }, [{ type: 'turn-committed' }]],
  [
    { type: 'conversation.item.truncate', item_id: 'i7', content_index: 0, audio_end_ms: 640 },
    [{ type: 'playback-truncated', itemId: 'i7', playedMs: 640 }],
  ],
  [{ type: 'response.cancel' }, [{ type: 'response-cancelled' }]],
  [{ type: 'call.mute' }, [{ type: 'microphone-muted' }]],
  [{ type: 'call.unmute' }, [{ type: 'microphone-unmuted' }]],
  [{ type: 'call.hang_up' }, [{ type: 'hung-up' }]],
  [
    { type: 'session.update', session: { type: 'realtime', output_modalities: ['text'] } },
    [{ type: 'modalities-changed', hasAudio: false }],
  ],
]

test.each(cases)('translates %j for the engine', (event, inputs) => {
  expect(translate(event)).toEqual(inputs)
})

test.each<ClientEvent>([
  { type: 'response.create' },
  { type: 'input_audio_buffer.append', audio: 'AAAA' },
  { type: 'session.update', session: { type: 'realtime' } },
  createItem([{ type: 'input_text', text: '   ' }]),
])('translates %j to nothing', (event) => {
  expect(translate(event)).toEqual([])
})

describe('text of the caller', () => {
  test('joins typed parts into one text, with the client’s item id', () => {
    const parts = ['Bonsoir, ', 'c’est moi'].map((text) => ({ type: 'input_text', text }) as const)
    expect(translate(createItem(parts, 'mine'))).toEqual([
      { type: 'text-typed', itemId: 'mine', text: 'Bonsoir, c’est moi' },
    ])
  })

  test('passes on a transcript from the browser as speech', () => {
    expect(translate(createItem([{ type: 'input_audio', transcript: 'bonsoir' }]))).toEqual([
      { type: 'speech-transcribed', itemId: 'item_1', text: 'bonsoir' },
    ])
  })

  test('treats a transcript that ends with an empty part as unfinished', () => {
    const part = (transcript: string) => ({ type: 'input_audio', transcript }) as const
    expect(translate(createItem([part('')], 'heard'))).toEqual([
      { type: 'speech-recognising', itemId: 'heard', text: '' },
    ])
    expect(translate(createItem([part('bonsoir je'), part('')], 'heard'))).toEqual([
      { type: 'speech-recognising', itemId: 'heard', text: 'bonsoir je' },
    ])
  })
})
