import { expect, test } from 'vitest'
import { serverEvent } from '../../../../contract/call-server-events'
import { type SentOutput, toErrorEvent, toServerEvent } from './to-server-event'

const context = {
  eventId: 'event_3',
  resumeToken: 'next-token',
  describeSession: () => ({
    type: 'realtime' as const,
    id: 'call',
    agent: { id: 'clara', name: 'Clara', voice: 'feminine-warm' },
    output_modalities: ['audio' as const],
    audio: {},
    synthetic: true as const,
  }),
}

const response = { responseId: 'r1', itemId: 'i1' }

const outputs: SentOutput[] = [
  { type: 'session-created' },
  { type: 'caller-transcribed', itemId: 'i0', text: 'bonsoir' },
  { type: 'response-created', ...response, number: 2 },
  { type: 'response-created', ...response, number: 3, farewell: 'time-budget' },
  { type: 'response-text', ...response, text: 'Bonsoir', audioStartMs: 120 },
  { type: 'response-text', ...response, text: ' ciao', audioStartMs: 300, language: 'italian' },
  { type: 'response-audio-done', ...response },
  { type: 'response-done', responseId: 'r1', status: 'cancelled' },
  { type: 'metered', billableMs: 61_000, minutesLeft: 3, pausedFor: 'crisis' },
  { type: 'balance-warned', secondsLeft: 60 },
  { type: 'suspended' },
  { type: 'resumed' },
  { type: 'problem-reported', code: 'VOICE_UNAVAILABLE' },
]

test.each(outputs)('translates $type to a valid event of the contract', (output) => {
  const event = toServerEvent(output, context)
  expect(serverEvent.parse(event)).toEqual(event)
  expect(event.event_id).toBe('event_3')
})

test('sends the next resume token with a resumed call', () => {
  expect(toServerEvent({ type: 'resumed' }, context)).toMatchObject({ resumeToken: 'next-token' })
})

test('sends the audio position of a caption within its response', () => {
  const output = { type: 'response-text', ...response, text: 'Bonsoir', audioStartMs: 120 } as const
  expect(toServerEvent(output, context)).toMatchObject({ delta: 'Bonsoir', audio_start_ms: 120 })
})

test('sends a language tag with foreign words, and none with French ones', () => {
  const output = { type: 'response-text', ...response, text: 'ciao', audioStartMs: 120 } as const
  expect(toServerEvent({ ...output, language: 'chinese' }, context)).toMatchObject({
    language: 'zh',
  })
  expect(toServerEvent(output, context)).not.toHaveProperty('language')
})

test('sends a problem with an unknown code as SERVER_FAILED', () => {
  expect(toServerEvent({ type: 'problem-reported', code: 'RETRY' }, context)).toMatchObject({
    code: 'SERVER_FAILED',
  })
})

test('includes the id of the event that caused an error only if the event had one', () => {
  expect(toErrorEvent('event_1', 'MESSAGE_MALFORMED', 'mine')).toMatchObject({ caused_by: 'mine' })
  expect(toErrorEvent('event_1', 'MESSAGE_MALFORMED')).not.toHaveProperty('caused_by')
})
