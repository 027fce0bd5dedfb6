import { formatCalendarDay } from '../formatting/paris-time'

/** Maximum length of a memory that the user edits, in characters. */
export const memoryMaxLength = 200

/**
 * Whether a statement names the calendar day of its event itself: "le mercredi 30 juin", unlike "en juin" or
 * "vers le 30 juin", for which the stored day is only the end of a period.
 */
export function namesDay(statement: string, calendarDay: string): boolean {
  const day = formatCalendarDay(calendarDay).replace(/ \d{4}$/, '')
  return new RegExp(`(?<!\\d|vers le )${day}(?!\\p{L})`, 'iu').test(statement)
}
