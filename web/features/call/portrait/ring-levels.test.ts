import { expect, it } from 'vitest'
import { advanceRingLevels, type RingLevels, silentRings } from './ring-levels'

const frameMs = 1_000 / 60
const play = (levels: number[], start: RingLevels = silentRings) =>
  levels.reduce<RingLevels>((rings, level) => advanceRingLevels(rings, level, frameMs), start)
const frames = (count: number, level: number) => Array.from({ length: count }, () => level)

it('moves a syllable outwards through the rings', () => {
  const soon = play(frames(6, 1))
  expect(soon[0]).toBeGreaterThan(soon[2])
  expect(soon[4]).toBeLessThan(0.1)

  const later = play([...frames(6, 1), ...frames(14, 0)])
  expect(later[3]).toBeGreaterThan(later[0])
})

it('fades to zero after the audio has ended', () => {
  const gone = play([...frames(30, 1), ...frames(120, 0)])
  for (const level of gone) expect(level).toBeLessThan(0.02)
})

it('does not depend on the frame rate', () => {
  const [slow] = advanceRingLevels(silentRings, 1, 32)
  const [quick] = advanceRingLevels(advanceRingLevels(silentRings, 1, 16), 1, 16)
  expect(quick).toBeCloseTo(slow, 10)
})
