import { curvePath, type Point, sampleSpline } from '../geometry/curves'

/**
 * Deviations from the standard profile in picture units, kept small so that all faces are adult.
 */
export type FaceFeatures = {
  forehead: number
  brow: number
  bridge: number
  nose: number
  noseTip: number
  lips: number
  chin: number
  jaw: number
  neck: number
}

/** Apparent age, shown by the hair and by lines in the face. Every figure is an adult. */
export type Age = 'adult' | 'mature' | 'elder'

export type NoseName = 'straight' | 'small' | 'snub' | 'aquiline' | 'long' | 'broad'

/** `bridge` above 0 is a bump; `tip` above 0 points down. */
export const noses = {
  straight: { bridge: 1, length: 1, tip: 0 },
  small: { bridge: -2, length: -7, tip: -1 },
  snub: { bridge: -6, length: -1, tip: -6 },
  aquiline: { bridge: 8, length: 5, tip: 4 },
  long: { bridge: 2, length: 11, tip: 2 },
  broad: { bridge: -3, length: 4, tip: 2 },
} as const satisfies Record<NoseName, unknown>

/** Maps a point of the upright head to the picture. */
export type Pose = (point: Point) => Point

/**
 * Returns the pose that tilts the head about the point [160, 320] of the neck, then moves this point
 * to [168, 326]. The bust stays upright: the tilt decreases from y = 300 and ends at y = 380.
 */
export function poseHead(tiltDegrees: number): Pose {
  const tilt = (tiltDegrees * Math.PI) / 180
  return ([x, y]) => {
    const angle = tilt * Math.max(0, Math.min(1, (380 - y) / 80))
    const [dx, dy] = [x - 160, y - 320]
    return [
      168 + dx * Math.cos(angle) - dy * Math.sin(angle),
      326 + dx * Math.sin(angle) + dy * Math.cos(angle),
    ]
  }
}

/** Number of points that `createFaceLine` returns. */
export const facePointCount = 96

/** Approximate position of the jaw joint. */
const jawJoint: Point = [198, 236]

/** Rotation of the jaw, in radians, when the mouth is wide open in calm speech. */
const maxJawRotation = (5.2 * Math.PI) / 180

/**
 * How far the corner of a wide open mouth moves back, so that the gap between the lips is visible.
 */
const maxMouthCornerShift = 8

const smoothstep = (from: number, to: number, value: number) => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return share * share * (3 - 2 * share)
}

/**
 * Returns a pose that also rotates the part of the face below the mouth and in front of the neck.
 * `opening` is 0 to 1.
 */
export function openJaw(pose: Pose, opening: number): Pose {
  if (opening === 0) return pose
  return (point) => {
    const [x, y] = point
    const angle = maxJawRotation * opening * smoothstep(206, 240, x) * smoothstep(272, 279, y)
    const [dx, dy] = [x - jawJoint[0], y - jawJoint[1]]
    return pose([
      jawJoint[0] + dx * Math.cos(angle) - dy * Math.sin(angle),
      jawJoint[1] + dx * Math.sin(angle) + dy * Math.cos(angle),
    ])
  }
}

/**
 * Returns the front outline, from the crown down to the chest, as `facePointCount` points.
 * `opening` is how far the mouth is open, 0 to 1.
 */
export function createFaceLine(features: FaceFeatures, pose: Pose, opening = 0): Point[] {
  const outline: Point[] = [
    [186, 94],
    [207, 97],
    [230, 109],
    [250 + features.forehead, 138],
    [261 + features.forehead * 0.6, 166],
    [265 + features.brow, 184],
    [258 + features.brow * 0.3, 201],
    [269 + features.bridge, 219],
    [279.5 + features.nose * 0.8, 236 + features.noseTip],
    [283.5 + features.nose, 243.5 + features.noseTip],
    [278.5 + features.nose * 0.7, 250 + features.noseTip * 0.5],
    [267, 253],
    [268 + features.lips * 0.4, 260],
    [274 + features.lips, 267],
    [267.5 + features.lips * 0.2 - maxMouthCornerShift * opening, 272.5 + 2 * opening],
    [271 + features.lips * 0.9, 279],
    [262 + features.chin * 0.4, 288],
    [264 + features.chin, 299],
    [260 + features.chin, 311 + features.jaw],
    [242 + features.chin * 0.5, 317 + features.jaw],
    [221, 320 + features.jaw * 0.5],
    [212 + features.neck, 336],
    [211 + features.neck, 358],
    [222 + features.neck, 384],
    [252, 410],
    [288, 436],
    [306, 486],
  ]
  return sampleSpline(outline.map(openJaw(pose, opening)), facePointCount)
}

/** Returns the rear outline, from the shoulder up over the back of the head to the crown. */
export function createBackLine(features: FaceFeatures, pose: Pose): Point[] {
  const outline: Point[] = [
    [0, 486],
    [16, 430],
    [62, 392],
    [108 - features.neck * 0.7, 364],
    [120 - features.neck, 330],
    [116 - features.neck * 0.4, 288],
    [92, 246],
    [84, 190],
    [98, 134],
    [130, 103],
    [158, 95],
    [186, 94],
  ]
  return sampleSpline(outline.map(pose), 60)
}

/** The closed outline of head and shoulders. */
export const createBodyPath = (back: readonly Point[], face: readonly Point[]) =>
  `${curvePath(back)}${curvePath(face, 'L')}Z`
