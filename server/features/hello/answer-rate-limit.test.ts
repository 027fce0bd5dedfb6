import { expect, test } from 'vitest'
import { createAnswerRateLimit } from './answer-rate-limit'

test('allows each network a burst of 100 answers, then two a second', () => {
  let nowMs = 0
  const rateLimit = createAnswerRateLimit(() => nowMs)
  function countAccepted(network: string) {
    let acceptedCount = 0
    for (let count = 0; count < 200; count += 1)
      try {
        rateLimit.consume(network)
        acceptedCount += 1
      } catch (error) {
        expect(error).toMatchObject({ code: 'RATE_LIMITED' })
      }
    return acceptedCount
  }
  expect(countAccepted('192.0.2.7')).toBe(100)
  expect(countAccepted('192.0.2.8')).toBe(100)
  nowMs += 10_000
  expect(countAccepted('192.0.2.7')).toBe(20)
})
