import { describe, expect, test } from 'vitest'
import {
  createMessageLimit,
  eventAllowance,
  microphoneAllowance,
  type Verdict,
} from './message-limits'

/** Returns the verdicts for messages of one size that are sent at equal intervals; `everyMs` 0 sends all at once. */
function sendSteadily(
  allowance: typeof eventAllowance,
  amount: number,
  everyMs: number,
  times: number,
) {
  const limit = createMessageLimit(allowance)
  return Array.from({ length: times }, (_, index) => limit.consume(amount, index * everyMs))
}

const indexOfFirst = (verdicts: Verdict[], verdict: Verdict) => verdicts.indexOf(verdict)

describe('accepts what a well-behaved client sends', () => {
  test('an hour of microphone audio and detector events', () => {
    expect(new Set(sendSteadily(eventAllowance, 1, 16, 225_000))).toEqual(new Set(['accept']))
    expect(new Set(sendSteadily(microphoneAllowance, 20, 20, 180_000))).toEqual(new Set(['accept']))
  })

  test('five seconds of audio and events at once, after a network stall', () => {
    expect(new Set(sendSteadily(microphoneAllowance, 20, 0, 250))).toEqual(new Set(['accept']))
    expect(new Set(sendSteadily(eventAllowance, 1, 0, 250))).toEqual(new Set(['accept']))
  })
})

describe('a stall', () => {
  test.each([6, 10, 20])(
    'of %i s causes neither a warning nor a close, although some of its audio exceeds the limit',
    (seconds) => {
      const verdicts = sendSteadily(microphoneAllowance, 20, 0, seconds * 50)
      expect(new Set(verdicts)).toEqual(new Set(['accept', 'exceed']))
    },
  )

  test('is forgotten once the client sends in real time again', () => {
    const limit = createMessageLimit(microphoneAllowance)
    let nowMs = 0
    for (let stall = 0; stall < 20; stall += 1) {
      for (let frame = 0; frame < 500; frame += 1) limit.consume(20, nowMs)
      for (let frame = 0; frame < 1_000; frame += 1) {
        nowMs += 20
        expect(['accept', 'exceed']).toContain(limit.consume(20, nowMs))
      }
    }
  })
})

describe('a client that exceeds a limit', () => {
  test('gets one warning, and is disconnected if it continues', () => {
    const verdicts = sendSteadily(eventAllowance, 1, 0, 352)
    expect(verdicts.filter((verdict) => verdict === 'warn')).toHaveLength(1)
    expect(indexOfFirst(verdicts, 'warn')).toBe(300)
    expect(indexOfFirst(verdicts, 'close')).toBe(350)
  })

  test('is disconnected even when it sends at only twice real time', () => {
    const verdicts = sendSteadily(microphoneAllowance, 20, 10, 8_000)
    expect(indexOfFirst(verdicts, 'warn')).toBeGreaterThan(150)
    expect(indexOfFirst(verdicts, 'close')).toBeGreaterThan(indexOfFirst(verdicts, 'warn'))
  })

  test('is never disconnected without a warning, however large the first excess', () => {
    const limit = createMessageLimit(microphoneAllowance)
    expect(limit.consume(60_000, 0)).toBe('warn')
    expect(limit.consume(60_000, 1)).toBe('close')
  })

  test('gets a new warning after a pause', () => {
    const limit = createMessageLimit(eventAllowance)
    for (let count = 0; count < 330; count += 1) limit.consume(1, 0)
    expect(limit.consume(1, 10_000)).toBe('accept')
    const verdicts = Array.from({ length: 340 }, () => limit.consume(1, 10_000))
    expect(verdicts.filter((verdict) => verdict === 'warn')).toHaveLength(1)
  })
})
