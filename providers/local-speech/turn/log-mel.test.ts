import { expect, it } from 'vitest'
import { computeLogMel, melFilters } from './log-mel.mjs'

it('has the mel filters that Whisper publishes', () => {
  const publishedFilters: [number, number, number][] = [
    [0, 1, 0.02486259490251541],
    [1, 1, 0.001990821911022067],
    [1, 2, 0.022871771827340126],
    [40, 43, 0.014735566],
    [79, 192, 0.0031647116411477327],
    [79, 199, 0.0004487590049393475],
  ]
  for (const [band, bin, weight] of publishedFilters)
    expect(melFilters[band]?.[bin]).toBeCloseTo(weight, 7)
})

it('returns levels for every 10 ms, the highest in the band of a tone', () => {
  const tone = Float32Array.from({ length: 16_000 }, (_, index) =>
    Math.sin((2 * Math.PI * 1_000 * index) / 16_000),
  )
  const features = computeLogMel(tone)
  expect(features.length).toBe(80 * 100)
  const levels = Array.from({ length: 80 }, (_, band) => features[band * 100 + 50] ?? 0)
  expect(levels.indexOf(Math.max(...levels))).toBe(26)
  // The expected level was computed with a plain Fourier sum.
  expect(levels[26]).toBeCloseTo(1.590167, 4)
})

it('limits the levels to a range of eight powers of ten below the loudest', () => {
  const click = new Float32Array(16_000)
  click[8_000] = 1
  const features = computeLogMel(click)
  // The levels are logarithms divided by 4, so eight powers of ten are a difference of 2.
  expect(Math.max(...features) - Math.min(...features)).toBeCloseTo(2, 5)
})
