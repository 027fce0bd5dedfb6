import { expect, test } from 'vitest'
import { isAnalysisLoaded } from './is-analysis-loaded'

test('a call without call-memory consent counts as loaded at once, because it has no memories to load', () => {
  const areMemoriesLoaded = false
  expect(isAnalysisLoaded({ callId: null, summary: null }, areMemoriesLoaded)).toBe(true)
})

test('a call counts as loaded once its conversation, the analysis and the memories are loaded', () => {
  const analysed = { callId: 'call', summary: 'Une soirée calme.' }
  for (const areMemoriesLoaded of [false, true]) {
    expect(isAnalysisLoaded(undefined, areMemoriesLoaded)).toBe(false)
    expect(isAnalysisLoaded({ callId: 'call', summary: null }, areMemoriesLoaded)).toBe(false)
    expect(isAnalysisLoaded(analysed, areMemoriesLoaded)).toBe(areMemoriesLoaded)
  }
})
