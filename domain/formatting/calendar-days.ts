/**
 * A calendar day as text, "2026-11-21"; days sort as text. Arithmetic on them ignores time zones.
 */
export type CalendarDay = string

const dayMs = 86_400_000

const toDate = (day: CalendarDay) => new Date(`${day}T00:00:00Z`)

/** The day `count` days later; earlier for a negative number. */
export const addDays = (day: CalendarDay, count: number): CalendarDay =>
  new Date(toDate(day).getTime() + count * dayMs).toISOString().slice(0, 10)

/** Whether the text is an existing day. */
export const isCalendarDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(toDate(text).getTime()) &&
  toDate(text).toISOString().startsWith(text)

/** Number of days from one to another, both included; 0 or less when `to` is before `from`. */
export const countDays = ({ from, to }: DayRange) =>
  Math.round((toDate(to).getTime() - toDate(from).getTime()) / dayMs) + 1

/** A range of days, both ends included. */
export type DayRange = { from: CalendarDay; to: CalendarDay }

/** The days of a range in their order. */
export const listDays = (range: DayRange): CalendarDay[] =>
  Array.from({ length: Math.max(0, countDays(range)) }, (_, index) => addDays(range.from, index))
