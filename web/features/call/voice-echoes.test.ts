import { expect, it } from 'vitest'
import { type EchoLevels, silentEchoes, spreadVoice } from './voice-echoes'

const frameMs = 1_000 / 60
const play = (levels: number[], start: EchoLevels = silentEchoes) =>
  levels.reduce<EchoLevels>((echoes, level) => spreadVoice(echoes, level, frameMs), start)
const frames = (count: number, level: number) => Array.from({ length: count }, () => level)

it('lets a syllable travel outwards', () => {
  const soon = play(frames(6, 1))
  expect(soon[0]).toBeGreaterThan(soon[2])
  expect(soon[4]).toBeLessThan(0.1)

  const later = play([...frames(6, 1), ...frames(14, 0)])
  expect(later[3]).toBeGreaterThan(later[0])
})

it('falls silent after the voice', () => {
  const gone = play([...frames(30, 1), ...frames(120, 0)])
  for (const level of gone) expect(level).toBeLessThan(0.02)
})

it('does not depend on how often the screen is drawn', () => {
  const [slow] = spreadVoice(silentEchoes, 1, 32)
  const [quick] = spreadVoice(spreadVoice(silentEchoes, 1, 16), 1, 16)
  expect(quick).toBeCloseTo(slow, 10)
})
