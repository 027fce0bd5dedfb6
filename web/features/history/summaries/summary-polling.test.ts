import { expect, test } from 'vitest'
import { buildConversation } from '../testing/build-conversation'
import { getSummaryPollMs } from './summary-polling'

test('does not poll without a pending summary', () => {
  expect(
    getSummaryPollMs(
      [buildConversation({}), buildConversation({ callId: null, summary: null })],
      0,
    ),
  ).toBe(false)
})

test('polls every 4 s while a summary is pending, at most 30 times', () => {
  const pendingConversations = [buildConversation({ summary: null })]
  expect(getSummaryPollMs(pendingConversations, 0)).toBe(4_000)
  expect(getSummaryPollMs(pendingConversations, 30)).toBe(false)
})
