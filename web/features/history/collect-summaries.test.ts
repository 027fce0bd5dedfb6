import { expect, test } from 'vitest'
import { collectSummaries } from './collect-summaries'
import { conversationOf } from './testing/conversation-of'

const pending = (id: string) => conversationOf({ id, callId: `call ${id}`, summary: null })
const conversations = [
  pending('one'),
  conversationOf({ id: 'told' }),
  conversationOf({ id: 'unasked', callId: null, summary: null }),
  pending('two'),
  pending('three'),
]

/** Everything that happens, in order. */
function record(failing?: string) {
  const events: string[] = []
  return {
    events,
    ask: async ({ callId, conversationId }: { callId: string; conversationId: string }) => {
      events.push(`ask ${conversationId} of ${callId}`)
      if (conversationId === failing) throw new TypeError('Failed to fetch')
    },
    pause: async (ms: number) => void events.push(`pause ${ms}`),
    onProgress: ({ done, total }: { done: number; total: number }) =>
      void events.push(`${done} of ${total}`),
  }
}

test('missing summaries are asked for one by one, half a second apart', async () => {
  const { events, ...steps } = record()
  expect(await collectSummaries({ conversations, ...steps })).toEqual({ total: 3, failure: null })
  expect(events).toEqual([
    '1 of 3',
    'ask one of call one',
    'pause 500',
    '2 of 3',
    'ask two of call two',
    'pause 500',
    '3 of 3',
    'ask three of call three',
  ])
})

test('one that fails is told and keeps no other back', async () => {
  const { events, ...steps } = record('one')
  const { failure } = await collectSummaries({ conversations, ...steps })
  expect(failure?.message).toBe('Failed to fetch')
  expect(events).toContain('ask three of call three')
})

test('with nothing missing nothing is asked', async () => {
  const { events, ...steps } = record()
  expect(await collectSummaries({ conversations: [conversationOf({})], ...steps })).toEqual({
    total: 0,
    failure: null,
  })
  expect(events).toEqual([])
})
