import { parisDayOf } from '../formatting/paris-time'
import { addDays, isWorkingDay } from '../formatting/working-day'

/** Code de la consommation, L221-18. */
export const withdrawalDays = 14

/**
 * The last day on which a contract can be withdrawn from, of the calendar in Paris. The day of the
 * contract does not count, the last one counts to its end, and one that is a Saturday, a Sunday or
 * a public holiday gives way to the next working day (code de la consommation, L221-18 and L221-19).
 */
export function lastWithdrawalDay(concludedAt: Date): string {
  let day = addDays(parisDayOf(concludedAt), withdrawalDays)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}

export const isWithdrawalOpen = (concludedAt: Date, now: Date) =>
  parisDayOf(now) <= lastWithdrawalDay(concludedAt)
