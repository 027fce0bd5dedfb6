import { describe, expect, it } from 'vitest'
import { drawRingPaths } from './ring-paths'

const readNumbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

describe('the drawing of the rings', () => {
  it('draws the same five paths for a companion each time, and different ones for another', () => {
    const paths = drawRingPaths('margaux')
    expect(paths).toHaveLength(5)
    expect(paths).toEqual(drawRingPaths('margaux'))
    expect(paths).not.toEqual(drawRingPaths('octave'))
  })

  it('ends each path where it begins', () => {
    for (const path of drawRingPaths('margaux')) {
      expect(path.endsWith('Z')).toBe(true)
      expect(readNumbers(path).slice(-2)).toEqual(readNumbers(path).slice(0, 2))
    }
  })

  it('stays inside the view box', () => {
    for (const value of drawRingPaths('yuki').flatMap(readNumbers)) {
      expect(value).toBeGreaterThan(0)
      expect(value).toBeLessThan(400)
    }
  })
})
