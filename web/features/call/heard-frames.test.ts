import { expect, it } from 'vitest'
import { createHeardFrames } from './heard-frames'

it('has played out a response when as much was heard as arrived', () => {
  const heardFrames = createHeardFrames(0)
  for (const frameNumber of [101, 102, 103])
    heardFrames.received({ responseNumber: 2, frameNumber })
  heardFrames.played({ responseNumber: 2, frameNumber: 102, playedMs: 40 })
  expect(heardFrames.isPlayedOut(2)).toBe(false)
  heardFrames.played({ responseNumber: 2, frameNumber: 103, playedMs: 60 })
  expect(heardFrames.isPlayedOut(2)).toBe(true)
})

it('goes on from the frame that an earlier page had played', () => {
  const heardFrames = createHeardFrames(730)
  expect(heardFrames.lastFramePlayed()).toBe(730)
  heardFrames.played({ responseNumber: 9, frameNumber: 744, playedMs: 280 })
  expect(heardFrames.lastFramePlayed()).toBe(744)
})

it('is not set back by a player that has not begun', () => {
  const heardFrames = createHeardFrames(12)
  heardFrames.played({ responseNumber: 3, frameNumber: -1, playedMs: 0 })
  expect(heardFrames.lastFramePlayed()).toBe(12)
})

it('knows a response that can only be read', () => {
  expect(createHeardFrames(0).hasVoice(3)).toBe(false)
})
