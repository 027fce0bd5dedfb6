import { closedPath, curvePath, type Point, ring, roundToTenth } from '../geometry/curves'
import type { Palette } from '../picture/palette'
import type { FaceFeatures, Pose } from './face-profile'

export type Glasses = 'none' | 'round' | 'rectangular' | 'half-moon' | 'cat-eye'

type Frame = {
  /** Returns the outline of the lens in front of the eye. */
  lens: (bridge: number) => string
  /** Where the arm leaves the frame. */
  hinge: Point
  /** How far below the usual height the bridge of the glasses is drawn. */
  drop: number
  strokeWidth: number
}

const polygonPath = (corners: readonly Point[]) =>
  `M${corners.map((corner) => corner.map(roundToTenth).join(' ')).join('L')}Z`

/**
 * Draws glasses that rest on the bridge of the nose, and their arm to the ear. In profile the near
 * lens hides the far one. Drawn before the hair, which hides the arm.
 */
export function drawGlasses(
  glasses: Glasses,
  { bridge }: FaceFeatures,
  pose: Pose,
  palette: Palette,
): string {
  if (glasses === 'none') return ''
  const { lens, hinge, drop, strokeWidth } = createFrames(pose)[glasses]
  const at = (x: number, y: number) => pose([x, y + drop])
  const front = 261 + bridge * 0.45
  const noseBridge = curvePath([at(front - 2, 203), at(front + 4, 199), at(front + 7, 205)])
  const middle: Point = [(hinge[0] + 180) / 2, (hinge[1] + 203) / 2 - 2]
  const arm = curvePath([pose(hinge), pose(middle), pose([180, 203]), pose([170, 213])])
  return `<g fill="none" stroke="${palette.flame}" stroke-width="${strokeWidth}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".92"><path d="${lens(bridge)}" fill="${palette.flame}" fill-opacity=".13"/><path d="${noseBridge}${arm}"/></g>`
}

function createFrames(pose: Pose): Record<Exclude<Glasses, 'none'>, Frame> {
  return {
    round: {
      lens: (bridge) => closedPath(ring([249 + bridge * 0.4, 208], 15, 1.1, 16).map(pose)),
      hinge: [235, 203],
      drop: 0,
      strokeWidth: 2,
    },
    rectangular: {
      lens: (bridge) =>
        polygonPath(
          [
            [234, 195] as const,
            [263 + bridge * 0.4, 197] as const,
            [260 + bridge * 0.4, 221] as const,
            [238, 220] as const,
          ].map(pose),
        ),
      hinge: [234, 199],
      drop: 0,
      strokeWidth: 2.8,
    },
    'half-moon': {
      lens: (bridge) =>
        `${curvePath([pose([240, 216]), pose([241, 230]), pose([254, 234]), pose([266 + bridge * 0.6, 229]), pose([268 + bridge * 0.6, 217])])}Z`,
      hinge: [240, 216],
      drop: 15,
      strokeWidth: 1.8,
    },
    'cat-eye': {
      lens: (bridge) =>
        closedPath(
          [
            [228, 190] as const,
            [246, 195] as const,
            [264 + bridge * 0.4, 199] as const,
            [261 + bridge * 0.4, 214] as const,
            [250, 221] as const,
            [238, 214] as const,
            [233, 201] as const,
            [228, 190] as const,
          ].map(pose),
        ),
      hinge: [232, 196],
      drop: 0,
      strokeWidth: 2.4,
    },
  }
}
