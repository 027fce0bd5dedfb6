import { toParisDay } from '../formatting/paris-time'

type Renewal = { interval: 'week' | 'month'; renewsAt: Date }

/** How many days before a renewal its reminder is sent. */
export const reminderLeadDays = 3

/** Number of days since 1970, by the calendar in Paris. */
const toParisDayNumber = (time: Date) => Date.parse(toParisDay(time)) / 86_400_000

/**
 * Returns the key of the reminder that is due for this renewal; undefined when it is too early or
 * too late. One reminder is sent per key: each renewal of a monthly subscription has a key
 * of its own (the day), weekly renewals share the key of their month.
 */
export function findDueReminderKey({ interval, renewsAt }: Renewal, now: Date): string | undefined {
  const isNear = toParisDayNumber(renewsAt) - toParisDayNumber(now) <= reminderLeadDays
  if (!isNear || renewsAt <= now) return undefined
  const day = toParisDay(renewsAt)
  return interval === 'month' ? day : day.slice(0, 'YYYY-MM'.length)
}
