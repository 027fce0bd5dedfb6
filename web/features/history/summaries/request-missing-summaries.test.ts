import { expect, test } from 'vitest'
import { buildConversation } from '../testing/build-conversation'
import { requestMissingSummaries } from './request-missing-summaries'

const buildPendingConversation = (id: string) =>
  buildConversation({ id, callId: `call ${id}`, summary: null })
const conversations = [
  buildPendingConversation('one'),
  buildConversation({ id: 'summarised' }),
  buildConversation({ id: 'not analysable', callId: null, summary: null }),
  buildPendingConversation('two'),
  buildPendingConversation('three'),
]

/** Records the requests, waits and progress in order. */
function createRecordingDeps(failingId?: string) {
  const events: string[] = []
  return {
    events,
    requestSummary: async ({
      callId,
      conversationId,
    }: {
      callId: string
      conversationId: string
    }) => {
      events.push(`request ${conversationId} of ${callId}`)
      if (conversationId === failingId) throw new TypeError('Failed to fetch')
    },
    wait: async (ms: number) => void events.push(`wait ${ms}`),
    onProgress: ({ current, total }: { current: number; total: number }) =>
      void events.push(`${current} of ${total}`),
  }
}

test('requests missing summaries one by one, half a second apart', async () => {
  const { events, ...deps } = createRecordingDeps()
  expect(await requestMissingSummaries({ conversations, ...deps })).toEqual({
    total: 3,
    failure: null,
  })
  expect(events).toEqual([
    '1 of 3',
    'request one of call one',
    'wait 500',
    '2 of 3',
    'request two of call two',
    'wait 500',
    '3 of 3',
    'request three of call three',
  ])
})

test('returns a failure and still requests the other summaries', async () => {
  const { events, ...deps } = createRecordingDeps('one')
  const { failure } = await requestMissingSummaries({ conversations, ...deps })
  expect(failure?.message).toBe('Failed to fetch')
  expect(events).toContain('request three of call three')
})

test('requests nothing when no summary is missing', async () => {
  const { events, ...deps } = createRecordingDeps()
  expect(
    await requestMissingSummaries({ conversations: [buildConversation({})], ...deps }),
  ).toEqual({
    total: 0,
    failure: null,
  })
  expect(events).toEqual([])
})
