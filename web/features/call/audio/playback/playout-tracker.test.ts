import { describe, expect, it } from 'vitest'
import { createPlayoutTracker } from './playout-tracker'

describe('the playout tracker', () => {
  it('considers a response fully played when all its received audio was played', () => {
    const playout = createPlayoutTracker(0)
    for (const frameNumber of [101, 102, 103])
      playout.recordReceived({ responseNumber: 2, frameNumber })
    playout.recordPlayed({ responseNumber: 2, frameNumber: 102, playedMs: 40 }, 0)
    expect(playout.isFullyPlayed(2)).toBe(false)
    playout.recordPlayed({ responseNumber: 2, frameNumber: 103, playedMs: 60 }, 0)
    expect(playout.isFullyPlayed(2)).toBe(true)
  })

  it('continues from the last frame played before a reload', () => {
    const playout = createPlayoutTracker(730)
    expect(playout.lastFramePlayed()).toBe(730)
    playout.recordPlayed({ responseNumber: 9, frameNumber: 744, playedMs: 280 }, 0)
    expect(playout.lastFramePlayed()).toBe(744)
  })

  it('adds what was played before a reload to what the player reports', () => {
    const playout = createPlayoutTracker(730, new Map([[9, 600]]))
    expect(playout.countPlayedMs(9, { responseNumber: 8, playedMs: 3_000 })).toBe(600)
    expect(playout.countPlayedMs(9, { responseNumber: 9, playedMs: 280 })).toBe(880)
    playout.recordPlayed({ responseNumber: 9, frameNumber: 744, playedMs: 280 }, 5)
    expect(playout.position()).toEqual({ responseNumber: 9, playedMs: 880, atMs: 5 })
  })

  it('keeps the last frame played when a player that has not started reports an earlier one', () => {
    const playout = createPlayoutTracker(12)
    playout.recordPlayed({ responseNumber: 3, frameNumber: -1, playedMs: 0 }, 0)
    expect(playout.lastFramePlayed()).toBe(12)
  })

  it('reports that a response has no audio', () => {
    expect(createPlayoutTracker(0).hasAudio(3)).toBe(false)
  })
})
