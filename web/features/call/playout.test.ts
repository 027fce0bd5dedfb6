import { expect, it } from 'vitest'
import { createPlayout } from './playout'

it('has played out a response when as much was heard as arrived', () => {
  const playout = createPlayout(0)
  for (const frameNumber of [101, 102, 103]) playout.received({ responseNumber: 2, frameNumber })
  playout.played({ responseNumber: 2, frameNumber: 102, playedMs: 40 })
  expect(playout.isPlayedOut(2)).toBe(false)
  playout.played({ responseNumber: 2, frameNumber: 103, playedMs: 60 })
  expect(playout.isPlayedOut(2)).toBe(true)
})

it('goes on from the frame that an earlier page had played', () => {
  const playout = createPlayout(730)
  expect(playout.lastFramePlayed()).toBe(730)
  playout.played({ responseNumber: 9, frameNumber: 744, playedMs: 280 })
  expect(playout.lastFramePlayed()).toBe(744)
})

it('is not set back by a player that has not begun', () => {
  const playout = createPlayout(12)
  playout.played({ responseNumber: 3, frameNumber: -1, playedMs: 0 })
  expect(playout.lastFramePlayed()).toBe(12)
})

it('knows a response that can only be read', () => {
  expect(createPlayout(0).hasVoice(3)).toBe(false)
})
