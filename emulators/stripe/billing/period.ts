import type { Interval } from '../objects/price'

type Recurring = { interval: string; interval_count: number }

const daySeconds = 86_400

/**
 * When a period that begins at `start` ends, in seconds since 1970. A month keeps the day and the
 * hour of the `anchor`: begun on 31 January, it ends on 28 February and then on 31 March.
 */
export function periodEnd(start: number, anchor: number, { interval, interval_count }: Recurring) {
  switch (interval as Interval) {
    case 'day':
      return start + interval_count * daySeconds
    case 'week':
      return start + interval_count * 7 * daySeconds
    case 'month':
      return addMonths(start, anchor, interval_count)
    case 'year':
      return addMonths(start, anchor, interval_count * 12)
  }
}

function addMonths(start: number, anchor: number, months: number) {
  const from = new Date(start * 1_000)
  const anchored = new Date(anchor * 1_000)
  const year = from.getUTCFullYear()
  const month = from.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(anchored.getUTCDate(), lastDay)
  const timeOfDay = anchor % daySeconds
  return Date.UTC(year, month, day) / 1_000 + timeOfDay
}
