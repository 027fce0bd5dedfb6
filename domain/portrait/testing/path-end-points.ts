import type { Point } from '../geometry/curves'

/**
 * Returns, as absolute positions, the start of each path and the end of each of its segments. For
 * path data from `curvePath`: M and L have absolute coordinates, q and t relative ones.
 */
export function findPathEndPoints(path: string): Point[] {
  let [x, y] = [0, 0]
  const ends: Point[] = []
  for (const [, command, text = ''] of path.matchAll(/([MLqtZ])([^MLqtZ]*)/g)) {
    const numbers = [...text.matchAll(/-?\d*\.?\d+/g)].map(Number)
    const numbersPerSegment = command === 'q' ? 4 : 2
    for (let end = numbersPerSegment; end <= numbers.length; end += numbersPerSegment) {
      const [endX, endY] = [numbers[end - 2]!, numbers[end - 1]!]
      const isRelative = command === 'q' || command === 't'
      ;[x, y] = isRelative ? [x + endX, y + endY] : [endX, endY]
      ends.push([x, y])
    }
  }
  return ends
}
