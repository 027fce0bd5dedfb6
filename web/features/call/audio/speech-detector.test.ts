import { describe, expect, it } from 'vitest'
import {
  type DetectorState,
  detectorWindowMs,
  detectSpeech,
  type SpeechEvent,
  silentDetector,
} from './speech-detector'

/** One letter a window: is the companion lowered? */
function lowered(probabilities: number[]): string {
  let state: DetectorState = silentDetector
  return probabilities
    .map((probability, index) => {
      const endMs = (index + 1) * detectorWindowMs
      state = detectSpeech(state, { probability, endMs, isCompanionAudible: true }).state
      return state.phase === 'silence' ? '-' : 'L'
    })
    .join('')
}

/** What is told about a run of windows, « started at 0 » as s0, « stopped at 64 » as e64. */
function tell(probabilities: number[], isCompanionAudible = false): string {
  let state: DetectorState = silentDetector
  const events: SpeechEvent[] = []
  for (const [index, probability] of probabilities.entries()) {
    const endMs = (index + 1) * detectorWindowMs
    const next = detectSpeech(state, { probability, endMs, isCompanionAudible })
    state = next.state
    if (next.event) events.push(next.event)
  }
  return events.map(({ type, audioMs }) => `${type === 'started' ? 's' : 'e'}${audioMs}`).join(' ')
}

describe('telling speech from silence', () => {
  it('starts with the first window over the threshold', () => {
    expect(tell([0.1, 0.49, 0.5, 0.9])).toBe('s64')
  })

  it('stops after 96 ms of quiet, where the voice was last heard', () => {
    expect(tell([0.9, 0.9, 0.1, 0.1])).toBe('s0')
    expect(tell([0.9, 0.9, 0.1, 0.1, 0.1])).toBe('s0 e64')
  })

  it('hears a voice that only falters as one', () => {
    expect(tell([0.9, 0.1, 0.1, 0.4, 0.1, 0.1, 0.36])).toBe('s0')
  })

  it('hears two utterances as two', () => {
    expect(tell([0.9, 0, 0, 0, 0.8, 0, 0, 0])).toBe('s0 e32 s128 e160')
  })

  it('wants to be surer while the companion is heard', () => {
    expect(tell([0.6, 0.65], true)).toBe('')
    expect(tell([0.6, 0.7, 0.5], true)).toBe('s32')
  })

  it('lowers the companion on suspicion, and raises it when it was nothing', () => {
    expect(lowered([0.1, 0.4, 0.6, 0.1, 0.1, 0.1, 0.1])).toBe('-LLLL--')
    expect(tell([0.1, 0.4, 0.6, 0.1, 0.1, 0.1, 0.1], true)).toBe('')
  })

  it('keeps the companion lowered as long as the caller speaks', () => {
    expect(lowered([0.9, 0.9, 0.1, 0.4, 0.1, 0.1, 0.1])).toBe('LLLLLL-')
  })

  it('tells nothing about silence', () => {
    expect(tell(Array.from({ length: 1_875 }, () => 0.2))).toBe('')
  })
})
