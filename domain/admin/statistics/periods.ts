import {
  addDays,
  type CalendarDay,
  countDays,
  type DayRange,
  isCalendarDay,
} from '../../formatting/calendar-days'

/** The periods that can be chosen with one click, in days, today included. */
export const presetPeriods = [7, 30, 90] as const

export type PresetPeriod = (typeof presetPeriods)[number]

export const defaultPeriod: PresetPeriod = 30

/** The length of a leap year. */
export const maxPeriodDays = 366

/**
 * Length in days of each of the two periods that growth compares. The later one ends yesterday,
 * because today is not over.
 */
export const comparedDays = 30

/** Returns the last `days` days, today included. */
export const createPresetRange = (days: number, today: CalendarDay): DayRange => ({
  from: addDays(today, 1 - days),
  to: today,
})

/** Returns the `comparedDays` days before today, and as many days before those. */
export const createComparedRanges = (today: CalendarDay) => ({
  current: { from: addDays(today, -comparedDays), to: addDays(today, -1) },
  previous: { from: addDays(today, -2 * comparedDays), to: addDays(today, -comparedDays - 1) },
})

export type PeriodProblem = 'invalid-day' | 'wrong-order' | 'future' | 'too-long'

/** Why a custom range cannot be shown; null when it can. */
export function findPeriodProblem(range: DayRange, today: CalendarDay): PeriodProblem | null {
  if (!isCalendarDay(range.from) || !isCalendarDay(range.to)) return 'invalid-day'
  if (range.to < range.from) return 'wrong-order'
  if (range.to > today) return 'future'
  return countDays(range) > maxPeriodDays ? 'too-long' : null
}
