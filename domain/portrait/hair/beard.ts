import type { FaceFeatures, Pose } from '../face/face-profile'
import { curvePath, linesBetween, type Point, ripple, sampleSpline } from '../geometry/curves'
import type { HairLayer } from './hair'

export type BeardName = 'stubble' | 'short' | 'full' | 'square' | 'long' | 'goatee' | 'moustache'

export type BeardTraits = {
  name: BeardName
  /** How far it grows beyond the chin, 0…1. */
  growth: number
}

/**
 * Drawn like hair: lines between an outer edge and the line where the beard leaves the skin. The
 * front extends beyond the face, so that a beard changes the outline and is visible at small sizes.
 */
type BeardShape = {
  outer: readonly Point[]
  inner: readonly Point[]
  strandCount: number
  /**
   * Index in `outer` from which the edge is drawn; there is no edge where hair thins on the cheek.
   */
  edgeFrom: number
  wave?: number
  isShorn?: boolean
}

/** Lower jaw first: the moustache lies over it and joins it at the corner of the mouth. */
export function layOutBeard({ name, growth }: BeardTraits, f: FaceFeatures, pose: Pose) {
  return beardParts(name, growth, f).map((part) => drawStrands(part, pose))
}

function beardParts(name: BeardName, growth: number, f: FaceFeatures): BeardShape[] {
  switch (name) {
    case 'stubble':
      return [{ ...jawBeard(f, 1), strandCount: 8, isShorn: true }]
    case 'short':
      return [jawBeard(f, 6 + growth * 5), moustache(f)]
    case 'full':
      return [jawBeard(f, 22 + growth * 14), moustache(f)]
    case 'square':
      return [squareBeard(f, 30 + growth * 14), moustache(f)]
    case 'long':
      return [longBeard(f, 66 + growth * 26), moustache(f)]
    case 'goatee':
      return [goatee(f, 8 + growth * 16), moustache(f)]
    case 'moustache':
      return [handlebar(f)]
  }
}

/** Along cheek and jaw, from the temple to below the lip. */
const cheekLine = (f: FaceFeatures): Point[] => [
  [199, 201],
  [205, 230],
  [216, 254],
  [230, 264],
  [243, 266],
  [250, 273],
  [256, 283],
  [264 + f.chin * 0.4, 286.5],
]

function jawBeard(f: FaceFeatures, drop: number): BeardShape {
  const front = 3 + drop * 0.24
  return {
    outer: [
      [195, 201],
      [186, 250],
      [192, 296],
      [214, 322 + f.jaw * 0.5 + drop * 0.4],
      [240, 320 + f.jaw + drop],
      [259 + f.chin + front * 0.5, 314 + f.jaw + drop * 0.8],
      [266 + f.chin + front, 299 + drop * 0.24],
      [266 + f.chin * 0.4, 286.5],
    ],
    inner: cheekLine(f),
    strandCount: 12,
    edgeFrom: 3,
  }
}

/** Cut straight below the chin. */
function squareBeard(f: FaceFeatures, drop: number): BeardShape {
  return {
    outer: [
      [195, 201],
      [185, 252],
      [190, 300 + drop * 0.3],
      [204, 322 + f.jaw * 0.5 + drop * 0.84],
      [230, 326 + f.jaw + drop],
      [270 + f.chin, 322 + f.jaw + drop],
      [283 + f.chin, 304 + drop * 0.4],
      [267 + f.chin * 0.4, 286.5],
    ],
    inner: cheekLine(f),
    strandCount: 13,
    edgeFrom: 2,
  }
}

/** To the chest, in waves that end in a point. */
function longBeard(f: FaceFeatures, drop: number): BeardShape {
  return {
    outer: [
      [195, 201],
      [186, 252],
      [192, 304],
      [212, 330 + drop * 0.42],
      [242, 326 + drop],
      [272 + f.chin * 0.5, 322 + drop * 0.56],
      [279 + f.chin, 304 + drop * 0.12],
      [266 + f.chin * 0.4, 286.5],
    ],
    inner: cheekLine(f),
    strandCount: 13,
    edgeFrom: 2,
    wave: 3,
  }
}

/** On the chin alone, from below the lip to a point beyond the chin. */
function goatee(f: FaceFeatures, drop: number): BeardShape {
  return {
    outer: [
      [247, 276],
      [238, 288],
      [224, 304 + f.jaw * 0.4],
      [218, 318 + f.jaw * 0.5],
      [240, 321 + f.jaw + drop * 0.4],
      [257 + f.chin, 322 + f.jaw + drop],
      [270 + f.chin, 316 + f.jaw * 0.6 + drop * 0.6],
      [272 + f.chin, 301],
      [265 + f.chin * 0.4, 287],
    ],
    inner: [
      [250, 278],
      [252, 283],
      [254, 287],
      [257, 289],
      [260, 289],
      [263, 288],
      [264, 287.5],
      [265 + f.chin * 0.4, 287],
    ],
    strandCount: 9,
    edgeFrom: 4,
  }
}

/** Over the upper lip, down to the corner of the mouth. */
function moustache(f: FaceFeatures): BeardShape {
  return {
    outer: [
      [268, 253.5],
      [276 + f.lips * 0.6, 258],
      [278 + f.lips, 266],
      [270, 271],
      [258, 275],
      [245, 284],
    ],
    inner: [
      [264, 252.5],
      [258, 254],
      [251, 258],
      [246, 264],
      [242, 272],
      [239, 281],
    ],
    strandCount: 6,
    edgeFrom: 0,
  }
}

/** Without a beard the moustache is thicker, with its ends turned up. */
function handlebar(f: FaceFeatures): BeardShape {
  return {
    outer: [
      [268, 253.5],
      [280 + f.lips * 0.6, 259],
      [282 + f.lips, 269],
      [268, 277],
      [250, 281],
      [236, 278],
      [226, 264],
    ],
    inner: [
      [264, 252.5],
      [260, 254],
      [254, 258],
      [248, 263],
      [242, 267],
      [234, 268],
      [226, 263],
    ],
    strandCount: 7,
    edgeFrom: 0,
  }
}

function drawStrands(
  { outer, inner, strandCount, edgeFrom, wave = 1.2, isShorn = false }: BeardShape,
  pose: Pose,
): HairLayer {
  const detail = 16
  const outerLine = sampleSpline(outer.map(pose), detail)
  const innerLine = sampleSpline(inner.map(pose), detail)
  const strands = linesBetween(outerLine, innerLine, strandCount).map((line, i) =>
    curvePath(ripple(line, wave, 4, i)),
  )
  const edgeStart = Math.round((edgeFrom / (outer.length - 1)) * (detail - 1))
  return {
    outline: `${curvePath(outerLine)}${curvePath([...innerLine].reverse(), 'L')}Z`,
    strands: strands.join(''),
    material: 'hair',
    isClipped: true,
    edge: curvePath(outerLine.slice(edgeStart)),
    isShorn,
  }
}
