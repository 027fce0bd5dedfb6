import {
  closedPath,
  curvePath,
  lerp,
  linesBetween,
  type Point,
  sampleSpline,
} from '../geometry/curves'
import type { StrandLayer } from '../hair/hair'
import type { FaceFeatures, Pose } from './face-profile'

export type Garment =
  | 'bare'
  | 'boat-neck'
  | 'collar'
  | 'lapels'
  | 'raised-collar'
  | 'roll-neck'
  | 'scarf'
  | 'stand-collar'

export type ClothesShapes = {
  /** Closed shapes, painted within the body. */
  cloth: string[]
  /** Lines of folds and of the chest, drawn within the body. */
  folds: string[]
  /** Painted over neck and body. */
  over: StrandLayer[]
}

/** Returns the shapes of a garment on the shoulders of a posed figure. */
export function layOutClothes(garment: Garment, features: FaceFeatures, pose: Pose): ClothesShapes {
  const chest = createChestFolds()
  switch (garment) {
    case 'bare':
      return { cloth: [], folds: chest, over: [] }
    case 'roll-neck':
      return {
        cloth: [createRollNeck(features, pose)],
        folds: [...createRollNeckFolds(features, pose), ...chest],
        over: [],
      }
    case 'boat-neck':
      return { cloth: [createNeckline(14, features, pose)], folds: chest, over: [] }
    case 'collar':
      return {
        cloth: [createNeckline(30, features, pose)],
        folds: [...createLapelFolds(30, features), ...chest],
        over: [],
      }
    case 'lapels':
      return {
        cloth: [createNeckline(54, features, pose)],
        folds: [...createLapelFolds(54, features), ...chest],
        over: [],
      }
    case 'stand-collar':
      return {
        cloth: [createNeckline(14, features, pose)],
        folds: chest,
        over: [createStandCollar(features, pose)],
      }
    case 'raised-collar':
      return {
        cloth: [createNeckline(40, features, pose)],
        folds: chest,
        over: [createRaisedCollar(features, pose)],
      }
    case 'scarf':
      return {
        cloth: [createNeckline(14, features, pose)],
        folds: chest,
        over: [createScarf(features, pose)],
      }
  }
}

const createChestFolds = () =>
  Array.from({ length: 8 }, (_, i) => {
    const t = i / 7
    const swell = Math.sin(t * Math.PI)
    return curvePath([
      [lerp(14, 244, t), lerp(450, 438, t) + swell * 22],
      [lerp(10, 270, t), 462 + swell * 12],
      [lerp(-2, 286, t), 492],
    ])
  })

function createRollNeck({ neck }: FaceFeatures, pose: Pose) {
  const outline: Point[] = [
    [106 - neck, 346],
    [128, 356],
    [170, 362],
    [214 + neck, 350],
    [226 + neck, 388],
    [252, 410],
    [288, 436],
    [306, 490],
    [0, 490],
    [16, 430],
    [62, 392],
    [104 - neck, 368],
    [106 - neck, 346],
  ]
  return curvePath(outline.map(pose))
}

const createRollNeckFolds = ({ neck }: FaceFeatures, pose: Pose) =>
  Array.from({ length: 4 }, (_, i) => {
    const line: Point[] = [
      [108 - neck, 352 + i * 9],
      [140, 364 + i * 9],
      [180, 367 + i * 9],
      [215 + neck + i * 2, 356 + i * 10],
    ]
    return curvePath(line.map(pose))
  })

/** Cloth from the shoulders up to a neckline of the given depth. */
function createNeckline(depth: number, { neck }: FaceFeatures, pose: Pose) {
  const outline: Point[] = [
    [96 - neck * 0.7, 374],
    [130, 384 + depth * 0.4],
    [180, 392 + depth],
    [228 + neck * 0.6, 394],
    [256, 412],
    [290, 438],
    [308, 492],
    [0, 492],
    [16, 430],
    [62, 392],
    [96 - neck * 0.7, 374],
  ]
  return curvePath(outline.map(pose))
}

const createLapelFolds = (depth: number, { neck }: FaceFeatures) => [
  curvePath([
    [104 - neck * 0.7, 372],
    [128, 396],
    [176, 420 + depth * 0.4],
    [186, 488],
  ]),
  curvePath([
    [226 + neck * 0.6, 394],
    [212, 416],
    [188, 440],
    [186, 488],
  ]),
]

/** A narrow band round the neck, closed in front. */
const createStandCollar = ({ neck }: FaceFeatures, pose: Pose) =>
  createBand(
    [
      [100 - neck, 350],
      [140, 368],
      [186, 368],
      [218 + neck, 352],
    ],
    [
      [90 - neck * 0.7, 374],
      [136, 394],
      [192, 396],
      [228 + neck * 0.7, 378],
    ],
    3,
    pose,
  )

/** A coat's collar, turned up behind and open in front. */
const createRaisedCollar = ({ neck }: FaceFeatures, pose: Pose) =>
  createBand(
    [
      [84 - neck * 0.6, 318],
      [116, 344],
      [164, 388],
      [228, 436],
      [304, 470],
    ],
    [
      [-10, 456],
      [40, 500],
      [110, 520],
      [200, 530],
      [304, 530],
    ],
    9,
    pose,
  )

const createScarf = ({ neck }: FaceFeatures, pose: Pose) =>
  createBand(
    [
      [98 - neck, 342],
      [140, 366],
      [186, 366],
      [222 + neck, 344],
    ],
    [
      [82 - neck * 0.6, 388],
      [134, 418],
      [200, 420],
      [246 + neck * 0.6, 390],
    ],
    6,
    pose,
  )

/**
 * A piece of cloth between two lines across the neck and chest. Fold lines divide it into `gaps`
 * equal strips.
 */
function createBand(top: Point[], bottom: Point[], gaps: number, pose: Pose): StrandLayer {
  const topLine = sampleSpline(top.map(pose), 12)
  const bottomLine = sampleSpline(bottom.map(pose), 12)
  return {
    // The outline is drawn as one curve, which rounds the corners.
    outline: closedPath([...topLine, ...bottomLine.toReversed(), topLine[0]!]),
    strands: linesBetween(topLine, bottomLine, gaps)
      .map((line) => curvePath(line))
      .join(''),
    material: 'cloth',
    isClipped: true,
  }
}
