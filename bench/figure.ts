type Figure = {
  name: string
  value: number
  unit: string
  /** For example "≤ 10 ms"; figures without a goal are for information. */
  goal?: string
  isMet?: boolean
}

/** Prints a figure as one line of JSON, which scripts/bench.mjs collects. */
export const report = (figure: Figure) => process.stdout.write(`${JSON.stringify(figure)}\n`)

/** Returns the percentile at `share` (0–1) of the samples; NaN without samples. */
export function percentile(samples: readonly number[], share: number) {
  const sorted = [...samples].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const round = (value: number, decimals = 1) => Number(value.toFixed(decimals))
