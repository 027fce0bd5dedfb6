import { expect, test } from 'vitest'
import { isAnalysisLoaded } from './is-analysis-loaded'

test('is true at once after a call without call-memory consent, because its memories are never loaded', () => {
  expect(isAnalysisLoaded({ callId: null, summary: null }, false)).toBe(true)
})

test('is true once the conversation, its analysis and the memories are loaded', () => {
  expect(isAnalysisLoaded(undefined, false)).toBe(false)
  expect(isAnalysisLoaded({ callId: 'call', summary: null }, false)).toBe(false)
  const analysed = { callId: 'call', summary: 'Une soirée calme.' }
  expect(isAnalysisLoaded(analysed, false)).toBe(false)
  expect(isAnalysisLoaded(analysed, true)).toBe(true)
})
