type Figure = {
  name: string
  value: number
  unit: string
  /** The goal in words, with its source: « p95 ≤ 10 ms (03) ». */
  goal?: string
  isReached?: boolean
}

/** One line for `scripts/bench.mjs` to read. */
export const report = (figure: Figure) => process.stdout.write(`${JSON.stringify(figure)}\n`)

/** The value below which the given share (0–1) of the samples lies; NaN without samples. */
export function percentile(samples: readonly number[], share: number) {
  const sorted = [...samples].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

export const rounded = (value: number, decimals = 1) => Number(value.toFixed(decimals))
