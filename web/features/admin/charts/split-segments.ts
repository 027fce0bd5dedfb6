export type ChartPoint = { index: number; value: number }

/** Splits a line at the days without a value: each segment is drawn on its own. */
export function splitSegments(values: readonly (number | null)[]): ChartPoint[][] {
  const segments: ChartPoint[][] = []
  let isInSegment = false
  for (const [index, value] of values.entries()) {
    if (value === null) isInSegment = false
    else if (isInSegment) segments.at(-1)?.push({ index, value })
    else {
      segments.push([{ index, value }])
      isInSegment = true
    }
  }
  return segments
}
