import { expect, test } from 'vitest'
import { isAfterglowKnown } from './is-afterglow-known'

test('waits for nothing after a call without consent, whose memories are never loaded', () => {
  expect(isAfterglowKnown({ callId: null, summary: null }, false)).toBe(true)
})

test('waits for the conversation, then for its analysis, then for the memories', () => {
  expect(isAfterglowKnown(undefined, false)).toBe(false)
  expect(isAfterglowKnown({ callId: 'call', summary: null }, false)).toBe(false)
  const analysed = { callId: 'call', summary: 'Une soirée calme.' }
  expect(isAfterglowKnown(analysed, false)).toBe(false)
  expect(isAfterglowKnown(analysed, true)).toBe(true)
})
