import { describe, expect, it } from 'vitest'
import { judgeLine, type LineObservation } from './line-verdict'

const good: LineObservation = {
  microphone: 'granted',
  levels: [0.1, 0.1, 0.6, 0.7, 0.5],
  detector: 'ready',
  wasSpeechDetected: true,
  roundTripsMs: [40, 42, 38, 45, 60],
  requestsFailed: 0,
}
const judge = (change: Partial<LineObservation>) => judgeLine({ ...good, ...change })

describe('the verdict on a line', () => {
  it('is good when all is well', () => {
    expect(judgeLine(good)).toEqual({
      microphone: 'heard',
      line: 'good',
      detector: 'ready',
      roundTripMs: 42,
    })
  })

  it('tells a faint microphone from a silent one', () => {
    const quiet = { wasSpeechDetected: false }
    expect(judge({ ...quiet, levels: [0.05, 0.1] }).microphone).toBe('faint')
    expect(judge({ ...quiet, levels: [0, 0] }).microphone).toBe('silent')
    expect(judge({ ...quiet, levels: [] }).microphone).toBe('silent')
  })

  it('says when there is no microphone to judge', () => {
    expect(judge({ microphone: 'refused', levels: [] }).microphone).toBe('refused')
    expect(judge({ microphone: 'missing', levels: [] }).microphone).toBe('missing')
  })

  it('tells a slow line from one that falters and one that is down', () => {
    expect(judge({ roundTripsMs: [350, 360, 340] }).line).toBe('slow')
    expect(judge({ roundTripsMs: [40, 50, 600] }).line).toBe('unsteady')
    expect(judge({ requestsFailed: 1 }).line).toBe('unsteady')
    expect(judge({ roundTripsMs: [], requestsFailed: 5 })).toMatchObject({
      line: 'down',
      roundTripMs: null,
    })
  })
})
