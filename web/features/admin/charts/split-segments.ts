export type ChartPoint = { index: number; value: number }

/** Splits a line at the days without a value: each segment is drawn on its own. */
export function splitSegments(values: readonly (number | null)[]): ChartPoint[][] {
  const segments: ChartPoint[][] = []
  let isOpen = false
  for (const [index, value] of values.entries()) {
    if (value === null) isOpen = false
    else if (isOpen) segments.at(-1)?.push({ index, value })
    else {
      segments.push([{ index, value }])
      isOpen = true
    }
  }
  return segments
}
