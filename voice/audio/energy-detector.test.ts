import { expect, test } from 'vitest'
import { createEnergyDetector } from './energy-detector'

/** Creates 20 ms of noise of about this loudness, the same in every run. */
function createNoise(level: number, seed: number): Int16Array {
  let state = seed * 2_654_435_761 + 1
  return Int16Array.from({ length: 320 }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.round((state / 2 ** 31 - 1) * level * Math.sqrt(3))
  })
}

/** Pushes the given number of frames at each level; returns the events with their positions in ms. */
function detect(
  levels: readonly [level: number, frames: number][],
  { isCompanionSpeaking = false } = {},
) {
  const detector = createEnergyDetector()
  const events: [string, number][] = []
  let seed = 0
  for (const [level, frames] of levels)
    for (let frame = 0; frame < frames; frame += 1) {
      seed += 1
      const event = detector.push(createNoise(level, seed), isCompanionSpeaking)
      if (event) events.push([event, detector.eventAudioMs])
    }
  return events
}

test('finds where speech begins and ends', () => {
  expect(
    detect([
      [80, 100],
      [3_000, 50],
      [80, 50],
    ]),
  ).toEqual([
    ['speech-started', 2_000],
    ['speech-stopped', 3_000],
  ])
})

test('ignores a click of 40 ms', () => {
  expect(
    detect([
      [80, 100],
      [5_000, 2],
      [80, 50],
    ]),
  ).toEqual([])
})

test.each([0, 40, 150, 600, 1_500])(
  'finds no speech in a minute of room noise at level %i',
  (level) => {
    expect(detect([[level, 3_000]])).toEqual([])
  },
)

test('finds speech above the noise of a loud room', () => {
  const events = detect([
    [600, 200],
    [6_000, 40],
    [600, 40],
  ])
  expect(events).toEqual([
    ['speech-started', 4_000],
    ['speech-stopped', 4_800],
  ])
})

test('ignores the residual echo of the companion while it speaks', () => {
  const echo: [number, number][] = [
    [100, 100],
    [500, 20],
    [100, 20],
  ]
  expect(detect(echo, { isCompanionSpeaking: true })).toEqual([])
  expect(detect(echo)).toHaveLength(2)
})

test('measures how long the current speech has lasted, and returns 0 outside speech and after a quiet frame', () => {
  const detector = createEnergyDetector()
  const pushFrames = (level: number, frames: number) => {
    const isCompanionSpeaking = false
    for (let frame = 0; frame < frames; frame += 1)
      detector.push(createNoise(level, frame), isCompanionSpeaking)
    return detector.getSoundMs()
  }
  expect(pushFrames(80, 100)).toBe(0)
  expect(pushFrames(3_000, 2)).toBe(0)
  expect(pushFrames(3_000, 8)).toBe(200)
  expect(pushFrames(80, 1)).toBe(0)
  expect(pushFrames(3_000, 1)).toBe(240)
  expect(pushFrames(80, 10)).toBe(0)
})
