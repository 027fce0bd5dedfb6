import { expect, it } from 'vitest'
import { createStreamResampler } from './stream-resampler'

const tone = (rate: number) =>
  Int16Array.from({ length: rate }, (_, index) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * 440 * index) / rate)),
  )

it.each([
  [16_000, 24_000],
  [24_000, 16_000],
  [48_000, 24_000],
  [24_000, 24_000],
])('resamples a tone block by block from %i Hz to %i Hz without distortion', (fromRate, toRate) => {
  const { push, flush } = createStreamResampler(fromRate, toRate)
  const input = tone(fromRate)
  const output: number[] = []
  for (let from = 0; from < input.length; from += 333)
    output.push(...push(input.subarray(from, from + 333)))
  output.push(...flush())
  expect(Math.abs(output.length - toRate)).toBeLessThan(3)
  const expected = tone(toRate)
  for (let index = 200; index < toRate - 200; index += 1)
    expect(Math.abs((output[index] ?? 0) - (expected[index] ?? 0))).toBeLessThan(120)
})
