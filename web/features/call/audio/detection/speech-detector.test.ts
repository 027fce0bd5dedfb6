import { describe, expect, it } from 'vitest'
import {
  type DetectorState,
  detectorWindowMs,
  detectSpeech,
  type SpeechEvent,
  silentDetectorState,
} from './speech-detector'

/** Returns one character per window: "L" in the phases in which the companion's volume may be lowered. */
function formatVolume(probabilities: number[]): string {
  let state: DetectorState = silentDetectorState
  return probabilities
    .map((probability, index) => {
      const endMs = (index + 1) * detectorWindowMs
      state = detectSpeech(state, { probability, endMs, isCompanionAudible: true }).state
      return state.phase === 'silence' ? '-' : 'L'
    })
    .join('')
}

/** Returns the events of a run of windows: "s0" for started at 0 ms, "e64" for stopped at 64 ms. */
function formatEvents(probabilities: number[], { isCompanionAudible = false } = {}): string {
  let state: DetectorState = silentDetectorState
  const events: SpeechEvent[] = []
  for (const [index, probability] of probabilities.entries()) {
    const endMs = (index + 1) * detectorWindowMs
    const next = detectSpeech(state, { probability, endMs, isCompanionAudible })
    state = next.state
    if (next.event) events.push(next.event)
  }
  return events.map(({ type, audioMs }) => `${type === 'started' ? 's' : 'e'}${audioMs}`).join(' ')
}

describe('the speech detector', () => {
  it('reports the start of speech at the first window that reaches the threshold', () => {
    expect(formatEvents([0.1, 0.49, 0.5, 0.9])).toBe('s64')
  })

  it('reports, after 96 ms of silence, that speech ended with the last window above the threshold', () => {
    expect(formatEvents([0.9, 0.9, 0.1, 0.1])).toBe('s0')
    expect(formatEvents([0.9, 0.9, 0.1, 0.1, 0.1])).toBe('s0 e64')
  })

  it('does not end speech at a short pause', () => {
    expect(formatEvents([0.9, 0.1, 0.1, 0.4, 0.1, 0.1, 0.36])).toBe('s0')
  })

  it('separates two utterances', () => {
    expect(formatEvents([0.9, 0, 0, 0, 0.8, 0, 0, 0])).toBe('s0 e32 s128 e160')
  })

  it('uses a higher threshold while the companion is audible', () => {
    expect(formatEvents([0.6, 0.65], { isCompanionAudible: true })).toBe('')
    expect(formatEvents([0.6, 0.7, 0.5], { isCompanionAudible: true })).toBe('s32')
  })

  it('lowers the volume at possible speech and restores it when there was none', () => {
    expect(formatVolume([0.1, 0.4, 0.6, 0.1, 0.1, 0.1, 0.1])).toBe('-LLLL--')
    expect(formatEvents([0.1, 0.4, 0.6, 0.1, 0.1, 0.1, 0.1], { isCompanionAudible: true })).toBe('')
  })

  it('keeps the volume lowered while the speech remains uncertain', () => {
    expect(formatVolume([0.24, 0.25, 0.3, 0.3, 0.3, 0.3, 0.3, 0.1, 0.1, 0.1])).toBe('-LLLLLLLL-')
  })

  it('does not restore the volume in a short pause of the caller', () => {
    expect(formatVolume([0.9, 0.9, 0.1, 0.4, 0.1, 0.1, 0.1])).toBe('LLLLLL-')
  })

  it('reports nothing during silence', () => {
    expect(formatEvents(Array.from({ length: 1_875 }, () => 0.2))).toBe('')
  })
})
