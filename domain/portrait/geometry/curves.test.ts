import { describe, expect, it } from 'vitest'
import { curvePath, type Point, sampleSpline } from './curves'

/** Computes the control points of a path written by `curvePath`, reflected as browsers do. */
function computeControls(path: string): { controls: Point[]; end: Point } {
  const [, start, first, rest = ''] = path.match(/^M([^q]+)q([^t]+)(?:t(.+))?$/) ?? []
  const numbers = (text = '') => [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
  let [x = 0, y = 0] = numbers(start)
  const [cx = 0, cy = 0, dx = 0, dy = 0] = numbers(first)
  let control: Point = [x + cx, y + cy]
  const controls = [control]
  ;[x, y] = [x + dx, y + dy]
  const joints = numbers(rest)
  for (let i = 0; i < joints.length; i += 2) {
    control = [2 * x - control[0], 2 * y - control[1]]
    controls.push(control)
    ;[x, y] = [x + joints[i]!, y + joints[i + 1]!]
  }
  return { controls, end: [x, y] }
}

describe('curvePath', () => {
  it('keeps every control point of a long line within 1/6 of a unit of the given point', () => {
    const line = Array.from(
      { length: 200 },
      (_, i): Point => [i * 1.937, 60 * Math.sin(i / 9) + i / 7],
    )
    const { controls, end } = computeControls(curvePath(line))
    expect(controls).toHaveLength(198)
    controls.forEach(([x, y], i) => {
      expect(Math.hypot(x - line[i + 1]![0], y - line[i + 1]![1])).toBeLessThan(1 / 6)
    })
    expect(Math.hypot(end[0] - line[199]![0], end[1] - line[199]![1])).toBeLessThan(0.1)
  })

  it('writes two points as a straight line', () => {
    expect(
      curvePath([
        [1, 2],
        [3.04, -0.5],
      ]),
    ).toBe('M1 2L3 -.5')
  })
})

describe('sampleSpline', () => {
  it('samples the start, the end and the middle of a line, whatever the distances between its points', () => {
    const sampledPoints = sampleSpline(
      [
        [0, 0],
        [40, 0],
        [100, 0],
      ],
      11,
    )
    expect(sampledPoints[0]).toEqual([0, 0])
    expect(sampledPoints[10]).toEqual([100, 0])
    expect(sampledPoints[5]![0]).toBeCloseTo(50, 0)
  })
})
