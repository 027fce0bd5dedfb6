/**
 * A point of a picture that is 400 units wide and 480 high, in which the face looks to the right.
 */
export type Point = readonly [x: number, y: number]

/** Parses points written as in an SVG `points` attribute: "254,140 240,104". */
export const parsePoints = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

export const lerp = (from: number, to: number, share: number) => from + (to - from) * share

const lerpPoint = (from: Point, to: Point, share: number): Point => [
  lerp(from[0], to[0], share),
  lerp(from[1], to[1], share),
]

export const roundToTenth = (value: number) => Math.round(value * 10) / 10

const roundPoint = ([x, y]: Point): Point => [roundToTenth(x), roundToTenth(y)]

const measureDistance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1])

/** Number of points sampled from one given point to the next, before they are spaced evenly. */
const stepsPerSegment = 14

/** Returns points sampled along a Catmull-Rom spline, evenly spaced by length. */
export function sampleSpline(points: readonly Point[], count: number): Point[] {
  const densePoints = sampleDensely(points)
  /** Length of the line from its start to each dense point. */
  const distances = [0]
  for (let i = 1; i < densePoints.length; i++) {
    distances.push(distances[i - 1]! + measureDistance(densePoints[i - 1]!, densePoints[i]!))
  }
  const totalLength = distances[distances.length - 1]!
  const sampledPoints: Point[] = []
  let denseIndex = 0
  for (let i = 0; i < count; i++) {
    const targetDistance = (totalLength * i) / (count - 1)
    while (denseIndex < densePoints.length - 2 && distances[denseIndex + 1]! < targetDistance)
      denseIndex++
    const stepLength = distances[denseIndex + 1]! - distances[denseIndex]! || 1
    const share = (targetDistance - distances[denseIndex]!) / stepLength
    sampledPoints.push(lerpPoint(densePoints[denseIndex]!, densePoints[denseIndex + 1]!, share))
  }
  return sampledPoints
}

function sampleDensely(points: readonly Point[]): Point[] {
  const densePoints: Point[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const before = points[Math.max(0, i - 1)]!
    const start = points[i]!
    const end = points[i + 1]!
    const after = points[Math.min(points.length - 1, i + 2)]!
    for (let step = 0; step < stepsPerSegment; step++) {
      const t = step / stepsPerSegment
      densePoints.push([
        interpolateCatmullRom(before[0], start[0], end[0], after[0], t),
        interpolateCatmullRom(before[1], start[1], end[1], after[1], t),
      ])
    }
  }
  densePoints.push(points[points.length - 1]!)
  return densePoints
}

const interpolateCatmullRom = (
  before: number,
  start: number,
  end: number,
  after: number,
  t: number,
) =>
  0.5 *
  (2 * start +
    (end - before) * t +
    (2 * before - 5 * start + 4 * end - after) * t * t +
    (3 * start - before - 3 * end + after) * t ** 3)

const formatNumber = (value: number) => String(roundToTenth(value)).replace(/^(-?)0\./, '$1.')

const formatPair = (x: number, y: number) => `${formatNumber(x)} ${formatNumber(y)}`

/**
 * Writes a smooth path in few characters: a quadratic B-spline whose control points are the given
 * points and whose joints lie half-way between, so that SVG's "t" command only needs the joints.
 * Each joint is computed from the control point that the renderer reflects, so that rounding errors
 * do not add up. `start` begins a new subpath (M) or continues the previous one (L).
 */
export function curvePath(line: readonly Point[], start: 'M' | 'L' = 'M'): string {
  const lastIndex = line.length - 1
  let [x, y] = roundPoint(line[0]!)
  const opening = `${start}${x} ${y}`
  if (lastIndex === 1) return `${opening}L${formatPair(...line[1]!)}`
  let [controlX, controlY] = roundPoint(line[1]!)
  let path = `${opening}q${formatPair(controlX - x, controlY - y)} `
  for (let i = 1; i < lastIndex; i++) {
    const next = line[i + 1]!
    const isEnd = i === lastIndex - 1
    const endX = roundToTenth(isEnd ? next[0] : (controlX + next[0]) / 2)
    const endY = roundToTenth(isEnd ? next[1] : (controlY + next[1]) / 2)
    // The first joint belongs to the "q" command, and one "t" command has all others.
    if (i === 2) path += 't'
    else if (i > 2) path += ' '
    path += formatPair(endX - x, endY - y)
    ;[controlX, controlY] = [2 * endX - controlX, 2 * endY - controlY]
    ;[x, y] = [endX, endY]
  }
  return path.replace(/ -/g, '-')
}

export const closedPath = (points: readonly Point[]) => `${curvePath(points)}Z`

/**
 * Smooths a line: each pass replaces every point except the ends with a weighted mean of it and its
 * neighbours.
 */
export function smooth(points: readonly Point[], passCount: number): Point[] {
  let smoothedPoints = [...points]
  for (let pass = 0; pass < passCount; pass++) {
    smoothedPoints = smoothedPoints.map((point, i) => {
      const before = smoothedPoints[i - 1]
      const after = smoothedPoints[i + 1]
      if (!before || !after) return point
      return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4]
    })
  }
  return smoothedPoints
}

/** Moves each point sideways, to the left of the line's direction, by `offset`. */
export function pushSideways(
  points: readonly Point[],
  offset: (index: number, point: Point) => number,
): Point[] {
  return points.map((point, i) => {
    const before = points[Math.max(0, i - 1)]!
    const after = points[Math.min(points.length - 1, i + 1)]!
    const length = measureDistance(before, after) || 1
    const push = offset(i, point)
    return [
      point[0] + ((after[1] - before[1]) / length) * push,
      point[1] - ((after[0] - before[0]) / length) * push,
    ]
  })
}

/**
 * Adds to a line a sine wave whose amplitude grows over a little less than the first half of the
 * line.
 */
export function ripple(points: readonly Point[], amplitude: number, cycles: number, phase: number) {
  if (amplitude === 0) return [...points]
  return pushSideways(points, (i) => {
    const share = i / (points.length - 1)
    return amplitude * Math.min(1, share * 2.2) * Math.sin(share * cycles * 2 * Math.PI + phase)
  })
}

/**
 * Divides the space between two lines into `gapCount` equal parts; returns the `gapCount - 1` lines
 * between them.
 */
export function linesBetween(outer: readonly Point[], inner: readonly Point[], gapCount: number) {
  return Array.from({ length: gapCount - 1 }, (_, lineIndex) =>
    outer.map((point, i) => lerpPoint(point, inner[i]!, (lineIndex + 1) / gapCount)),
  )
}

/**
 * Returns `count` points round an ellipse, then the first one again. `heightRatio`: its height divided by its width.
 */
export function ring(centre: Point, radius: number, heightRatio: number, count = 12): Point[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI + 0.5
    return [
      centre[0] + radius * Math.cos(angle),
      centre[1] + radius * heightRatio * Math.sin(angle),
    ] as const
  })
}
