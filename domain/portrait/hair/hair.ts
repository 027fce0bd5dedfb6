import type { Pose } from '../face/face-profile'
import {
  closedPath,
  curvePath,
  linesBetween,
  type Point,
  pushSideways,
  ring,
  ripple,
  sampleSpline,
} from '../geometry/curves'
import { gatheredHair } from './hair-gathered'
import { longHair } from './hair-long'
import type { HairExtra, HairShape } from './hair-shape'
import { shornHair } from './hair-shorn'
import { shortHair } from './hair-short'
import { styledHair } from './hair-styled'
import { tiedHair } from './hair-tied'
import { wrappedHair } from './hair-wrapped'
import { headwear } from './headwear'

export const hairShapes = {
  ...shortHair,
  ...shornHair,
  ...longHair,
  ...styledHair,
  ...tiedHair,
  ...gatheredHair,
  ...headwear,
  ...wrappedHair,
}

export type HairName = keyof typeof hairShapes | 'bald'

export const findHairShape = (name: HairName): HairShape | undefined =>
  name === 'bald' ? undefined : hairShapes[name]

export type HairTraits = {
  name: HairName
  /** 1 is the shape as defined. */
  volume: number
  /** Number of strands that are added to those of the shape; a negative number removes strands. */
  strandOffset: number
  /** Phase of the bumps of curly hair, in radians. */
  phase: number
}

/** A filled outline with lines in it, both as path data: hair, a beard or a piece of cloth. */
export type StrandLayer = {
  outline: string
  strands: string
  material: 'hair' | 'cloth'
  isFaint?: boolean
  /** Whether strands must be clipped at the outline; unclipped ones are cheaper to draw. */
  isClipped?: boolean
  /** The part of the outline that gets a bright edge; the whole outline if absent. */
  edge?: string
  /** Shorn hair, through which the skin is visible. */
  isShorn?: boolean
}

/** Layers behind and in front of the face, each ordered back to front. */
export type HairLayers = { behind: StrandLayer[]; front: StrandLayer[] }

/** Returns the layers of the hair of a posed head; none for bald heads. */
export function layOutHair(traits: HairTraits, pose: Pose): HairLayers {
  const shape = findHairShape(traits.name)
  if (!shape) return { behind: [], front: [] }
  const extras = (list: readonly HairExtra[] = []) =>
    list.flatMap((extra) => layOutExtra(extra, traits, pose))
  return {
    behind: extras(shape.behind),
    front: [...extras(shape.under), layOutMain(shape, traits, pose), ...extras(shape.onTop)],
  }
}

function layOutMain(shape: HairShape, traits: HairTraits, pose: Pose): StrandLayer {
  const material = shape.material ?? 'hair'
  const { amplitude, cycles } = shape.wave ?? { amplitude: 0, cycles: 0 }
  const sampleCount = getSampleCount(shape, amplitude, cycles)
  const isLifted = material === 'hair' && !shape.isShorn
  const outerLine = isLifted ? lift(shape.outer, traits.volume) : shape.outer
  const straightOuter = sampleSpline(outerLine.map(pose), sampleCount)
  const straightInner = sampleSpline(shape.inner.map(pose), sampleCount)
  const outer = shape.bumpHeight
    ? ripple(straightOuter, shape.bumpHeight, 17, traits.phase)
    : ripple(straightOuter, amplitude * 0.6, cycles, 0)
  const inner = ripple(straightInner, amplitude * 0.5, cycles, 0)
  const strands = linesBetween(outer, inner, shape.gapCount + traits.strandOffset).map((line, i) =>
    ripple(line, amplitude * 0.6, cycles, (i + 1) * (shape.bumpHeight ? 2.1 : 0.22)),
  )
  return {
    outline: outlineBetween(outer, inner),
    strands: joinLines(strands),
    material,
    isFaint: shape.isFaint ?? false,
    isShorn: shape.isShorn ?? false,
    isClipped: amplitude > 0,
  }
}

/** Returns how many points of each line are sampled: fine waves, bumps and tufts need more. */
function getSampleCount({ outer, bumpHeight }: HairShape, amplitude: number, cycles: number) {
  if (cycles > 6 || bumpHeight !== undefined || outer.length > 14) return 44
  return amplitude > 4 ? 26 : 14
}

/**
 * Makes the hair fuller: moves the points of a line away from the head, sideways and up. Points at
 * the brow move only up.
 */
function lift(points: readonly Point[], volume: number): Point[] {
  return points.map(([x, y]) => [
    160 + (x - 160) * (x < 236 ? volume : 1),
    y < 200 ? 190 + (y - 190) * (1 + (volume - 1) * 0.7) : y,
  ])
}

function layOutExtra(extra: HairExtra, traits: HairTraits, pose: Pose): StrandLayer[] {
  switch (extra.kind) {
    case 'panel':
      return [layOutPanel(extra, traits, pose)]
    case 'knot':
      return [extra.bumpHeight ? layOutPuff(extra, traits, pose) : layOutKnot(extra, traits, pose)]
    case 'beads':
      return extra.beads.map((_, i) => layOutBead(extra.beads, i, pose))
    case 'ropes':
      return extra.lines.map((line) => layOutRope(line, extra, pose))
  }
}

type Panel = Extract<HairExtra, { kind: 'panel' }>

