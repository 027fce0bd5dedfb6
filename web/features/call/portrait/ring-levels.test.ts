import { describe, expect, it } from 'vitest'
import { advanceRingLevels, type RingLevels, silentRings } from './ring-levels'

const frameMs = 1_000 / 60
const play = (levels: number[], start: RingLevels = silentRings) =>
  levels.reduce<RingLevels>((rings, level) => advanceRingLevels(rings, level, frameMs), start)
const repeatLevel = (count: number, level: number) => Array.from({ length: count }, () => level)

describe('the brightness of the rings', () => {
  it('spreads from the inner ring outwards during a syllable', () => {
    const levelsDuringSyllable = play(repeatLevel(6, 1))
    expect(levelsDuringSyllable[0]).toBeGreaterThan(levelsDuringSyllable[2])
    expect(levelsDuringSyllable[4]).toBeLessThan(0.1)

    const levelsAfterSyllable = play([...repeatLevel(6, 1), ...repeatLevel(14, 0)])
    expect(levelsAfterSyllable[3]).toBeGreaterThan(levelsAfterSyllable[0])
  })

  it('fades to almost zero in the two seconds after the audio has ended', () => {
    const levelsAfterSilence = play([...repeatLevel(30, 1), ...repeatLevel(120, 0)])
    for (const level of levelsAfterSilence) expect(level).toBeLessThan(0.02)
  })

  it('does not depend on the frame rate', () => {
    const [levelAtLowRate] = advanceRingLevels(silentRings, 1, 32)
    const [levelAtHighRate] = advanceRingLevels(advanceRingLevels(silentRings, 1, 16), 1, 16)
    expect(levelAtHighRate).toBeCloseTo(levelAtLowRate, 10)
  })
})
