import { describe, expect, it } from 'vitest'
import { oklch } from './colour'

describe('oklch', () => {
  it('converts black, white and sRGB red', () => {
    expect(oklch(0, 0, 0)).toBe('#000000')
    expect(oklch(1, 0, 0)).toBe('#ffffff')
    expect(oklch(0.628, 0.2577, 29.23)).toBe('#ff0000')
  })

  it('returns the same value for two colours outside sRGB that differ only in chroma', () => {
    expect(oklch(0.86, 0.4, 150)).toBe(oklch(0.86, 0.5, 150))
  })
})
