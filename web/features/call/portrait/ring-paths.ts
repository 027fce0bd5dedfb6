import { createSeededRandom } from '../../../../domain/portrait/traits/seeded-random'

/** Side of the square viewBox; CSS stretches it to the portrait's oval. */
export const ringViewBoxSize = 400

const ringCount = 5
const pointCount = 60
const innerRadius = 131
const ringSpacing = 8.6

/**
 * Draws five closed SVG paths around a companion's portrait, innermost first. The inner ones are nearly
 * circular, the outer ones wavier. The same companion always gets the same paths.
 */
export function drawRingPaths(companionId: string): string[] {
  const random = createSeededRandom(`echo ${companionId}`)
  return Array.from({ length: ringCount }, (_, ring) => {
    const slowWave = { cycles: 3 + ring, phase: random.between(0, 2 * Math.PI) }
    const quickWave = { cycles: 5 + ring * 2, phase: random.between(0, 2 * Math.PI) }
    const amplitude = 0.6 + ring * ring * 0.34
    return drawClosedCurve((angle) => {
      const wave =
        0.62 * Math.sin(slowWave.cycles * angle + slowWave.phase) +
        0.38 * Math.sin(quickWave.cycles * angle + quickWave.phase)
      return innerRadius + ring * ringSpacing + amplitude * wave
    })
  })
}

/** Joins the midpoints between neighbouring points by quadratic curves, so that the path has no corners. */
function drawClosedCurve(radiusAt: (angle: number) => number): string {
  const points = Array.from({ length: pointCount }, (_, i) => {
    const angle = (i / pointCount) * 2 * Math.PI
    const radius = radiusAt(angle)
    const centre = ringViewBoxSize / 2
    return [centre + radius * Math.cos(angle), centre + radius * Math.sin(angle)] as const
  })
  const getMidpointAfter = (i: number) => {
    const [x, y] = points[i % pointCount]!
    const [nextX, nextY] = points[(i + 1) % pointCount]!
    return `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`
  }
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % pointCount]!
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${getMidpointAfter(i + 1)}`
  })
  return `M${getMidpointAfter(0)}${curves.join('')}Z`
}
