import { expect, it } from 'vitest'
import { resample } from './resample.mjs'

const tone = (rate: number, hertz: number) =>
  Float32Array.from(
    { length: rate },
    (_, index) => 0.4 * Math.sin((2 * Math.PI * hertz * index) / rate),
  )

it.each([16_000, 22_050, 26_500])('preserves a tone that was sampled at %i Hz', (rate) => {
  const output = resample(tone(rate, 1_000), rate, 24_000)
  expect(Math.abs(output.length - 24_000)).toBeLessThan(3)
  const expected = tone(24_000, 1_000)
  const maxError = output
    .slice(100, 23_900)
    .reduce(
      (max, value, index) => Math.max(max, Math.abs(value - 32_767 * (expected[index + 100] ?? 0))),
      0,
    )
  expect(maxError).toBeLessThan(130)
})

it('removes frequencies that the lower rate cannot carry', () => {
  const output = resample(tone(48_000, 15_000), 48_000, 24_000)
  expect(Math.max(...output.slice(100, -100))).toBeLessThan(200)
})

it('clips samples that are too loud', () => {
  const loud = Float32Array.from({ length: 1_000 }, () => 3)
  expect(resample(loud, 24_000, 24_000)[500]).toBe(32_767)
})
