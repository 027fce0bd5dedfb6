import { expect, test } from 'vitest'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { answerEvenly } from './answer-evenly'

const stepMs = 250

/** When work of so long is answered, in milliseconds after it was asked for. */
async function answeredAfter(workMs: number, outcome: () => string = () => 'done') {
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
  let answeredAt = Number.NaN
  const over = () => {
    answeredAt = clock.monotonicMs()
  }
  const answer = answerEvenly(clock, stepMs, work).then(over, over)
  await clock.advance(2_000)
  await answer
  return answeredAt
}

test.each([
  [3, 250],
  [90, 250],
  [249, 250],
  [251, 500],
])('work of %i ms is answered after %i', async (workMs, afterMs) => {
  expect(await answeredAfter(workMs)).toBe(afterMs)
})

test('a refusal takes as long', async () => {
  const refuse = () => {
    throw new Error('refused')
  }
  expect(await answeredAfter(12, refuse)).toBe(250)
})
