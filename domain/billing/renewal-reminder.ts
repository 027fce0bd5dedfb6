import { parisDayOf } from '../formatting/paris-time'

type Renewal = { interval: 'week' | 'month'; renewsAt: Date }

/** How many days ahead somebody is told (05, « renewal »). */
const daysAhead = 3

/** The day of a moment in Paris, as a count of days. */
const dayOf = (time: Date) => Date.parse(parisDayOf(time)) / 86_400_000

/**
 * Under which name a renewal is announced now; undefined when it is too early or too late. Each name
 * is used once: every renewal of a month's subscription has its own, weekly ones share that of the
 * month in which they fall, so that one of them a month is announced.
 */
export function reminderDue({ interval, renewsAt }: Renewal, now: Date): string | undefined {
  const isNear = dayOf(renewsAt) - dayOf(now) <= daysAhead
  if (!isNear || renewsAt <= now) return undefined
  const day = parisDayOf(renewsAt)
  return interval === 'month' ? day : day.slice(0, 'YYYY-MM'.length)
}
