/** What to do with a message that uses a part of an allowance. */
export type Verdict = 'accept' | 'warn' | 'refuse' | 'close'

type Allowance = {
  perSecond: number
  /** May arrive at once: after 3 s without network a client sends what it has buffered. */
  burst: number
  /** The amount refused after the warning before the connection is closed. */
  tolerance: number
}

export type MessageLimit = { consume(amount: number, nowMs: number): Verdict }

/**
 * A token bucket. The first excess gets a warning, the next are refused, and continued excess
 * closes the connection. A client that pauses until the bucket is full starts anew.
 */
export function createMessageLimit({ perSecond, burst, tolerance }: Allowance): MessageLimit {
  let left = burst
  let refused = 0
  let lastMs: number | null = null

  return {
    consume(amount, nowMs) {
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

/** In messages. */
export const messageAllowance = { perSecond: 100, burst: 150, tolerance: 50 }

/** In milliseconds of audio: at most 1.5 × real time. */
export const microphoneAllowance = { perSecond: 1_500, burst: 3_000, tolerance: 1_000 }

/** Each malformed message gets an error; more than ten in half a minute close the connection. */
export const malformedAllowance = { perSecond: 1 / 3, burst: 9, tolerance: 0 }
