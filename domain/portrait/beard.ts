import { curvePath, linesBetween, type Point, ripple, sampleSpline } from './curves'
import type { HairLayer } from './hair'
import type { FaceFeatures, Pose } from './profile'

export type BeardName = 'short' | 'full' | 'long' | 'goatee' | 'moustache'

export type BeardTraits = {
  name: BeardName
  /** How far it grows beyond the chin, 0…1. */
  growth: number
}

/** The front edge stands off the face, so that a beard changes the outline and is seen when small. */
export function layOutBeard(beard: BeardTraits, f: FaceFeatures, pose: Pose): HairLayer[] {
  switch (beard.name) {
    case 'moustache':
      return [layOutMoustache(f, pose)]
    case 'goatee':
      return [rule(...goatee(f, 4 + beard.growth * 14), 9, pose), layOutMoustache(f, pose)]
    case 'short':
    case 'full':
    case 'long':
      return [
        rule(...jawBeard(f, dropOf(beard)), beard.name === 'short' ? 11 : 13, pose),
        layOutMoustache(f, pose),
      ]
  }
}

function dropOf({ name, growth }: BeardTraits) {
  if (name === 'short') return 3 + growth * 4
  return name === 'full' ? 16 + growth * 14 : 50 + growth * 24
}

function jawBeard(f: FaceFeatures, drop: number): [Point[], Point[]] {
  const front = 4 + drop * 0.16
  return [
    [
      [186, 208],
      [184, 256],
      [194, 298],
      [216, 322 + f.jaw * 0.5 + drop * 0.35],
      [240, 322 + f.jaw + drop],
      [258 + f.chin + front * 0.5, 316 + f.jaw + drop * 0.84],
      [266 + f.chin + front, 300 + drop * 0.2],
      [265 + f.chin * 0.6 + front * 0.6, 286],
    ],
    [
      [199, 208],
      [209, 238],
      [220, 258],
      [234, 266],
      [248, 271],
      [256, 280],
      [256, 288],
      [264 + f.chin * 0.4, 286],
    ],
  ]
}

/** Chin and lower jaw only, one shape with the moustache. */
function goatee(f: FaceFeatures, drop: number): [Point[], Point[]] {
  return [
    [
      [243, 274],
      [228, 292],
      [222, 312 + f.jaw * 0.6],
      [238, 322 + f.jaw + drop * 0.8],
      [256 + f.chin, 318 + f.jaw + drop],
      [268 + f.chin, 304 + drop * 0.3],
      [267 + f.chin * 0.6, 286],
    ],
    [
      [247, 272],
      [249, 278],
      [252, 284],
      [255, 288],
      [258, 289],
      [261, 288],
      [264 + f.chin * 0.4, 286],
    ],
  ]
}

function layOutMoustache(f: FaceFeatures, pose: Pose): HairLayer {
  const outer: Point[] = [
    [267, 254],
    [276 + f.lips * 0.4, 258],
    [279 + f.lips, 266],
    [271, 271],
    [258, 274],
    [245, 280],
  ]
  const inner: Point[] = [
    [265, 254],
    [259, 256],
    [253, 260],
    [248, 266],
    [245, 273],
    [244, 280],
  ]
  return rule(outer, inner, 5, pose)
}

function rule(outer: Point[], inner: Point[], strandCount: number, pose: Pose): HairLayer {
  const outerLine = sampleSpline(outer.map(pose), 12)
  const innerLine = sampleSpline(inner.map(pose), 12)
  const strands = linesBetween(outerLine, innerLine, strandCount).map((line, i) =>
    curvePath(ripple(line, 1.2, 4, i)),
  )
  return {
    outline: `${curvePath(outerLine)}${curvePath([...innerLine].reverse(), 'L')}Z`,
    strands: strands.join(''),
    material: 'hair',
    isClipped: true,
  }
}
