import { describe, expect, test } from 'vitest'
import {
  createMessageLimit,
  messageAllowance,
  microphoneAllowance,
  type Verdict,
} from './message-limits'

/** Returns the verdicts of messages of one size at a steady rate. */
function sendSteadily(
  allowance: typeof messageAllowance,
  amount: number,
  everyMs: number,
  times: number,
) {
  const limit = createMessageLimit(allowance)
  return Array.from({ length: times }, (_, index) => limit.consume(amount, index * everyMs))
}

const indexOfFirst = (verdicts: Verdict[], verdict: Verdict) => verdicts.indexOf(verdict)

describe('accepts what a well-behaved client sends', () => {
  test('the messages of microphone and detector for an hour', () => {
    expect(new Set(sendSteadily(messageAllowance, 1, 16, 225_000))).toEqual(new Set(['accept']))
    expect(new Set(sendSteadily(microphoneAllowance, 20, 20, 180_000))).toEqual(new Set(['accept']))
  })

  test('three seconds of audio at once after a network stall', () => {
    expect(new Set(sendSteadily(microphoneAllowance, 20, 0, 150))).toEqual(new Set(['accept']))
    expect(new Set(sendSteadily(messageAllowance, 1, 0, 150))).toEqual(new Set(['accept']))
  })
})

describe('a client that exceeds a limit', () => {
  test('gets one warning, then refusals, then the close', () => {
    const verdicts = sendSteadily(messageAllowance, 1, 0, 202)
    expect(verdicts.filter((verdict) => verdict === 'warn')).toHaveLength(1)
    expect(indexOfFirst(verdicts, 'warn')).toBe(150)
    expect(indexOfFirst(verdicts, 'close')).toBe(200)
  })

  test('is closed even at only twice the allowed rate', () => {
    const verdicts = sendSteadily(microphoneAllowance, 20, 10, 2_000)
    expect(indexOfFirst(verdicts, 'warn')).toBeGreaterThan(150)
    expect(indexOfFirst(verdicts, 'close')).toBeGreaterThan(indexOfFirst(verdicts, 'warn'))
  })

  test('is never closed without a warning, however large the first excess', () => {
    const limit = createMessageLimit(microphoneAllowance)
    expect(limit.consume(60_000, 0)).toBe('warn')
    expect(limit.consume(60_000, 1)).toBe('close')
  })

  test('starts anew after a pause', () => {
    const limit = createMessageLimit(messageAllowance)
    for (let count = 0; count < 180; count += 1) limit.consume(1, 0)
    expect(limit.consume(1, 10_000)).toBe('accept')
    const again = Array.from({ length: 200 }, () => limit.consume(1, 10_000))
    expect(again.filter((verdict) => verdict === 'warn')).toHaveLength(1)
  })
})
