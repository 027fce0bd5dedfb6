import { describe, expect, it } from 'vitest'
import { type Point, sampleSpline } from '../geometry/curves'
import { isInside } from '../testing/is-inside'
import { hairShapes } from './hair'
import type { HairShape } from './hair-shape'

/** The closed eye, from its outer to its inner corner. */
const eye: readonly Point[] = [
  [240, 208],
  [247, 210],
  [254, 208],
]

type HairOutline = { outer: readonly Point[]; inner: readonly Point[] }

const createOutline = ({ outer, inner }: HairOutline) => [
  ...sampleSpline(outer, 60),
  ...sampleSpline(inner, 60).reverse(),
]

const shapes = Object.entries<HairShape>(hairShapes)

describe('hair', () => {
  it.each(shapes)('does not cover the eye: %s', (_name, shape) => {
    const panels = [...(shape.under ?? []), ...(shape.onTop ?? [])].filter(
      (extra) => extra.kind === 'panel',
    )
    for (const layer of [shape, ...panels]) {
      const corners = createOutline(layer)
      expect(eye.filter((point) => isInside(point, corners))).toEqual([])
    }
  })

  it.each(shapes.filter(([, { material }]) => material !== 'cloth'))(
    'has no corner sharper than 80 degrees in its outer line: %s',
    (_name, { outer }) => {
      const corners = outer
        .slice(1, -1)
        .map((tip, i) => measureAngle(tip, outer[i]!, outer[i + 2]!))
      expect(Math.min(...corners)).toBeGreaterThan(80)
    },
  )
})

/** Returns the degrees between the lines from a point to its neighbours; 180 on a straight line. */
function measureAngle([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point) {
  const angle = Math.abs(Math.atan2(y1 - y, x1 - x) - Math.atan2(y2 - y, x2 - x))
  return (Math.min(angle, 2 * Math.PI - angle) * 180) / Math.PI
}
