import { frenchMonths } from '../text-normalisation/french-months'

/** A day that the caller named, as a calendar day ("2026-11-26"), and the words that named it. */
export type NamedDay = { day: string; words: string }

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
const smallNumbers = ['un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix']

const dayPattern = new RegExp(
  [
    "(?<relative>après-demain|demain|aujourd[’']hui|ce soir|cet après-midi|ce week-end)",
    `(?:(?<=^|[ ,])(?:le |ce )?(?<weekday>${weekdays.join('|')})(?!s| dernier| passé)(?: prochain)?(?: (?<weekdayDate>\\d{1,2})(?: (?<weekdayMonth>${frenchMonths.join('|')}))?)?)`,
    `le (?<date>\\d{1,2}|1er|premier) (?<month>${frenchMonths.join('|')})`,
    `dans (?<count>\\d{1,2}|${smallNumbers.join('|')}|une) (?<unit>jours?|semaines?|mois)`,
    '(?<next>la semaine prochaine|le mois prochain)',
  ].join('|'),
  'iu',
)

/**
 * Finds the first day in the text that is today or later. `today` is a calendar day. "Jeudi" is the
 * next Thursday after today; "la semaine prochaine" is the Monday of that week.
 */
export function findComingDay(text: string, today: string): NamedDay | null {
  const match = dayPattern.exec(text)
  if (!match) return null
  const day = resolveDay(match.groups ?? {}, today)
  return day && day >= today ? { day, words: match[0].trim() } : null
}

type Groups = Readonly<Record<string, string | undefined>>

function resolveDay(groups: Groups, today: string): string | null {
  const { relative, weekday, weekdayDate, weekdayMonth, date, month, count, unit, next } = groups
  if (relative) return addDays(today, countDaysAhead(relative.toLowerCase(), today))
  if (weekday && weekdayDate) return findDate(Number(weekdayDate), weekdayMonth, today)
  if (weekday) return findWeekday(weekday.toLowerCase(), today)
  if (date) return findDate(Number.parseInt(date, 10) || 1, month, today)
  if (count && unit) return addPeriod(today, readNumber(count), unit)
  return next ? findNextPeriod(next.toLowerCase(), today) : null
}

function countDaysAhead(words: string, today: string): number {
  if (words === 'demain') return 1
  if (words === 'après-demain') return 2
  return words === 'ce week-end' ? (6 - getWeekday(today) + 7) % 7 : 0
}

const findWeekday = (name: string, today: string) =>
  addDays(today, (weekdays.indexOf(name) - getWeekday(today) + 7) % 7 || 7)

/** The next such date; without a month, in this month or the next. */
function findDate(date: number, monthName: string | undefined, today: string): string | null {
  const start = parseDay(today)
  const month = monthName ? frenchMonths.indexOf(monthName.toLowerCase()) : start.getUTCMonth()
  for (let step = 0; step < 2; step += 1) {
    const candidate = monthName
      ? new Date(Date.UTC(start.getUTCFullYear() + step, month, date))
      : new Date(Date.UTC(start.getUTCFullYear(), month + step, date))
    const isRealDate = candidate.getUTCDate() === date
    if (isRealDate && formatDay(candidate) >= today) return formatDay(candidate)
  }
  return null
}

function addPeriod(today: string, count: number, unit: string): string {
  if (unit.startsWith('semaine')) return addDays(today, 7 * count)
  return unit === 'mois' ? addDays(today, 30 * count) : addDays(today, count)
}

function findNextPeriod(words: string, today: string): string {
  if (words === 'la semaine prochaine') return addDays(today, (8 - getWeekday(today)) % 7 || 7)
  const start = parseDay(today)
  return formatDay(new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 1)))
}

const readNumber = (word: string) =>
  Number(word) || Math.max(1, smallNumbers.indexOf(word.toLowerCase()) + 1)

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)
const formatDay = (date: Date) => date.toISOString().slice(0, 10)
const getWeekday = (day: string) => parseDay(day).getUTCDay()
const addDays = (day: string, count: number) =>
  formatDay(new Date(parseDay(day).getTime() + count * 86_400_000))
