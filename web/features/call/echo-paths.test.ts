import { expect, it } from 'vitest'
import { drawEchoPaths } from './echo-paths'

const numbers = (path: string) => (path.match(/[\d.]+/g) ?? []).map(Number)

it('draws five closed lines that are the companion’s own', () => {
  const paths = drawEchoPaths('margaux')
  expect(paths).toHaveLength(5)
  expect(paths).toEqual(drawEchoPaths('margaux'))
  expect(paths).not.toEqual(drawEchoPaths('octave'))
})

it('ends each line where it begins, so that no seam shows', () => {
  for (const path of drawEchoPaths('margaux')) {
    expect(path.endsWith('Z')).toBe(true)
    expect(numbers(path).slice(-2)).toEqual(numbers(path).slice(0, 2))
  }
})

it('stays inside the picture', () => {
  for (const value of drawEchoPaths('yuki').flatMap(numbers)) {
    expect(value).toBeGreaterThan(0)
    expect(value).toBeLessThan(400)
  }
})
