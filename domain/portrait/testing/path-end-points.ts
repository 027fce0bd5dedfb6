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
    const step = command === 'q' ? 4 : 2
    for (let i = 0; i + step <= numbers.length; i += step) {
      const [dx, dy] = [numbers[i + step - 2]!, numbers[i + step - 1]!]
      const isRelative = command === 'q' || command === 't'
      ;[x, y] = isRelative ? [x + dx, y + dy] : [dx, dy]
      ends.push([x, y])
    }
  }
  return ends
}
