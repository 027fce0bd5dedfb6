import {
  closedPath,
  curvePath,
  linesBetween,
  type Point,
  pushSideways,
  ring,
  ripple,
  sampleSpline,
} from './curves'
import { longHair } from './hair-long'
import type { HairExtra, HairShape } from './hair-shape'
import { shortHair } from './hair-short'
import { tiedHair } from './hair-tied'
import { headwear } from './headwear'
import type { Pose } from './profile'

export const hairShapes = { ...shortHair, ...longHair, ...tiedHair, ...headwear }

export type HairName = keyof typeof hairShapes | 'bald'

export const hairShapeOf = (name: HairName): HairShape | undefined =>
  name === 'bald' ? undefined : hairShapes[name]

export type HairTraits = {
  name: HairName
  /** 1 is the shape as it is written down. */
  volume: number
  /** More or fewer strands than the shape has. */
  strandOffset: number
  phase: number
}

/** One thing to paint: a filled outline with lines in it, both as path data. */
export type HairLayer = {
  outline: string
  strands: string
  material: 'hair' | 'cloth'
  isFaint?: boolean
  /** Strands that may leave the outline are cut off at it; others are cheaper to draw. */
  isClipped?: boolean
}

export type DrawnHair = { behind: HairLayer[]; front: HairLayer[] }

export function layOutHair(traits: HairTraits, pose: Pose): DrawnHair {
  const shape = hairShapeOf(traits.name)
  if (!shape) return { behind: [], front: [] }
  const extras = (list: readonly HairExtra[] = []) =>
    list.flatMap((extra) => layOutExtra(extra, traits.volume, pose))
  return {
    behind: extras(shape.behind),
    front: [layOutMain(shape, traits, pose), ...extras(shape.onTop)],
  }
}

function layOutMain(shape: HairShape, traits: HairTraits, pose: Pose): HairLayer {
  const material = shape.material ?? 'hair'
  const { amplitude, cycles } = shape.wave ?? { amplitude: 0, cycles: 0 }
  const isFine = cycles > 6 || shape.scallop !== undefined
  const detail = isFine ? 48 : amplitude > 4 ? 26 : 14
  const lifted = material === 'cloth' ? shape.outer : lift(shape.outer, traits.volume)
  const straightOuter = sampleSpline(lifted.map(pose), detail)
  const straightInner = sampleSpline(shape.inner.map(pose), detail)
  const outer = shape.scallop
    ? ripple(straightOuter, shape.scallop, 17, traits.phase)
    : ripple(straightOuter, amplitude * 0.6, cycles, 0)
  const inner = ripple(straightInner, amplitude * 0.5, cycles, 0)
  const strands = linesBetween(outer, inner, shape.strandCount + traits.strandOffset).map(
    (line, i) => ripple(line, amplitude * 0.6, cycles, (i + 1) * (shape.scallop ? 2.1 : 0.22)),
  )
  return {
    outline: ruledOutline(outer, inner),
    strands: joinLines(strands),
    material,
    isFaint: shape.isFaint ?? false,
    isClipped: amplitude > 0,
  }
}

/** Fuller hair stands off the crown and the back; the hairline stays where it is. */
function lift(points: readonly Point[], volume: number): Point[] {
  return points.map(([x, y]) => [
    160 + (x - 160) * (x < 236 ? volume : 1),
    y < 200 ? 190 + (y - 190) * (1 + (volume - 1) * 0.7) : y,
  ])
}

function layOutExtra(extra: HairExtra, volume: number, pose: Pose): HairLayer[] {
  switch (extra.kind) {
    case 'panel':
      return [layOutPanel(extra, pose)]
    case 'knot':
      return [layOutRings(extra.centre, extra.radius * volume, [0.84, 0.68, 0.52, 0.36, 0.2], pose)]
    case 'beads':
      return extra.beads.map(([x, y, radius]) => layOutRings([x, y], radius, [0.68, 0.38], pose))
    case 'ropes':
      return extra.lines.map((line) => layOutRope(line, extra.width, pose))
  }
}

function layOutPanel(panel: Extract<HairExtra, { kind: 'panel' }>, pose: Pose): HairLayer {
  const outer = sampleSpline(panel.outer.map(pose), 14)
  const inner = sampleSpline(panel.inner.map(pose), 14)
  return {
    outline: ruledOutline(outer, inner),
    strands: joinLines(linesBetween(outer, inner, panel.strandCount)),
    material: panel.material,
  }
}

function layOutRings(
  centre: Point,
  radius: number,
  innerRings: readonly number[],
  pose: Pose,
): HairLayer {
  const ringAt = (share: number) => ring(centre, radius * share, 0.86).map(pose)
  return {
    outline: closedPath(ringAt(1)),
    strands: joinLines(innerRings.map(ringAt)),
    material: 'hair',
  }
}

/** A lock: thin at the root and at the tip, with a little twist between. */
function layOutRope(line: readonly Point[], width: number, pose: Pose): HairLayer {
  const centre = sampleSpline(line.map(pose), 11)
  const halfWidth = (i: number) => {
    const share = i / (centre.length - 1)
    const taper = Math.min(1, share * 6 + 0.2, (1 - share) * 5 + 0.1)
    return (width / 2) * taper * (1 + 0.12 * Math.sin(i * 2.4))
  }
  const right = pushSideways(centre, halfWidth)
  const left = pushSideways(centre, (i) => -halfWidth(i))
  return { outline: ruledOutline(right, left), strands: curvePath(centre), material: 'hair' }
}

const ruledOutline = (outer: readonly Point[], inner: readonly Point[]) =>
  `${curvePath(outer)}${curvePath([...inner].reverse(), 'L')}Z`

const joinLines = (lines: readonly (readonly Point[])[]) =>
  lines.map((line) => curvePath(line)).join('')
