import type { Interval } from '../objects/price'

type Recurring = { interval: string; interval_count: number }

const daySeconds = 86_400

/**
 * Returns when the period that begins at `start` ends (seconds since 1970). `anchor`: Stripe's
 * `billing_cycle_anchor`. Months keep the anchor's day and time where the month has that day: after
 * 31 January come 28 February and 31 March.
 */
export function getPeriodEnd(
  start: number,
  anchor: number,
  { interval, interval_count }: Recurring,
) {
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
  const startDate = new Date(start * 1_000)
  const anchorDate = new Date(anchor * 1_000)
  const year = startDate.getUTCFullYear()
  const month = startDate.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const day = Math.min(anchorDate.getUTCDate(), lastDay)
  const timeOfDay = anchor % daySeconds
  return Date.UTC(year, month, day) / 1_000 + timeOfDay
}
