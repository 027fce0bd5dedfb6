import { expect, test } from 'vitest'
import { playLineAudio } from './line-audio'

const createSound = (change: Partial<Parameters<typeof playLineAudio>[0]>) => ({
  play: async () => {},
  error: null,
  duration: 4,
  currentTime: 1,
  ...change,
})

test('measures the share that was played, which is 0 while the audio loads', () => {
  expect(playLineAudio(createSound({})).measurePlayedShare()).toBe(0.25)
  expect(playLineAudio(createSound({ duration: Number.NaN })).measurePlayedShare()).toBe(0)
})

test('returns null as the share of audio that the browser refuses to play', async () => {
  const play = () => Promise.reject(new DOMException('no user gesture', 'NotAllowedError'))
  const { measurePlayedShare } = playLineAudio(createSound({ play, currentTime: 0 }))
  await Promise.resolve()
  expect(measurePlayedShare()).toBeNull()
})

test('returns null as the share of audio that could not be loaded', () => {
  const error = { code: 2 } as MediaError
  expect(playLineAudio(createSound({ error })).measurePlayedShare()).toBeNull()
})
