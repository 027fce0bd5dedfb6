import type { Point } from '../geometry/curves'

/**
 * Whether the point is inside the closed outline: whether a ray to its right crosses it an odd
 * number of times.
 */
export function isInside([x, y]: Point, corners: readonly Point[]) {
  let isOdd = false
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length]!
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) isOdd = !isOdd
  })
  return isOdd
}
