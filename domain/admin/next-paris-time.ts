import { toInstant } from '../appointments/local-time'
import { addDays } from '../formatting/calendar-days'
import { toParisDay } from '../formatting/paris-time'

/** Returns the next instant after `now` at which it is `hour`:`minute` in Paris. */
export function findNextParisTime(
  now: Date,
  { hour, minute }: { hour: number; minute: number },
): Date {
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
  const onDay = (day: string) => toInstant(`${day}T${time}`, 'Europe/Paris')
  const today = toParisDay(now)
  const instantToday = onDay(today)
  return instantToday > now ? instantToday : onDay(addDays(today, 1))
}
