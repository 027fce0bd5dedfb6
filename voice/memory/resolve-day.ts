import { frenchMonths } from '../text-normalisation/french-months'

/** A day that the caller named. */
export type NamedDay = {
  /** The calendar day, "2026-11-26"; for a longer period its last day, for a week its Friday. */
  day: string
  /** The words that name the day: "jeudi matin". */
  words: string
  /** The same day as a date, which stays correct later: "le jeudi 26 novembre au matin". */
  phrase: string
}

const weekdays = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi']
/** Matches the name of a weekday. */
export const weekdayPattern = `(?:${weekdays.join('|')})`
const smallNumbers =
  'un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix-sept|dix-huit|dix-neuf|vingt|vingt et un|vingt-deux|vingt-trois|vingt-quatre|vingt-cinq|vingt-six|vingt-sept|vingt-huit|vingt-neuf|trente|trente et un'.split(
    '|',
  )
const longestFirst = smallNumbers.toReversed().join('|')
const month = frenchMonths.join('|')
/** Excludes weekdays of habits ("le jeudi", "du lundi au vendredi") and of the past ("depuis lundi"). */
const notHabitOrPast =
  '(?<!(?:^|[ ,])(?:le|du|au|un|les|tous les|chaque|depuis|d’un|avant-hier|hier|de) )(?<=^|[ ,])'
const datedDay = `(?:\\d{1,2}|1er|premier|${longestFirst})`

const dayPattern = new RegExp(
  [
    "(?<!\\p{L})(?<relative>après-demain|demain|aujourd[’']hui|ce soir|cet après-midi|(?:ce|le) week-end prochain|ce week-end)",
    `(?<=^|[ ,])(?:le |ce )?(?<datedWeekday>${weekdays.join('|')}) (?<weekdayDate>\\d{1,2})(?: (?<weekdayMonth>${month}))?`,
    `${notHabitOrPast}(?:ce )?(?<weekday>${weekdays.join('|')})(?!s|\\p{L}| dernier| passé| sur )(?: prochain)?`,
    `(?<=^|[ ,])le (?<date>${datedDay}) (?<month>${month})`,
    '(?<=^|[ ,])le (?<bareDate>\\d{1,2}|1er)(?= |$)(?! (?:rue|avenue|boulevard|étage|bus|train|tram|heures?|est|qui|vient|arrive))',
    `dans (?<count>\\d{1,2}|une|${longestFirst}) (?<unit>jours?|semaines?|mois)(?!\\p{L})`,
    "(?<next>la semaine prochaine|le mois prochain|l[’']année prochaine|l[’']an prochain|cet été|l[’']été prochain|à noël)",
    `(?<monthStart>en|au mois de|au mois d’|courant|début|fin|mi-) ?(?<wholeMonth>${month})(?! dernier|\\p{L})`,
  ].join('|'),
  'iu',
)
const partOfDay = /^ (?:dans l’)?(?<part>matin|soir|après-midi|midi)(?!\p{L})/iu
const partPhrases: Readonly<Record<string, string>> = {
  matin: ' au matin',
  soir: ' au soir',
  'après-midi': ' dans l’après-midi',
  midi: ' à midi',
}

/**
 * Finds the first day, today or later, that the text mentions; null when it mentions none, when that day does not
 * exist, such as "le 31 février", or when the text has "lendemain", which depends on another day. `today` is a calendar
 * day. "Jeudi" is the next Thursday after today. A longer period counts as its last day, the next week as its Friday.
 */
export function findComingDay(text: string, today: string): NamedDay | null {
  const match = dayPattern.exec(text)
  if (!match || /lendemain/i.test(text)) return null
  const resolved = resolveDay(match.groups ?? {}, today)
  if (!resolved) return null
  const part = partOfDay.exec(text.slice(match.index + match[0].length))
  const partPhrase = partPhrases[part?.groups?.part?.toLowerCase() ?? ''] ?? ''
  return {
    day: resolved.day,
    words: `${match[0]}${part?.[0] ?? ''}`.trim(),
    phrase: resolved.phrase + partPhrase,
  }
}

