import { addDays } from '../formatting/calendar-days'
import { toParisDay } from '../formatting/paris-time'
import { isWorkingDay } from '../formatting/working-day'

/** Length of the withdrawal period (French Consumer Code, article L221-18). */
export const withdrawalDays = 14

/**
 * Returns the last day to withdraw from a purchase, by the calendar in Paris. The day of the
 * purchase does not count. The last day counts until midnight; if it would be a Saturday, a Sunday
 * or a public holiday, the next working day is the last day instead (French Consumer Code, articles
 * L221-18 and L221-19).
 */
export function getLastWithdrawalDay(paidAt: Date): string {
  let day = addDays(toParisDay(paidAt), withdrawalDays)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

/** Returns the first day on which a withdrawal is no longer possible, by the calendar in Paris. */
export const getFirstDayAfterWithdrawal = (paidAt: Date) => addDays(getLastWithdrawalDay(paidAt), 1)

export const isWithdrawalOpen = (paidAt: Date, now: Date) =>
  toParisDay(now) <= getLastWithdrawalDay(paidAt)
