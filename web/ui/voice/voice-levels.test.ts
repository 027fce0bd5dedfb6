import { expect, test } from 'vitest'
import { getLevelAt, measureVoiceLevels } from './voice-levels'

const sampleRate = 1_000
/** Half a second of silence, half a second of speech, half a second of shouting. */
const samples = new Float32Array(1_500).fill(0.1, 500, 1_000).fill(1, 1_000)

test('returns levels that follow the loudness of the recording', () => {
  const levels = measureVoiceLevels(samples, sampleRate)
  expect(getLevelAt(levels, 0.2)).toBe(0)
  expect(getLevelAt(levels, 0.8)).toBeCloseTo(0.5)
  expect(getLevelAt(levels, 1.2)).toBe(1)
})

test('returns level 0 after the end of the recording', () => {
  expect(getLevelAt(measureVoiceLevels(samples, sampleRate), 2)).toBe(0)
  expect(getLevelAt(measureVoiceLevels(new Float32Array(0), sampleRate), 0)).toBe(0)
})
