import { facePointCount, type Pose } from '../face/face-profile'
import {
  curvePath,
  type Point,
  pushSideways,
  roundToTenth,
  sampleSpline,
  smooth,
} from '../geometry/curves'

/** How a companion's sound waves are drawn. */
export type WaveTraits = {
  count: number
  gap: number
  cycles: number
  amplitude: number
  phase: number
  /** `line`: all waves are unbroken lines. `beads`: every second wave is a line of beads. */
  stroke: 'line' | 'beads'
}

/** Position of the mouth before the head is tilted. The waves are strongest at its height. */
export const mouth: Point = [274, 270]

/**
 * The part of the profile that the waves repeat: forehead to chin, then straight down the chest.
 */
function createFrontLine(face: readonly Point[], pose: Pose): Point[] {
  const foreheadIndex = 8
  const chinIndex = Math.round(facePointCount * 0.53)
  const chest: Point[] = [
    [258, 334],
    [246, 380],
    [236, 430],
    [230, 470],
  ]
  const sparsePoints = face.slice(foreheadIndex, chinIndex).filter((_, i) => i % 3 === 0)
  return sampleSpline([...sparsePoints, ...chest.map(pose)], 54)
}

/**
 * Number of `smooth` passes from the profile to a wave. The profile is wave 0; the waves follow
 * outwards from 1.
 */
const countSmoothingPasses = (wave: number) => (wave === 0 ? 0 : 4 + wave * wave * 2)

/** Draws the waves as `<path>` elements: copies of the profile, smoother with distance. */
export function drawWaves(face: readonly Point[], pose: Pose, waves: WaveTraits): string {
  const front = createFrontLine(face, pose)
  const mouthHeight = pose(mouth)[1]
  const paths: string[] = []
  let smoothedFront = front
  for (let wave = 1; wave <= waves.count; wave++) {
    const distanceFromFace = 7 + wave * waves.gap * (1 + wave * 0.035)
    // Each wave is smoothed from the previous one, which is cheaper than starting from the face.
    smoothedFront = smooth(
      smoothedFront,
      countSmoothingPasses(wave) - countSmoothingPasses(wave - 1),
    )
    const { length } = smoothedFront
    const line = pushSideways(smoothedFront, (i, point) => {
      const near = Math.exp(-(((point[1] - mouthHeight) / (52 + wave * 7)) ** 2))
      const cycle = (i / length) * waves.cycles * 2 * Math.PI + waves.phase + wave * 0.7
      return (
        distanceFromFace + waves.amplitude * near * (0.35 + wave / waves.count) * Math.sin(cycle)
      )
    })
    const path = curvePath(smooth(line, 2).filter((_, i) => i % 2 === 0))
    const opacity = roundToTenth(1 - (wave - 1) / (waves.count + 1))
    const width = roundToTenth(1.7 - (wave / waves.count) * 0.8)
    const beads =
      waves.stroke === 'beads' && wave % 2 === 0 ? ` stroke-dasharray=".1 ${4 + wave * 0.5}"` : ''
    paths.push(
      `<path d="${path}" stroke-opacity="${opacity}" stroke-width="${beads ? width + 0.9 : width}"${beads}/>`,
    )
  }
  return paths.join('')
}
