import { expect, test } from 'vitest'
import { isAnalysisLoaded } from './is-analysis-loaded'

test('a call without call-memory consent counts as loaded at once, because it has no memories to load', () => {
  const areMemoriesLoaded = false
  expect(isAnalysisLoaded({ callId: null, summary: null }, areMemoriesLoaded)).toBe(true)
})

test('a call counts as loaded once its conversation, the analysis and the memories are loaded', () => {
  const analysed = { callId: 'call', summary: 'Une soirée calme.' }
  for (const conversation of [undefined, { callId: 'call', summary: null }, analysed]) {
    const areMemoriesLoaded = false
    expect(isAnalysisLoaded(conversation, areMemoriesLoaded)).toBe(false)
  }
  const areMemoriesLoaded = true
  expect(isAnalysisLoaded(analysed, areMemoriesLoaded)).toBe(true)
})