function layOutPanel(panel: Panel, { volume }: HairTraits, pose: Pose): StrandLayer {
  const { amplitude, cycles } = panel.wave ?? { amplitude: 0, cycles: 0 }
  const sampleCount = amplitude > 0 ? 24 : 14
  const makeWavy = (line: Point[], phase: number) => ripple(line, amplitude, cycles, phase)
  const isLifted = panel.material === 'hair' && !panel.isShorn
  const layOutSide = (line: readonly Point[]) =>
    makeWavy(sampleSpline((isLifted ? lift(line, volume) : line).map(pose), sampleCount), 0)
  const outer = layOutSide(panel.outer)
  const inner = layOutSide(panel.inner)
  return {
    outline: outlineBetween(outer, inner),
    strands: joinLines(
      linesBetween(outer, inner, panel.gapCount).map((line, i) => makeWavy(line, (i + 1) * 0.22)),
    ),
    material: panel.material,
    isClipped: amplitude > 0,
    isShorn: panel.isShorn ?? false,
  }
}

type Bead = Extract<HairExtra, { kind: 'beads' }>['beads'][number]

type Knot = Extract<HairExtra, { kind: 'knot' }>

const layOutKnot = ({ centre, radius, material }: Knot, traits: HairTraits, pose: Pose) => ({
  ...layOutRings(
    centre,
    radius * (material === 'cloth' ? 1 : traits.volume),
    { rings: [0.84, 0.68, 0.52, 0.36, 0.2], squash: 0.86 },
    pose,
  ),
  material: material ?? ('hair' as const),
})

/** A round mass of curls, drawn with lines across; rings would look like a rose. */
function layOutPuff(knot: Knot, traits: HairTraits, pose: Pose): StrandLayer {
  const { bumpHeight = 0 } = knot
  const round = ring(knot.centre, knot.radius * traits.volume, 0.94, 48).map(pose)
  const bumps = Math.round(knot.radius / 4)
  // The number of bumps is whole, so that both ends are moved equally and the outline closes
  // without a notch.
  const outline = pushSideways(
    round,
    (i) => bumpHeight * Math.abs(Math.sin((i / 48) * bumps * Math.PI)) - bumpHeight / 2,
  )
  const half = outline.length >> 1
  const strands = linesBetween(
    outline.slice(0, half + 1),
    outline.slice(half).reverse(),
    Math.round(knot.radius / 6),
  ).map((line, i) => ripple(line, bumpHeight * 0.9, knot.radius / 9, i * 2.1))
  return {
    outline: closedPath(outline),
    strands: joinLines(strands),
    material: 'hair',
    isClipped: true,
  }
}

/** How far the strands of a plait slant from its direction, in radians. */
const plaitSlant = 0.75

/** One bead of a plait: strands that slant across it, to the other side in every second bead. */
function layOutBead(beads: readonly Bead[], index: number, pose: Pose): StrandLayer {
  const [x, y, radius] = beads[index]!
  const before = beads[Math.max(0, index - 1)]!
  const after = beads[Math.min(beads.length - 1, index + 1)]!
  const direction = Math.atan2(after[1] - before[1], after[0] - before[0])
  const slant = direction + (index % 2 === 0 ? plaitSlant : -plaitSlant)
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)]
  const place = (along: number, across: number): Point =>
    pose([x + radius * (along * cos - across * sin), y + radius * (along * sin + across * cos)])
  const strand = (across: number) => {
    const half = 1.25 * Math.sqrt(1 - (across / 0.68) ** 2)
    return [place(-half, across * 0.6), place(0, across * 1.2), place(half, across * 0.6)]
  }
  return {
    outline: closedPath(
      ring([0, 0], 1, 0.68).map(([along, across]) => place(along * 1.25, across)),
    ),
    strands: joinLines([-0.4, -0.14, 0.14, 0.4].map(strand)),
    material: 'hair',
    isClipped: true,
  }
}

function layOutRings(
  centre: Point,
  radius: number,
  { rings, squash }: { rings: readonly number[]; squash: number },
  pose: Pose,
): StrandLayer {
  const ringAt = (share: number) => ring(centre, radius * share, squash).map(pose)
  return {
    outline: closedPath(ringAt(1)),
    strands: joinLines(rings.map(ringAt)),
    material: 'hair',
  }
}

/** A lock: thin at the root and at the tip, with a little twist between. */
function layOutRope(
  line: readonly Point[],
  { width, strandCount = 1 }: { width: number; strandCount?: number },
  pose: Pose,
): StrandLayer {
  const centre = sampleSpline(line.map(pose), 11)
  const halfWidth = (i: number) => {
    const share = i / (centre.length - 1)
    const taper = Math.min(1, share * 6 + 0.2, (1 - share) * 5 + 0.1)
    return (width / 2) * taper * (1 + 0.12 * Math.sin(i * 2.4))
  }
  const leftSide = pushSideways(centre, halfWidth)
  const rightSide = pushSideways(centre, (i) => -halfWidth(i))
  return {
    outline: outlineBetween(leftSide, rightSide),
    strands: joinLines(linesBetween(leftSide, rightSide, strandCount + 1)),
    material: 'hair',
  }
}

const outlineBetween = (outer: readonly Point[], inner: readonly Point[]) =>
  `${curvePath(outer)}${curvePath([...inner].reverse(), 'L')}Z`

const joinLines = (lines: readonly (readonly Point[])[]) =>
  lines.map((line) => curvePath(line)).join('')
