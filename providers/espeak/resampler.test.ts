import { describe, expect, it } from 'vitest'
import { createResampler } from './resampler.mjs'

const tone = (rate: number, length: number) =>
  Int16Array.from({ length }, (_, index) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * 3_000 * index) / rate)),
  )

function resample(input: Int16Array, blockLength: number) {
  const resampler = createResampler()
  const output: number[] = []
  for (let blockStart = 0; blockStart < input.length; blockStart += blockLength) {
    output.push(...resampler.push(input.subarray(blockStart, blockStart + blockLength)))
  }
  return [...output, ...resampler.flush()]
}

describe('resampling from 22,050 to 24,000 Hz', () => {
  it('preserves a tone to within one hundredth of its amplitude', () => {
    const output = resample(tone(22_050, 22_050), 2_206)
    const expected = tone(24_000, 24_000)
    const maxError = output
      .slice(100, 23_900)
      .reduce((max, value, index) => Math.max(max, Math.abs(value - expected[index + 100]!)), 0)
    expect(maxError).toBeLessThan(120)
  })

  it('keeps the duration', () => {
    expect(Math.abs(resample(tone(22_050, 22_050), 2_206).length - 24_000)).toBeLessThan(3)
  })

  it('returns the same samples for short blocks as for one block', () => {
    const input = tone(22_050, 4_410)
    expect(resample(input, 33)).toEqual(resample(input, 4_410))
  })
})
