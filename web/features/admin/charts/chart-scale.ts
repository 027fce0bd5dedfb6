/** The vertical axis of a chart: its ends and its labelled values, lowest first. */
export type ChartScale = { min: number; max: number; ticks: readonly number[] }

/** Steps that are easy to read, to be multiplied by a power of ten. */
const niceSteps = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]

/** An axis from 0 to a round number that no value exceeds, with a tick in the middle. */
export function createScale(values: readonly number[]): ChartScale {
  const highest = Math.max(0, ...values)
  if (highest === 0) return { min: 0, max: 2, ticks: [0, 1, 2] }
  const minStep = highest / 2
  const powerOfTen = 10 ** Math.floor(Math.log10(minStep))
  const niceStep = niceSteps.find((nice) => nice * powerOfTen >= minStep) ?? 10
  // Rounded up, because a tick shows no decimals.
  const step = Math.ceil(niceStep * powerOfTen)
  return { min: 0, max: 2 * step, ticks: [0, step, 2 * step] }
}

/** Where a value lies on the axis, in percent from the bottom; 0 or 100 for a value outside the axis. */
export function toPercent(value: number, { min, max }: ChartScale): number {
  const clampedValue = Math.min(max, Math.max(min, value))
  return (100 * (clampedValue - min)) / (max - min)
}
