import { describe, expect, it } from 'vitest'
import { type Point, sampleSpline } from '../geometry/curves'
import { hairShapes } from './hair'
import type { HairShape } from './hair-shape'

/** The closed eye, from its outer to its inner corner. */
const eye: readonly Point[] = [
  [240, 208],
  [247, 210],
  [254, 208],
]

type Ruled = { outer: readonly Point[]; inner: readonly Point[] }

const outline = ({ outer, inner }: Ruled) => [
  ...sampleSpline(outer, 60),
  ...sampleSpline(inner, 60).reverse(),
]

/** Whether a ray to the right crosses the outline an odd number of times. */
function isInside([x, y]: Point, corners: readonly Point[]) {
  let inside = false
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length]!
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
  })
  return inside
}

const shapes = Object.entries<HairShape>(hairShapes)

describe('hair', () => {
  it.each(shapes)('leaves the eye free: %s', (_name, shape) => {
    const panels = [...(shape.under ?? []), ...(shape.onTop ?? [])].filter(
      (extra) => extra.kind === 'panel',
    )
    for (const layer of [shape, ...panels]) {
      const corners = outline(layer)
      expect(eye.filter((point) => isInside(point, corners))).toEqual([])
    }
  })
})
