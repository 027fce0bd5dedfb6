import { expect, test } from 'vitest'
import { isAnalysisLoaded } from './is-analysis-loaded'

test('waits for nothing after a call without consent, whose memories are never loaded', () => {
  expect(isAnalysisLoaded({ callId: null, summary: null }, false)).toBe(true)
})

test('waits for the conversation, then for its analysis, then for the memories', () => {
  expect(isAnalysisLoaded(undefined, false)).toBe(false)
  expect(isAnalysisLoaded({ callId: 'call', summary: null }, false)).toBe(false)
  const analysed = { callId: 'call', summary: 'Une soirée calme.' }
  expect(isAnalysisLoaded(analysed, false)).toBe(false)
  expect(isAnalysisLoaded(analysed, true)).toBe(true)
})
