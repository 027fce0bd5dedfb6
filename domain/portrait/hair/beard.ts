import type { FaceFeatures, Pose } from '../face/face-profile'
import { curvePath, linesBetween, type Point, ripple, sampleSpline } from '../geometry/curves'
import type { StrandLayer } from './hair'

export type BeardName = 'stubble' | 'short' | 'full' | 'square' | 'long' | 'goatee' | 'moustache'

export type BeardTraits = {
  name: BeardName
  /**
   * Length, from 0 for the shortest beard of this name to 1 for the longest. Stubble and a moustache have only one
   * length.
   */
  growth: number
}

/**
 * Drawn like hair, as strands between an outer edge and an inner line on the skin of the cheek or
 * lip. The front extends beyond the face, so that a beard changes the outline and is visible at
 * small sizes.
 */
type BeardShape = {
  outer: readonly Point[]
  inner: readonly Point[]
  /**
   * Number of gaps that the strands leave between the two lines: one more than there are strands.
   */
  gapCount: number
  /**
   * Index in `outer` from which the edge is drawn; there is no edge where hair thins on the cheek.
   */
  edgeFrom: number
  /** Amplitude of the waves in the strands. */
  wave?: number
  isShorn?: boolean
}

/**
 * Returns the layers of a beard. The beard on the jaw comes first: the moustache lies over it and
 * joins it at the corner of the mouth.
 */
export function layOutBeard({ name, growth }: BeardTraits, features: FaceFeatures, pose: Pose) {
  return createBeardParts(name, growth, features).map((part) => layOutPart(part, pose))
}

function createBeardParts(name: BeardName, growth: number, features: FaceFeatures): BeardShape[] {
  switch (name) {
    case 'stubble':
      return [{ ...createJawBeard(features, 1), gapCount: 8, isShorn: true }]
    case 'short':
      return [createJawBeard(features, 6 + growth * 5), createMoustache(features)]
    case 'full':
      return [createJawBeard(features, 22 + growth * 14), createMoustache(features)]
    case 'square':
      return [createSquareBeard(features, 30 + growth * 14), createMoustache(features)]
    case 'long':
      return [createLongBeard(features, 66 + growth * 26), createMoustache(features)]
    case 'goatee':
      return [createGoatee(features, 8 + growth * 16), createMoustache(features)]
    case 'moustache':
      return [createHandlebar(features)]
  }
}

/** Along cheek and jaw, from the temple to below the lip. */
const createCheekLine = (features: FaceFeatures): Point[] => [
  [199, 201],
  [205, 230],
  [216, 254],
  [230, 264],
  [243, 266],
  [250, 273],
  [256, 283],
  [264 + features.chin * 0.4, 286.5],
]

function createJawBeard(features: FaceFeatures, drop: number): BeardShape {
  const front = 3 + drop * 0.24
  return {
    outer: [
      [195, 201],
      [186, 250],
      [192, 296],
      [214, 322 + features.jaw * 0.5 + drop * 0.4],
      [240, 320 + features.jaw + drop],
      [259 + features.chin + front * 0.5, 314 + features.jaw + drop * 0.8],
      [266 + features.chin + front, 299 + drop * 0.24],
      [266 + features.chin * 0.4, 286.5],
    ],
    inner: createCheekLine(features),
    gapCount: 12,
    edgeFrom: 3,
  }
}

/** Cut straight below the chin. */
function createSquareBeard(features: FaceFeatures, drop: number): BeardShape {
  return {
    outer: [
      [195, 201],
      [185, 252],
      [190, 300 + drop * 0.3],
      [204, 322 + features.jaw * 0.5 + drop * 0.84],
      [230, 326 + features.jaw + drop],
      [270 + features.chin, 322 + features.jaw + drop],
      [283 + features.chin, 304 + drop * 0.4],
      [267 + features.chin * 0.4, 286.5],
    ],
    inner: createCheekLine(features),
    gapCount: 13,
    edgeFrom: 2,
  }
}

/** To the chest, in waves that end in a point. */
function createLongBeard(features: FaceFeatures, drop: number): BeardShape {
  return {
    outer: [
      [195, 201],
      [186, 252],
      [192, 304],
      [212, 330 + drop * 0.42],
      [242, 326 + drop],
      [272 + features.chin * 0.5, 322 + drop * 0.56],
      [279 + features.chin, 304 + drop * 0.12],
      [266 + features.chin * 0.4, 286.5],
    ],
    inner: createCheekLine(features),
    gapCount: 13,
    edgeFrom: 2,
    wave: 3,
  }
}

/** On the chin alone, from below the lip to a point beyond the chin. */
function createGoatee(features: FaceFeatures, drop: number): BeardShape {
  return {
    outer: [
      [247, 276],
      [238, 288],
      [224, 304 + features.jaw * 0.4],
      [218, 318 + features.jaw * 0.5],
      [240, 321 + features.jaw + drop * 0.4],
      [257 + features.chin, 322 + features.jaw + drop],
      [270 + features.chin, 316 + features.jaw * 0.6 + drop * 0.6],
      [272 + features.chin, 301],
      [265 + features.chin * 0.4, 287],
    ],
    inner: [
      [250, 278],
      [252, 283],
      [254, 287],
      [257, 289],
      [260, 289],
      [263, 288],
      [264, 287.5],
      [265 + features.chin * 0.4, 287],
    ],
    gapCount: 9,
    edgeFrom: 4,
  }
}

/** Over the upper lip, down to the corner of the mouth. */
function createMoustache(features: FaceFeatures): BeardShape {
  return {
    outer: [
      [268, 253.5],
      [276 + features.lips * 0.6, 258],
      [278 + features.lips, 266],
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
    gapCount: 6,
    edgeFrom: 0,
  }
}

/** A moustache that is worn without a beard: thicker, with its ends turned up. */
function createHandlebar(features: FaceFeatures): BeardShape {
  return {
    outer: [
      [268, 253.5],
      [280 + features.lips * 0.6, 259],
      [282 + features.lips, 269],
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
    gapCount: 7,
    edgeFrom: 0,
  }
}

function layOutPart(
  { outer, inner, gapCount, edgeFrom, wave = 1.2, isShorn = false }: BeardShape,
  pose: Pose,
): StrandLayer {
  const sampleCount = 16
  const outerLine = sampleSpline(outer.map(pose), sampleCount)
  const innerLine = sampleSpline(inner.map(pose), sampleCount)
  const strands = linesBetween(outerLine, innerLine, gapCount).map((line, i) =>
    curvePath(ripple(line, wave, 4, i)),
  )
  const edgeStart = Math.round((edgeFrom / (outer.length - 1)) * (sampleCount - 1))
  return {
    outline: `${curvePath(outerLine)}${curvePath([...innerLine].reverse(), 'L')}Z`,
    strands: strands.join(''),
    material: 'hair',
    isClipped: true,
    edge: curvePath(outerLine.slice(edgeStart)),
    isShorn,
  }
}
