/** What to do with something that costs a part of an allowance. */
export type Verdict = 'accept' | 'warn' | 'refuse' | 'close'

type Allowance = {
  perSecond: number
  /** May come at once: a line that stood still for 3 s delivers what it held back. */
  burst: number
  /** Refused so much after the warning, the client does not mean to stop. */
  tolerance: number
}

export type RateLimit = { take(amount: number, nowMs: number): Verdict }

/**
 * An allowance that fills up steadily. The first excess is warned of, the next is refused, and one
 * that goes on closes the line; whoever has paused long enough to fill it up begins anew.
 */
export function createRateLimit({ perSecond, burst, tolerance }: Allowance): RateLimit {
  let left = burst
  let refused = 0
  let lastMs: number | null = null

  return {
    take(amount, nowMs) {
      left = Math.min(burst, left + ((nowMs - (lastMs ?? nowMs)) * perSecond) / 1_000)
      lastMs = nowMs
      if (amount <= left) {
        if (left === burst) refused = 0
        left -= amount
        return 'accept'
      }
      const isFirst = refused === 0
      refused += amount
      if (isFirst) return 'warn'
      return refused > tolerance ? 'close' : 'refuse'
    },
  }
}

/** 100 messages a second (03, « Contract »). */
export const messageAllowance = { perSecond: 100, burst: 150, tolerance: 50 }

/** In milliseconds of sound: at most 1.5 × real time (03, « Contract »). */
export const microphoneAllowance = { perSecond: 1_500, burst: 3_000, tolerance: 1_000 }

/** Each malformed message gets an error; more than ten in half a minute are no accident. */
export const malformedAllowance = { perSecond: 1 / 3, burst: 9, tolerance: 0 }