type Groups = Readonly<Record<string, string | undefined>>
type Resolved = { day: string; phrase: string }

function resolveDay(groups: Groups, today: string): Resolved | null {
  const toResolvedDay = (day: string | null) =>
    day === null ? null : { day, phrase: formatDate(day, today) }
  const { relative, weekday, datedWeekday, weekdayDate, weekdayMonth, count, unit, next } = groups
  if (relative) return resolveRelative(relative.toLowerCase(), today)
  if (datedWeekday) return toResolvedDay(findDate(Number(weekdayDate), weekdayMonth, today))
  if (weekday) return toResolvedDay(findWeekday(weekday.toLowerCase(), today))
  const date = groups.date ?? groups.bareDate
  if (date) return toResolvedDay(findDate(readNumber(date), groups.month, today))
  if (count && unit) return resolvePeriod(readNumber(count), unit, today)
  if (next) return resolveNext(next.toLowerCase().replace("'", '’'), today)
  const { monthStart = '', wholeMonth } = groups
  return wholeMonth ? resolveMonth(monthStart.toLowerCase(), wholeMonth.toLowerCase(), today) : null
}

function resolveRelative(words: string, today: string): Resolved {
  if (words.includes('week-end')) {
    const daysUntilSunday = countDaysUntil('dimanche', today)
    // On a Saturday or Sunday, "le week-end prochain" is not the current weekend.
    const isWeekAfter = words.includes('prochain') && daysUntilSunday <= 1
    const sunday = addDays(today, daysUntilSunday + (isWeekAfter ? 7 : 0))
    return { day: sunday, phrase: `le week-end du ${formatDayOfMonth(addDays(sunday, -1), today)}` }
  }
  const day = addDays(today, daysAheadByWord[words] ?? 0)
  return { day, phrase: formatDate(day, today) + findPartPhrase(words) }
}

const daysAheadByWord: Readonly<Record<string, number>> = { demain: 1, 'après-demain': 2 }

function findPartPhrase(words: string): string {
  if (words === 'ce soir') return partPhrases.soir ?? ''
  return words.startsWith('cet') ? (partPhrases['après-midi'] ?? '') : ''
}

/** Returns the next day after today with this weekday. */
const findWeekday = (name: string, today: string) =>
  addDays(today, countDaysUntil(name, today) || 7)

/** Returns the days until the next day with this weekday; 0 when today is one. */
const countDaysUntil = (weekday: string, today: string) =>
  (weekdays.indexOf(weekday) - getWeekday(today) + 7) % 7

/** Returns the next day with this date; without a month, in this month or the next. null when there is none. */
function findDate(date: number, monthName: string | undefined, today: string): string | null {
  const start = parseDay(today)
  const startMonth = monthName ? frenchMonths.indexOf(monthName.toLowerCase()) : start.getUTCMonth()
  for (let offset = 0; offset < 2; offset += 1) {
    const candidate = monthName
      ? new Date(Date.UTC(start.getUTCFullYear() + offset, startMonth, date))
      : new Date(Date.UTC(start.getUTCFullYear(), startMonth + offset, date))
    const isRealDate = candidate.getUTCDate() === date
    if (isRealDate && formatIsoDay(candidate) >= today) return formatIsoDay(candidate)
  }
  return null
}

function resolvePeriod(count: number, unit: string, today: string): Resolved {
  if (unit === 'mois') {
    const day = addDays(today, 30 * count)
    return { day, phrase: `vers le ${formatDayOfMonth(day, today)}` }
  }
  const weeks = unit.startsWith('semaine') ? count : weeksByDays[count]
  const day = addDays(today, weeks ? 7 * weeks : count)
  return { day, phrase: weeks ? `vers le ${formatDayOfMonth(day, today)}` : formatDate(day, today) }
}

/** "Huit jours" and "quinze jours" mean one week and two weeks. */
const weeksByDays: Readonly<Record<number, number>> = { 8: 1, 15: 2 }

