import { expect, test } from 'vitest'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { padResponseTime } from './pad-response-time'

const stepMs = 250

/** Returns how many milliseconds pass until the response, when the work takes `workMs`. */
async function measureResponseTime(workMs: number, outcome: () => string = () => 'done') {
  const clock = createVirtualClock()
  const work = () =>
    new Promise<string>((resolve, reject) => {
      clock.schedule(workMs, () => {
        try {
          resolve(outcome())
        } catch (error) {
          reject(error)
        }
      })
    })
  let settledAtMs = Number.NaN
  const onSettled = () => {
    settledAtMs = clock.monotonicMs()
  }
  const response = padResponseTime(clock, stepMs, work).then(onSettled, onSettled)
  await clock.advance(2_000)
  await response
  return settledAtMs
}

test.each([
  [3, 250],
  [90, 250],
  [249, 250],
  [251, 500],
])('delays the result of %i ms of work until %i ms after the start', async (workMs, afterMs) => {
  expect(await measureResponseTime(workMs)).toBe(afterMs)
})

test('delays an error as much as a result', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  expect(await measureResponseTime(12, refuse)).toBe(250)
})
