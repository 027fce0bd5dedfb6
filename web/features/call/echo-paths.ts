import { seededDraw } from '../../../domain/portrait/seeded-random'

/** The picture that the echoes are drawn in: a square, stretched to the medallion's oval. */
export const echoPictureSize = 400

const echoCount = 5
const pointCount = 60
const nearestRadius = 131
const step = 8.6

/**
 * The voice of a companion as five closed lines round its portrait, nearest first: a still oval that
 * grows livelier as it leaves. The same name gives the same lines.
 */
export function drawEchoPaths(companionId: string): string[] {
  const draw = seededDraw(`echo ${companionId}`)
  return Array.from({ length: echoCount }, (_, echo) => {
    const slow = { cycles: 3 + echo, phase: draw.between(0, 2 * Math.PI) }
    const quick = { cycles: 5 + echo * 2, phase: draw.between(0, 2 * Math.PI) }
    const amplitude = 0.6 + echo * echo * 0.34
    return closedCurve((angle) => {
      const wave =
        0.62 * Math.sin(slow.cycles * angle + slow.phase) +
        0.38 * Math.sin(quick.cycles * angle + quick.phase)
      return nearestRadius + echo * step + amplitude * wave
    })
  })
}

/** Quadratic curves through the middles between neighbouring points: no corner anywhere. */
function closedCurve(radiusAt: (angle: number) => number): string {
  const points = Array.from({ length: pointCount }, (_, i) => {
    const angle = (i / pointCount) * 2 * Math.PI
    const radius = radiusAt(angle)
    const middle = echoPictureSize / 2
    return [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)] as const
  })
  const between = (i: number) => {
    const [x, y] = points[i % pointCount]!
    const [nextX, nextY] = points[(i + 1) % pointCount]!
    return `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`
  }
  const curves = points.map((_, i) => {
    const [x, y] = points[(i + 1) % pointCount]!
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${between(i + 1)}`
  })
  return `M${between(0)}${curves.join('')}Z`
}