function resolveNext(words: string, today: string): Resolved | null {
  const year = parseDay(today).getUTCFullYear()
  if (words === 'la semaine prochaine') {
    const monday = findWeekday('lundi', today)
    return { day: addDays(monday, 4), phrase: `la semaine du ${formatDayOfMonth(monday, today)}` }
  }
  if (words === 'le mois prochain') {
    const name = frenchMonths[(parseDay(today).getUTCMonth() + 1) % 12] ?? ''
    return resolveMonth('en', name, today)
  }
  if (words === 'à noël') {
    const day = findDate(25, 'décembre', today)
    return day === null ? null : { day, phrase: `à Noël ${day.slice(0, 4)}` }
  }
  if (words.includes('été')) {
    const summer = today <= `${year}-08-31` ? year : year + 1
    return { day: `${summer}-08-31`, phrase: `à l’été ${summer}` }
  }
  return { day: `${year + 1}-12-31`, phrase: `en ${year + 1}` }
}

/** A month counts as its last day, because the event is over only then. */
function resolveMonth(start: string, name: string, today: string): Resolved {
  const now = parseDay(today)
  const index = frenchMonths.indexOf(name)
  const year = now.getUTCFullYear() + (index < now.getUTCMonth() ? 1 : 0)
  const day = formatIsoDay(new Date(Date.UTC(year, index + 1, 0)))
  return { day, phrase: `${formatMonthStart(start)}${name}${formatYear(day, today)}` }
}

function formatMonthStart(start: string): string {
  if (start === 'début' || start === 'fin') return `${start} `
  return start === 'mi-' ? 'mi-' : 'en '
}

function readNumber(word: string): number {
  const name = word.toLowerCase()
  if (/^\d+$/.test(name)) return Number(name)
  // "Une", "premier" and "1er" are not in the list, and count as 1.
  return Math.max(1, smallNumbers.indexOf(name) + 1)
}

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)
const formatIsoDay = (date: Date) => date.toISOString().slice(0, 10)
const getWeekday = (day: string) => parseDay(day).getUTCDay()
const addDays = (day: string, count: number) =>
  formatIsoDay(new Date(parseDay(day).getTime() + count * 86_400_000))

/** "26 novembre", or "12 janvier 2027" when the year is not the current one. */
function formatDayOfMonth(day: string, today: string): string {
  const date = parseDay(day).getUTCDate()
  const monthName = frenchMonths[parseDay(day).getUTCMonth()]
  return `${date === 1 ? '1er' : date} ${monthName}${formatYear(day, today)}`
}

/** " 2027", unless the day is in the current year. */
const formatYear = (day: string, today: string) =>
  day.slice(0, 4) === today.slice(0, 4) ? '' : ` ${day.slice(0, 4)}`

/** "le jeudi 26 novembre" */
const formatDate = (day: string, today: string) =>
  `le ${weekdays[getWeekday(day)]} ${formatDayOfMonth(day, today)}`

/** Matches the phrases that `findComingDay` returns, as they occur in a statement, except summers, years and Christmas. */
const absoluteDay = new RegExp(
  `le (?:${weekdays.join('|')}) \\d{1,2}(?:er)? (?:${month})(?: \\d{4})?(?: au matin| au soir| dans l’après-midi| à midi)?|(?:le week-end|la semaine) du \\d{1,2}(?:er)? (?:${month})(?: \\d{4})?|(?:en|début|fin|mi-|vers le \\d{1,2}(?:er)?) ?(?:${month})(?: \\d{4})?`,
  'iu',
)

/**
 * Replaces a relative day such as "demain" in a quotation with the date in the statement, which stays correct after the
 * day of the call. Returns the quotation unchanged when it or the statement names no day.
 */
export function replaceRelativeDay(quote: string, statement: string): string {
  const day = absoluteDay.exec(statement)?.[0]
  const words = dayPattern.exec(quote)
  if (!day || !words) return quote
  const rest = quote.slice(words.index + words[0].length).replace(partOfDay, '')
  return quote.slice(0, words.index) + day + rest
}
