import { addDays } from './calendar-days'

/**
 * Whether the day is neither a Saturday, a Sunday nor a public holiday (French Labour Code, article
 * L3133-1).
 */
export function isWorkingDay(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isPublicHoliday(day)
}

const fixedHolidays: readonly string[] = [
  '01-01',
  '05-01',
  '05-08',
  '07-14',
  '08-15',
  '11-01',
  '11-11',
  '12-25',
]

/** Easter Monday, Ascension and Whit Monday, in days after Easter Sunday. */
const movingHolidays: readonly number[] = [1, 39, 50]

function isPublicHoliday(day: string) {
  if (fixedHolidays.includes(day.slice(5))) return true
  const easter = computeEasterSunday(Number(day.slice(0, 4)))
  return movingHolidays.some((count) => addDays(easter, count) === day)
}

/** The Meeus/Jones/Butcher algorithm for the Gregorian calendar. */
function computeEasterSunday(year: number): string {
  const metonicYear = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const lunarCorrection = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const fullMoonOffset =
    (19 * metonicYear + century - Math.floor(century / 4) - lunarCorrection + 15) % 30
  const sundayOffset =
    (32 +
      2 * (century % 4) +
      2 * Math.floor(yearOfCentury / 4) -
      fullMoonOffset -
      (yearOfCentury % 4)) %
    7
  const correction = Math.floor((metonicYear + 11 * fullMoonOffset + 22 * sundayOffset) / 451)
  const position = fullMoonOffset + sundayOffset - 7 * correction + 114
  const month = String(Math.floor(position / 31)).padStart(2, '0')
  return `${year}-${month}-${String((position % 31) + 1).padStart(2, '0')}`
}
