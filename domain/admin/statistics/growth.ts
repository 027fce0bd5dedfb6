/** The same figure in a period and in the period of the same length before it. */
export type Comparison = { current: number; previous: number }

/**
 * The change from one period to the next in percent, with one decimal: 12.5 for 90 after 80. Null
 * when the earlier figure is 0.
 */
export const computeGrowthPercent = ({ current, previous }: Comparison): number | null =>
  previous > 0 ? Math.round(((current - previous) / previous) * 1_000) / 10 : null
