import { expect, test } from 'vitest'
import { isAnalysisLoaded } from './is-analysis-loaded'

test('is true at once after a call without call-memory consent, because its memories are never loaded', () => {
  const areMemoriesLoaded = false
  expect(isAnalysisLoaded({ callId: null, summary: null }, areMemoriesLoaded)).toBe(true)
})

test('is true once the conversation, its analysis and the memories are loaded', () => {
  const analysed = { callId: 'call', summary: 'Une soirée calme.' }
  for (const conversation of [undefined, { callId: 'call', summary: null }, analysed]) {
    const areMemoriesLoaded = false
    expect(isAnalysisLoaded(conversation, areMemoriesLoaded)).toBe(false)
  }
  const areMemoriesLoaded = true
  expect(isAnalysisLoaded(analysed, areMemoriesLoaded)).toBe(true)
})
