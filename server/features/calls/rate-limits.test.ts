import { describe, expect, test } from 'vitest'
import { createRateLimit, messageAllowance, microphoneAllowance, type Verdict } from './rate-limits'

/** Verdicts of things of one size that come at a steady pace. */
function pour(allowance: typeof messageAllowance, amount: number, everyMs: number, times: number) {
  const limit = createRateLimit(allowance)
  return Array.from({ length: times }, (_, index) => limit.take(amount, index * everyMs))
}

const firstOf = (verdicts: Verdict[], verdict: Verdict) => verdicts.indexOf(verdict)

describe('what a caller sends in good faith passes', () => {
  test('a microphone and a detector, for a whole hour', () => {
    expect(new Set(pour(messageAllowance, 1, 16, 225_000))).toEqual(new Set(['accept']))
    expect(new Set(pour(microphoneAllowance, 20, 20, 180_000))).toEqual(new Set(['accept']))
  })

  test('three seconds of sound that a stalled line delivers at once', () => {
    expect(new Set(pour(microphoneAllowance, 20, 0, 150))).toEqual(new Set(['accept']))
    expect(new Set(pour(messageAllowance, 1, 0, 150))).toEqual(new Set(['accept']))
  })
})

describe('what goes on beyond the limit', () => {
  test('is warned of once, then refused, then cut', () => {
    const verdicts = pour(messageAllowance, 1, 0, 202)
    expect(verdicts.filter((verdict) => verdict === 'warn')).toHaveLength(1)
    expect(firstOf(verdicts, 'warn')).toBe(150)
    expect(firstOf(verdicts, 'close')).toBe(200)
  })

  test('is cut even when it is only twice as fast as it may', () => {
    const verdicts = pour(microphoneAllowance, 20, 10, 2_000)
    expect(firstOf(verdicts, 'warn')).toBeGreaterThan(150)
    expect(firstOf(verdicts, 'close')).toBeGreaterThan(firstOf(verdicts, 'warn'))
  })

  test('is never cut without a warning, however large the first excess', () => {
    const limit = createRateLimit(microphoneAllowance)
    expect(limit.take(60_000, 0)).toBe('warn')
    expect(limit.take(60_000, 1)).toBe('close')
  })

  test('is forgiven after a pause', () => {
    const limit = createRateLimit(messageAllowance)
    for (let count = 0; count < 180; count += 1) limit.take(1, 0)
    expect(limit.take(1, 10_000)).toBe('accept')
    const again = Array.from({ length: 200 }, () => limit.take(1, 10_000))
    expect(again.filter((verdict) => verdict === 'warn')).toHaveLength(1)
  })
})
