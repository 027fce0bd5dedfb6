import { describe, expect, it } from 'vitest'
import { evaluatePreCallTest, type PreCallTestMeasurements } from './pre-call-test-result'

const goodMeasurements: PreCallTestMeasurements = {
  microphone: 'granted',
  levels: [0.1, 0.1, 0.6, 0.7, 0.5],
  detector: 'ready',
  wasSpeechDetected: true,
  roundTripsMs: [40, 42, 38, 45, 60],
  failedRequestCount: 0,
}
const evaluate = (change: Partial<PreCallTestMeasurements>) =>
  evaluatePreCallTest({ ...goodMeasurements, ...change })

describe('the result of the pre-call test', () => {
  it('is good when all measurements are good', () => {
    expect(evaluatePreCallTest(goodMeasurements)).toEqual({
      microphone: 'heard',
      connection: 'good',
      detector: 'ready',
      roundTripMs: 42,
    })
  })

  it('distinguishes a faint microphone from a silent one', () => {
    const noSpeech = { wasSpeechDetected: false }
    expect(evaluate({ ...noSpeech, levels: [0.05, 0.1] }).microphone).toBe('faint')
    expect(evaluate({ ...noSpeech, levels: [0, 0] }).microphone).toBe('silent')
    expect(evaluate({ ...noSpeech, levels: [] }).microphone).toBe('silent')
  })

  it('reports a refused or missing microphone', () => {
    expect(evaluate({ microphone: 'refused', levels: [] }).microphone).toBe('refused')
    expect(evaluate({ microphone: 'missing', levels: [] }).microphone).toBe('missing')
  })

  it('distinguishes a slow, an unstable and a failed connection', () => {
    expect(evaluate({ roundTripsMs: [350, 360, 340] }).connection).toBe('slow')
    expect(evaluate({ roundTripsMs: [40, 50, 600] }).connection).toBe('unstable')
    expect(evaluate({ failedRequestCount: 1 }).connection).toBe('unstable')
    expect(evaluate({ roundTripsMs: [], failedRequestCount: 5 })).toMatchObject({
      connection: 'down',
      roundTripMs: null,
    })
  })
})
