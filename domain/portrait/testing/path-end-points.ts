import type { Point } from '../geometry/curves'

/**
 * Returns the end points of the segments that `curvePath` writes: M and L absolute, q and t
 * relative.
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
