import { expect, test } from 'vitest'
import { summaryPollMs } from './summary-poll'
import { conversationOf } from './testing/conversation-of'

test('a list with nothing pending is not asked for again', () => {
  expect(
    summaryPollMs([conversationOf({}), conversationOf({ callId: null, summary: null })], 0),
  ).toBe(false)
})

test('a pending summary is waited for, and not for ever', () => {
  const pending = [conversationOf({ summary: null })]
  expect(summaryPollMs(pending, 0)).toBe(4_000)
  expect(summaryPollMs(pending, 30)).toBe(false)
})
